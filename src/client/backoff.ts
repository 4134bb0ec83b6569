import { FIRST_WAIT_MS, LONGEST_WAIT_MS, WAIT_FACTOR, WAIT_JITTER } from './constants.ts';

/**
 * Returns the milliseconds before the next try: exponential with 25% jitter, capped at the longest wait.
 * @param retry retries so far: 0 before the second try
 * @param random from 0 up to 1
 */
export function backoff(retry: number, random: number): number {
  const middle = Math.min(FIRST_WAIT_MS * WAIT_FACTOR ** retry, LONGEST_WAIT_MS);
  const spread = 1 + WAIT_JITTER * (2 * random - 1);
  return Math.min(Math.round(middle * spread), LONGEST_WAIT_MS);
}
