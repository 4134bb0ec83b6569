import { backoff } from './backoff.ts';
import { LONGEST_RETRY_AFTER_MS } from './constants.ts';
import { isRetryable, isSuccess, isUnknown } from './outcome.ts';
import { retryAfter } from './retry-after.ts';
import type { Timing } from './timing.ts';
import type { Call, Result } from './types.ts';

export interface Ending {
  readonly result: Result;
  /** Some try may have acted and no later one succeeded. */
  readonly unknown: boolean;
}

/**
 * Retries until a success, a final failure or an abort.
 * @param anyway also retries harmful calls after an unknown outcome
 */
export async function withRetries(
  call: Call,
  timing: Timing,
  anyway: boolean,
  attempt: () => Promise<Result>,
): Promise<Ending> {
  let unknown = false;
  for (let retry = 0; ; retry++) {
    const result = await attempt();
    if (isSuccess(result)) return { result, unknown: false };
    unknown ||= isUnknown(result);
    const wait =
      retry < call.maxRetries && isRetryable(result, call, anyway)
        ? waitBefore(result, retry, timing)
        : undefined;
    if (wait === undefined) return { result, unknown };
    await timing.sleep(wait, call.signal);
  }
}

/** Milliseconds; undefined if the server asks for more than the limit. */
function waitBefore(result: Result, retry: number, timing: Timing): number | undefined {
  const asked = result.kind === 'answer' ? retryAfter(result, timing.now()) : undefined;
  // Zero or a past date means the usual backoff.
  if (!asked) return backoff(retry, timing.random());
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : asked;
}
