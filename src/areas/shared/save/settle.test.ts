import { expect, test, vi } from 'vitest';
import { settled } from './settle.ts';

test('waits four seconds from the lost answer, and not at all for a form that was left', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void settled(Date.now() - 1000, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  await settled(Date.now(), AbortSignal.abort());
  const leaving = new AbortController();
  const left = settled(Date.now(), leaving.signal);
  leaving.abort();
  await left;
  vi.useRealTimers();
});
