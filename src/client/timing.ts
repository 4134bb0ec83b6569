export interface Timing {
  /** Epoch milliseconds. */
  now(): number;
  /** From 0 up to 1 (exclusive). */
  random(): number;
  /** Resolves after `ms` milliseconds or on abort. Never rejects. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

export const realTiming: Timing = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      if (signal?.aborted) done();
      else signal?.addEventListener('abort', done);
    }),
};
