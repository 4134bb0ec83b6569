// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { NameInput } from './NameInputs.tsx';
import { fixedSource } from './source.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const source = fixedSource([{ value: 'a', label: 'Sea chart' }]);
function Field({ initial }: { initial: string }): ReactNode {
  const [value, setValue] = useState(initial);
  return <NameInput label="Type" source={source} value={value} onChange={setValue} />;
}

test.each([
  ['SEA CHART ', 'Sea chart'],
  ['Sea chart', 'Sea chart'],
  ['Sea charts', 'Sea charts'],
])('“%s”, once it is left, is “%s”', async (typed, taken) => {
  render(<Field initial={typed} />);
  const field = document.querySelector('input');
  act(() => field?.focus());
  await act(async () => {
    field?.blur();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(field?.value).toBe(taken);
});
