import { isRecord } from '#ui/format/guards.ts';
import { timeOf } from '#ui/format/instant.ts';

/** Change by staff; the server keeps no history of its own. */
export interface BalanceChange {
  /** ISO 8601. */
  at: string;
  /** Minor units. */
  from: number;
  to: number;
  reason: string;
  /** Email address, if known. */
  by?: string;
}

/** Metadata key; oldest first. */
const HISTORY_ENTRY = 'balance_history';

type WithMetadata = { metadata: Record<string, unknown> | null };

const isChange = (value: unknown): value is BalanceChange => {
  if (!isRecord(value)) return false;
  const { at, from, to, reason } = value;
  return (
    typeof at === 'string' &&
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    typeof reason === 'string'
  );
};

/** Oldest first; invalid entries are left out. */
export function historyOf({ metadata }: WithMetadata): BalanceChange[] {
  const stored = metadata?.[HISTORY_ENTRY];
  if (!Array.isArray(stored)) return [];
  return stored.filter(isChange).toSorted((a, b) => timeOf(a.at) - timeOf(b.at));
}

export const withChange = (
  card: WithMetadata,
  change: BalanceChange,
): Record<string, BalanceChange[]> => ({ [HISTORY_ENTRY]: [...historyOf(card), change] });

/**
 * Returns what orders took off a card: value minus balance, without changes by staff.
 *
 * @returns minor units; negative if the balance was changed elsewhere too
 */
export function spentOf(card: WithMetadata & { value: number; balance: number }): number {
  const byStaff = historyOf(card).reduce((sum, { from, to }) => sum + from - to, 0);
  return card.value - card.balance - byStaff;
}

export type BalanceMistake = 'missing' | 'unreadable' | 'tooMuch';

/**
 * Validates a balance; the server allows 0 up to the card's value.
 *
 * @param balance minor units; null for none, NaN while unparsable
 */
export function balanceMistake(balance: number | null, value: number): BalanceMistake | undefined {
  if (Number.isNaN(balance)) return 'unreadable';
  if (balance === null || balance < 0) return 'missing';
  return balance > value ? 'tooMuch' : undefined;
}
