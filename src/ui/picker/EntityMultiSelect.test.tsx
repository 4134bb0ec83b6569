// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { EntityMultiSelect } from './EntityMultiSelect.tsx';
import { fixedSource } from './source.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));

const names = Array.from({ length: 450 }, (_, at) => ({ value: `id_${at}`, label: `Lamp ${at}` }));
const fixed = fixedSource(names);
const source = { ...fixed, find: vi.fn(fixed.find), one: vi.fn(fixed.one) };
let chosen: readonly string[] = [];

function Field(): ReactNode {
  const [value, setValue] = useState<readonly string[]>([]);
  chosen = value;
  return <EntityMultiSelect label="Lamps" source={source} value={value} onChange={setValue} />;
}

const settle = (): Promise<void> =>
  act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
const press = async (init: KeyboardEventInit): Promise<void> => {
  const field = document.querySelector('input');
  await act(async () => {
    field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  });
  await settle();
};

test('all that match are chosen together, in a few calls and without one for each name', async () => {
  render(<Field />);
  await press({ code: 'ArrowDown', key: 'ArrowDown' });
  source.find.mockClear();
  await press({ code: 'KeyA', key: 'a', ctrlKey: true });
  expect(chosen).toHaveLength(450);
  expect(source.find).toHaveBeenCalledTimes(3);
  expect(source.one).not.toHaveBeenCalled();
});
