import type { Answer } from './types.ts';

/**
 * Returns the wait in milliseconds from a Retry-After header (seconds or date). Dates are relative to the server's
 * clock, if sent. Undefined if missing or unreadable; across origins the server must expose it.
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
