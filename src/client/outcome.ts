import {
  CONFLICT_STATUS,
  HIGHEST_RETRIED_SERVER_ERROR,
  LOWEST_RETRIED_SERVER_ERROR,
  UNKNOWN_OUTCOME_STATUSES,
} from './constants.ts';
import type { Call, Result } from './types.ts';

/** True for 200–299. */
export function isSuccess(result: Result): boolean {
  return result.kind === 'answer' && result.status >= 200 && result.status < 300;
}

/** True if the server may have acted. */
export function isUnknown(result: Result): boolean {
  return result.kind === 'answer' ? UNKNOWN_OUTCOME_STATUSES.includes(result.status) : result.sent;
}

/**
 * True after 409, 501–599 or no response; never after an abort or offline, and after an unknown outcome only if
 * repeating is harmless.
 * @param anyway also retries harmful calls
 */
export function isRetryable(result: Result, call: Call, anyway: boolean): boolean {
  if (result.kind === 'aborted' || result.kind === 'offline') return false;
  if (isUnknown(result) && call.repeat === 'never' && !anyway) return false;
  if (result.kind !== 'answer') return true;
  const { status } = result;
  return (
    status === CONFLICT_STATUS ||
    (status >= LOWEST_RETRIED_SERVER_ERROR && status <= HIGHEST_RETRIED_SERVER_ERROR)
  );
}
