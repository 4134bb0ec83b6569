// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { useActiveOption } from './useActiveOption.ts';

const choose = vi.fn();

function List({ ids }: { ids: readonly string[] }): ReactNode {
  const { active, list, onKeyDown } = useActiveOption();
  return (
    <>
      <input onKeyDown={(event) => onKeyDown(event, () => undefined)} />
      <div role="listbox" ref={list}>
        {ids.map((id) => (
          <button
            key={id}
            id={id}
            type="button"
            role="option"
            aria-selected={id === active.id}
            onClick={() => choose(id)}
          >
            {id}
          </button>
        ))}
      </div>
    </>
  );
}

const show = async (...ids: string[]): Promise<void> => {
  render(<List ids={ids} />);
  // Mutations are told later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
const activeId = (): string | undefined => document.querySelector('[aria-selected=true]')?.id;
const press = (key: string): void =>
  act(() => {
    document
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('until a key moves it the first option is the active one, whichever group comes first', async () => {
  await show('product');
  expect(activeId()).toBe('product');
  await show('order', 'product');
  expect(activeId()).toBe('order');
  await show('command', 'order', 'product');
  press('Enter');
  expect(choose.mock.calls).toEqual([['command']]);
});

test('an option that was moved to stays, while groups come in above it', async () => {
  await show('order', 'product');
  press('ArrowDown');
  expect(activeId()).toBe('product');
  await show('command', 'order', 'product', 'customer');
  expect(activeId()).toBe('product');
  await show('command', 'order');
  expect(activeId()).toBe('command');
});
