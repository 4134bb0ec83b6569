// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { SINGLE_PRESS } from './single-press.ts';

const onClick = vi.fn();
const send = (event: Event): boolean | undefined => {
  let isKept: boolean | undefined;
  act(() => void (isKept = document.querySelector('button')?.dispatchEvent(event)));
  return isKept;
};
const click = (detail: number): boolean | undefined =>
  send(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const key = (name: string, repeat: boolean): boolean | undefined =>
  send(new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }));

test('a double click and a held Enter press a button once, a later press again', () => {
  render(
    <div {...SINGLE_PRESS}>
      <button type="button" onClick={onClick}>
        Draft
      </button>
    </div>,
  );
  click(1);
  click(2);
  expect(onClick).toHaveBeenCalledOnce();
  click(1);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(key('Enter', false)).toBe(true);
  expect(key('Enter', true)).toBe(false);
  expect(key('ArrowDown', true)).toBe(true);
});
