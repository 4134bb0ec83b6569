import { expect, test, vi } from 'vitest';
import { realTiming } from './timing.ts';

test('sleeps as long as it is told', async () => {
  vi.useFakeTimers();
  try {
    const done = vi.fn<() => void>();
    void realTiming.sleep(500, undefined).then(done);
    await vi.advanceTimersByTimeAsync(499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('an abort ends the sleep and leaves no timer behind', async () => {
  vi.useFakeTimers();
  try {
    const controller = new AbortController();
    const sleep = realTiming.sleep(300_000, controller.signal);
    controller.abort();
    await sleep;
    await realTiming.sleep(300_000, controller.signal);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
