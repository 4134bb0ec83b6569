import { timeOf } from '#ui/format/instant.ts';

/** What of a gift card tells whether shoppers can pay with it. */
export interface Spendable {
  balance: number;
  is_disabled: boolean;
  ends_at: string | null;
}

/** The states of a gift card, the usual one first. */
export const STATUSES = ['active', 'usedUp', 'expired', 'disabled'] as const;
export type GiftCardStatus = (typeof STATUSES)[number];

/**
 * Whether shoppers can pay with a card, and why not; the first of several reasons. The server disables a card whose
 * balance was spent, so that an empty balance says more than being disabled.
 *
 * @param now instant, ms
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
 * Whether a card's last day is over and shoppers can pay with it nevertheless: the server looks at whether a card is
 * disabled, not at its dates.
 *
 * @param now instant, ms
 */
export const isStillAccepted = (card: Spendable, now: number): boolean =>
  statusOf(card, now) === 'expired';
