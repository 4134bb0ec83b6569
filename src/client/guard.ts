import { LONGEST_TIMER_MS } from './constants.ts';
import type { Call, NoAnswer } from './types.ts';

export interface Guard {
  readonly signal: AbortSignal | undefined;
  /** Set if we ended the try. */
  ended(): NoAnswer['kind'] | undefined;
  stop(): void;
}

/** Combines abort and timeout. */
export function startGuard(call: Call): Guard {
  const { signal, timeout } = call;
  let late = false;
  const ended = () => (signal?.aborted ? 'aborted' : late ? 'timeout' : undefined);
  // Longer timers overflow and fire at once.
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
