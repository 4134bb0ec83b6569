import { afterEach, expect, test, vi } from 'vitest';
import { setOverlaysReady, whenOverlaysReady } from './loader.ts';

afterEach(() => setOverlaysReady(false));

test('a dialog that is opened too early waits for its place, once', () => {
  const open = vi.fn();
  whenOverlaysReady(open);
  expect(open).not.toHaveBeenCalled();
  setOverlaysReady(true);
  expect(open).toHaveBeenCalledOnce();
  setOverlaysReady(false);
  setOverlaysReady(true);
  expect(open).toHaveBeenCalledOnce();
});

test('later it opens at once', () => {
  setOverlaysReady(true);
  const open = vi.fn();
  whenOverlaysReady(open);
  expect(open).toHaveBeenCalledOnce();
});
