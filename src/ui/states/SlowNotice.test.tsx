// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { SLOW_AFTER, SlowNotice } from './SlowNotice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const notice = (): HTMLElement | null => document.querySelector('[role=status]');

test('after ten seconds a notice lies over the skeleton and offers a retry', () => {
  const onRetry = vi.fn<() => void>();
  render(
    <InEnglish>
      <SlowNotice onRetry={onRetry} isOver />
    </InEnglish>,
  );
  act(() => void vi.advanceTimersByTime(SLOW_AFTER - 1));
  expect(notice()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(notice()?.hasAttribute('data-over')).toBe(true);
  act(() => notice()?.querySelector('button')?.click());
  expect(onRetry).toHaveBeenCalledOnce();
});
