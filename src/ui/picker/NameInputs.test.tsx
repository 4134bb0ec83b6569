// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NameInput } from './NameInputs.tsx';
import { fixedSource } from './source.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const source = fixedSource([{ value: 'a', label: 'Sea chart' }]);
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

function Field({ initial }: { initial: string }): ReactNode {
  const [value, setValue] = useState(initial);
  return <NameInput label="Type" source={source} value={value} onChange={setValue} />;
}

test.each([
  ['SEA CHART ', 'Sea chart'],
  ['Sea chart', 'Sea chart'],
  ['Sea charts', 'Sea charts'],
])('“%s”, once it is left, is “%s”', async (typed, taken) => {
  act(() =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <Field initial={typed} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const field = place.querySelector('input');
  act(() => field?.focus());
  await act(async () => {
    field?.blur();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(field?.value).toBe(taken);
});
