// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { DialogFooter } from './DialogFooter.tsx';

const onClick = vi.fn();
const send = (event: Event): boolean | undefined => {
  let isKept: boolean | undefined;
  act(() => void (isKept = document.querySelector('button')?.dispatchEvent(event)));
  return isKept;
};
const click = (detail: number): boolean | undefined =>
  send(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const enter = (repeat: boolean): boolean | undefined =>
  send(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));

test('a double click and a held Enter press a button once, a later press again', () => {
  render(
    <DialogFooter>
      <button type="button" onClick={onClick}>
        Retry
      </button>
    </DialogFooter>,
  );
  click(1);
  click(2);
  expect(onClick).toHaveBeenCalledOnce();
  click(1);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(enter(false)).toBe(true);
  expect(enter(true)).toBe(false);
});
