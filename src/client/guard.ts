import { LONGEST_TIMER_MS } from './constants.ts';
import type { Call, NoAnswer } from './types.ts';

export interface Guard {
  readonly signal: AbortSignal | undefined;
  /** Why the try was ended by us, if it was. */
  ended(): NoAnswer['kind'] | undefined;
  stop(): void;
}

/** One signal for both ways in which we end a try: the caller's abort and the time-out. */
export function startGuard(call: Call): Guard {
  const { signal, timeout } = call;
  let late = false;
  const ended = () => (signal?.aborted ? 'aborted' : late ? 'timeout' : undefined);
  // A timer holds 25 days and takes anything longer as nothing.
  if (!(timeout <= LONGEST_TIMER_MS) || timeout <= 0) return { signal, ended, stop: () => {} };
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, timeout);
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    ended,
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
