import type { Answer } from './types.ts';

/**
 * Milliseconds that the server asks to wait, from a Retry-After header in seconds or as a date.
 * A date counts from the server's own clock when the answer tells it. Undefined if there is no
 * readable header; browsers show it across origins only if the server exposes it.
 */
export function retryAfter(answer: Answer, now: number): number | undefined {
  const value = answer.header('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const serverNow = Date.parse(answer.header('date') ?? '');
  return Math.max(0, until - (Number.isNaN(serverNow) ? now : serverNow));
}
