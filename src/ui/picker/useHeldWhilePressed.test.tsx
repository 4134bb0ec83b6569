// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

let change: (value: string) => void;

function Field(): ReactNode {
  const [value, setValue] = useState('all');
  change = setValue;
  return <p>{useHeldWhilePressed(value)}</p>;
}

test('what was pressed remains until the click is over', () => {
  vi.useFakeTimers();
  render(<Field />);
  const shown = () => document.querySelector('p')?.textContent;
  act(() => change('first'));
  act(() => void window.dispatchEvent(new PointerEvent('pointerdown', { button: 0 })));
  act(() => change('second'));
  expect(shown()).toBe('first');
  act(() => void window.dispatchEvent(new Event('pointerup')));
  expect(shown()).toBe('first');
  act(() => void vi.runAllTimers());
  expect(shown()).toBe('second');
  vi.useRealTimers();
});

test('other buttons hold nothing', () => {
  render(<Field />);
  act(() => void window.dispatchEvent(new PointerEvent('pointerdown', { button: 2 })));
  act(() => change('first'));
  expect(document.querySelector('p')?.textContent).toBe('first');
});
