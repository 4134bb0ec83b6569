import { timeOf } from '#ui/format/instant.ts';

/** A balance that staff set, and why. The server keeps no history of its own. */
export interface BalanceChange {
  /** When: ISO 8601. */
  at: string;
  /** Minor units. */
  from: number;
  to: number;
  reason: string;
  /** Who, as far as it was known: an email address. */
  by?: string;
}

/** The entry of a card's metadata that holds them, the oldest first. */
const HISTORY_ENTRY = 'balance_history';

type WithMetadata = { metadata: Record<string, unknown> | null };

const isChange = (value: unknown): value is BalanceChange => {
  if (typeof value !== 'object' || value === null) return false;
  const { at, from, to, reason } = value as Record<string, unknown>;
  return (
    typeof at === 'string' &&
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    typeof reason === 'string'
  );
};

/** The balances that staff set, the oldest first; what else stands in their place is left out. */
export function historyOf({ metadata }: WithMetadata): BalanceChange[] {
  const stored = metadata?.[HISTORY_ENTRY];
  if (!Array.isArray(stored)) return [];
  return stored.filter(isChange).toSorted((a, b) => timeOf(a.at) - timeOf(b.at));
}

/** The metadata that note one more balance. */
export const withChange = (
  card: WithMetadata,
  change: BalanceChange,
): Record<string, BalanceChange[]> => ({ [HISTORY_ENTRY]: [...historyOf(card), change] });

/**
 * What orders have taken off a card: what is missing from its value, without what staff took off or put back.
 *
 * @returns minor units; below zero where the balance was changed elsewhere too
 */
export function spentOf(card: WithMetadata & { value: number; balance: number }): number {
  const byStaff = historyOf(card).reduce((sum, { from, to }) => sum + from - to, 0);
  return card.value - card.balance - byStaff;
}

export type BalanceMistake = 'missing' | 'unreadable' | 'tooMuch';

/**
 * What is wrong with a balance; the server takes none above what the card was worth, and none below zero.
 *
 * @param balance minor units; null for none, NaN while the text is no amount
 */
export function balanceMistake(balance: number | null, value: number): BalanceMistake | undefined {
  if (Number.isNaN(balance)) return 'unreadable';
  if (balance === null || balance < 0) return 'missing';
  return balance > value ? 'tooMuch' : undefined;
}
