// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { Option, OptionSource } from './source.ts';
import { useTyped } from './useTyped.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const answers = new Map<string, () => void>();
const source: OptionSource = {
  key: ['lamps'],
  find: ({ q = '' }) =>
    new Promise((resolve) =>
      answers.set(q, () => resolve({ options: [{ value: q, label: q }], count: 1 })),
    ),
  one: (value) => Promise.resolve({ value, label: value }),
};
const take = vi.fn<(option: Option) => void>();

let leave: () => void;
function Field({ text }: { text: string }): null {
  ({ leave } = useTyped({ source, text, active: -1, take }));
  return null;
}
const show = (text: string): unknown => render(<Field text={text} />);
const answer = (q: string): Promise<void> => act(async () => answers.get(q)?.());

test('a match that comes after one has typed on isn’t taken', async () => {
  show('Buoy');
  await act(async () => leave());
  show('Rope');
  await answer('Buoy');
  expect(take).not.toHaveBeenCalled();
  await act(async () => leave());
  await answer('Rope');
  expect(take).toHaveBeenCalledExactlyOnceWith({ value: 'Rope', label: 'Rope' });
});
