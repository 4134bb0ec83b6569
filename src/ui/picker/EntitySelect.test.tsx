// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EntitySelect } from './EntitySelect.tsx';
import { fixedSource } from './source.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
// The list is drawn by tests in a browser; here it is about the field.
vi.mock('./OptionList.tsx', () => ({ OptionList: () => null }));

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('the arrow that opens the list reaches its first option, which comes later; Enter takes it', async () => {
  const chosen: (string | null)[] = [];
  let answer: () => void = () => undefined;
  const fixed = fixedSource([
    { value: 'a', label: 'Anchor' },
    { value: 'b', label: 'Buoy' },
  ]);
  const source = {
    ...fixed,
    find: async (...search: Parameters<typeof fixed.find>) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return fixed.find(...search);
    },
  };
  act(() =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <EntitySelect
            label="Thing"
            source={source}
            value={null}
            onChange={(value) => chosen.push(value)}
          />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const field = place.querySelector('input');
  const press = async (code: string): Promise<void> =>
    act(async () => {
      field?.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true }));
    });
  await press('ArrowDown');
  expect(field?.getAttribute('aria-activedescendant')).toBeNull();
  await act(async () => {
    answer();
    await vi.waitFor(() => expect(field?.getAttribute('aria-activedescendant')).not.toBeNull());
  });
  expect(field?.getAttribute('aria-activedescendant')).toMatch(/-0$/);
  await press('Enter');
  expect(chosen).toEqual(['a']);
});

test('what is typed takes the chosen option’s place, also when its name comes after the focus', async () => {
  let name: () => void = () => undefined;
  const fixed = fixedSource([{ value: 'a', label: 'Anchor' }]);
  const source = {
    ...fixed,
    one: async (...asked: Parameters<typeof fixed.one>) => {
      await new Promise<void>((resolve) => {
        name = resolve;
      });
      return fixed.one(...asked);
    },
  };
  act(() =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <EntitySelect label="Thing" source={source} value="a" onChange={() => undefined} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const field = place.querySelector('input');
  act(() => field?.focus());
  await act(async () => {
    name();
    await vi.waitFor(() => expect(field?.value).toBe('Anchor'));
  });
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'Anchor'.length]);
});
