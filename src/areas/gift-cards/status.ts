import { timeOf } from '#ui/format/instant.ts';

export interface Spendable {
  balance: number;
  is_disabled: boolean;
  ends_at: string | null;
}

export const STATUSES = ['active', 'usedUp', 'expired', 'disabled'] as const;
export type GiftCardStatus = (typeof STATUSES)[number];

/**
 * Returns the first status that applies. The server disables spent cards, so an empty balance comes first.
 *
 * @param now epoch milliseconds
 */
export function statusOf(
  { balance, is_disabled, ends_at }: Spendable,
  now: number,
): GiftCardStatus {
  if (balance <= 0) return 'usedUp';
  if (is_disabled) return 'disabled';
  return isOver(ends_at, now) ? 'expired' : 'active';
}

const isOver = (end: string | null, now: number): boolean => Boolean(end) && timeOf(end) <= now;

/**
 * Returns whether shoppers can still pay with an expired card: the server checks `is_disabled`, not dates.
 *
 * @param now epoch milliseconds
 */
export const isStillAccepted = (card: Spendable, now: number): boolean =>
  statusOf(card, now) === 'expired';
