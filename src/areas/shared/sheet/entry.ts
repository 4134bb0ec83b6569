import type { Entered } from '#ui/grid/actions.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import { LARGEST_AMOUNT } from '#ui/number/parse.ts';
import { isInvalid } from '#ui/number/typed-number.ts';

/** Numbers replace the stock, or are added. */
export const ENTRIES = ['set', 'add'] as const;
export type Entry = (typeof ENTRIES)[number];

/** Hyphen, or its variants from keyboards and spreadsheets. */
const SIGNED = /^[\s\u200e\u200f\u061c]*([+＋\-‐‑‒–−－])\s*(.+)$/u;
const PLUS = '+＋';

function unitsIn(typed: CellValue, read: (text: string) => CellValue): number | undefined {
  if (typeof typed === 'number') return typed;
  if (!isInvalid(typed)) return undefined;
  const [, sign = '', rest = ''] = SIGNED.exec(typed.typed) ?? [];
  const units = rest === '' ? null : read(rest);
  if (typeof units !== 'number') return undefined;
  return PLUS.includes(sign) ? units : -units;
}

/** Adds `3`, `+3` or `-5`; results below 0 or too large are invalid. */
export const added: Entered = (typed, now, read) => {
  const units = unitsIn(typed, read);
  if (units === undefined) return isInvalid(typed) ? typed : (now ?? null);
  const sum = (typeof now === 'number' ? now : 0) + units;
  if (sum < 0) return { typed: isInvalid(typed) ? typed.typed : String(sum) };
  return sum > LARGEST_AMOUNT ? { typed: String(sum) } : sum;
};
