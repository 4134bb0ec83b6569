import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredCells } from './cells.ts';
import { createLosses } from './losses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const call = { signal: new AbortController().signal };
const NONE: StoredCells = new Map();
const SAVED: StoredCells = new Map([
  ['variant', new Map([['eur -', { amount: 800, ids: ['ma_1'] }]])],
]);
const edit = new Map([['eur -', 800]]);

test('without a loss, prices are read at once', async () => {
  const read = vi.fn(async () => NONE);
  expect(await createLosses().readAfter(read, call)).toBe(NONE);
  expect(read).toHaveBeenCalledOnce();
});

test('a lost save is waited for until its prices are there, so none is added twice', async () => {
  const losses = createLosses();
  losses.add('variant', edit);
  const read = vi
    .fn(async () => NONE)
    .mockResolvedValueOnce(NONE)
    .mockResolvedValueOnce(SAVED);
  const ended = vi.fn();
  void losses.readAfter(read, call).then(ended);
  await vi.advanceTimersByTimeAsync(7999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(SAVED);
});

test('what never came is read once the server can’t act any more', async () => {
  const losses = createLosses();
  losses.add('variant', edit);
  const ended = vi.fn();
  void losses.readAfter(async () => NONE, call).then(ended);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(NONE);
});

test('a save that is stopped meanwhile waits again', async () => {
  const losses = createLosses();
  losses.add('variant', edit);
  await losses.readAfter(async () => NONE, { signal: AbortSignal.abort() });
  const ended = vi.fn();
  void losses.readAfter(async () => SAVED, call).then(ended);
  await vi.advanceTimersByTimeAsync(3999);
  expect(ended).not.toHaveBeenCalled();
});
