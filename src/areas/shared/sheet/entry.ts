import { LARGEST_AMOUNT } from '#ui/money/parse.ts';
import type { Entered } from '#ui/grid/actions.ts';
import { isInvalid } from '#ui/grid/cells.ts';

/** What numbers that are typed or pasted do to the stock: they stand in its place, or are added to it. */
export const ENTRIES = ['set', 'add'] as const;
export type Entry = (typeof ENTRIES)[number];

/** Adds units to those that are there; nothing adds nothing, and more than there can be is no value. */
export const added: Entered = (typed, now) => {
  if (isInvalid(typed)) return typed;
  if (typeof typed !== 'number') return now ?? null;
  if (typeof now !== 'number') return typed;
  const sum = now + typed;
  return sum > LARGEST_AMOUNT ? { typed: String(sum) } : sum;
};
