import { LARGEST_AMOUNT } from '#ui/money/parse.ts';
import type { Entered } from '#ui/grid/actions.ts';
import { isInvalid } from '#ui/grid/cells.ts';
import type { CellValue } from '#ui/grid/cells.ts';

/** What numbers that are typed or pasted do to the stock: they stand in its place, or are added to it. */
export const ENTRIES = ['set', 'add'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A number with its sign: a hyphen, or what keyboards and spreadsheets write in its place. */
const SIGNED = /^[\s\u200e\u200f\u061c]*([+＋\-‐‑‒–−－])\s*(.+)$/u;
const PLUS = '+＋';

/** The units that a text adds, also with a sign; undefined for what is no number. */
function unitsIn(typed: CellValue, read: (text: string) => CellValue): number | undefined {
  if (typeof typed === 'number') return typed;
  if (!isInvalid(typed)) return undefined;
  const [, sign = '', rest = ''] = SIGNED.exec(typed.typed) ?? [];
  const units = rest === '' ? null : read(rest);
  if (typeof units !== 'number') return undefined;
  return PLUS.includes(sign) ? units : -units;
}

/**
 * Adds units to those that are there, or takes them away: `3`, `+3` and `-5`. Nothing adds nothing; fewer than none and
 * more than there can be are no value.
 */
export const added: Entered = (typed, now, read) => {
  const units = unitsIn(typed, read);
  if (units === undefined) return isInvalid(typed) ? typed : (now ?? null);
  const sum = (typeof now === 'number' ? now : 0) + units;
  if (sum < 0) return { typed: isInvalid(typed) ? typed.typed : String(sum) };
  return sum > LARGEST_AMOUNT ? { typed: String(sum) } : sum;
};
