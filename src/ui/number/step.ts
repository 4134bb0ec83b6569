import { LARGEST_AMOUNT } from './parse.ts';
import { numberOf } from './typed-number.ts';
import type { TypedNumber } from './typed-number.ts';

interface Bounds {
  min: number;
  max: number;
}

/** Limits of the server's columns. */
export const QUANTITIES: Bounds = { min: 0, max: LARGEST_AMOUNT };

export const within = (value: number, { min, max }: Bounds): number =>
  Math.min(Math.max(value, min), max);

/** Empty counts as 0. */
export function stepped(value: number | null, by: number, bounds: Bounds): number {
  const from = value === null || Number.isNaN(value) ? 0 : value;
  return within(from + by, bounds);
}

/** Accepts null; rejects NaN and `{ typed }`. */
export function isQuantity(value: TypedNumber, { min, max }: Bounds = QUANTITIES): boolean {
  const number = numberOf(value);
  return number === null || (Number.isSafeInteger(number) && number >= min && number <= max);
}

export function boundProblem(
  value: number | null,
  { min, max }: Bounds,
): 'tooSmall' | 'tooLarge' | undefined {
  if (value === null || Number.isNaN(value)) return undefined;
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : undefined;
}
