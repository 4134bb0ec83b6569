// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

let change: (value: string) => void;

function Field(): ReactNode {
  const [value, setValue] = useState('all');
  change = setValue;
  return (
    <>
      <input />
      <p>{useHeldWhilePressed(value)}</p>
    </>
  );
}

const shown = () => document.querySelector('p')?.textContent;
const pointer = (type: string, state: PointerEventInit): void =>
  act(() => void window.dispatchEvent(new PointerEvent(type, state)));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Field />);
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was pressed remains until the click is over', () => {
  act(() => change('first'));
  pointer('pointerdown', { button: 0 });
  act(() => change('second'));
  expect(shown()).toBe('first');
  pointer('pointerup', {});
  expect(shown()).toBe('first');
  act(() => void vi.runAllTimers());
  expect(shown()).toBe('second');
});

test('other buttons hold nothing', () => {
  pointer('pointerdown', { button: 2 });
  act(() => change('first'));
  expect(shown()).toBe('first');
});

test.each<[string, () => void]>([
  ['the pointer moves unpressed', () => pointer('pointermove', { buttons: 0 })],
  ['the window loses the focus', () => act(() => void window.dispatchEvent(new Event('blur')))],
  [
    'another tab is opened',
    () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  ],
])('a release that no event told of is over when %s', (_name, happens) => {
  pointer('pointerdown', { button: 0 });
  act(() => change('first'));
  pointer('pointermove', { buttons: 1 });
  act(() => void document.querySelector('input')?.dispatchEvent(new FocusEvent('blur')));
  act(() => void vi.runAllTimers());
  expect(shown()).toBe('all');
  happens();
  act(() => void vi.runAllTimers());
  expect(shown()).toBe('first');
});
