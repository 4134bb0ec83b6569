import { afterEach, expect, test, vi } from 'vitest';
import { setOverlaysStanding, whenOverlaysStand } from './wanted.ts';

afterEach(() => setOverlaysStanding(false));

test('a dialog that is opened too early waits for its place, once', () => {
  const open = vi.fn();
  whenOverlaysStand(open);
  expect(open).not.toHaveBeenCalled();
  setOverlaysStanding(true);
  expect(open).toHaveBeenCalledOnce();
  setOverlaysStanding(false);
  setOverlaysStanding(true);
  expect(open).toHaveBeenCalledOnce();
});

test('later it opens at once', () => {
  setOverlaysStanding(true);
  const open = vi.fn();
  whenOverlaysStand(open);
  expect(open).toHaveBeenCalledOnce();
});
