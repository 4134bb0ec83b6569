// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { EntitySelect } from './EntitySelect.tsx';
import { fixedSource } from './source.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
// The list itself is covered by browser tests.
vi.mock('./OptionList.tsx', () => ({ OptionList: () => null }));

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
  render(
    <EntitySelect
      label="Thing"
      source={source}
      value={null}
      onChange={(value) => chosen.push(value)}
    />,
  );
  const field = document.querySelector('input');
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
  render(<EntitySelect label="Thing" source={source} value="a" onChange={() => undefined} />);
  const field = document.querySelector('input');
  act(() => field?.focus());
  await act(async () => {
    name();
    await vi.waitFor(() => expect(field?.value).toBe('Anchor'));
  });
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'Anchor'.length]);
});
