import { LARGEST_AMOUNT } from '../money/parse.ts';
import { numberOf } from './typed-number.ts';
import type { TypedNumber } from './typed-number.ts';

interface Bounds {
  min: number;
  max: number;
}

/** How many of something there can be, as the server's columns hold it. */
export const QUANTITIES: Bounds = { min: 0, max: LARGEST_AMOUNT };

/** A value within its bounds. */
export const within = (value: number, { min, max }: Bounds): number =>
  Math.min(Math.max(value, min), max);

/** The value after one press of a step button or an arrow; from nothing one starts at the smallest step. */
export function stepped(value: number | null, by: number, bounds: Bounds): number {
  const from = value === null || Number.isNaN(value) ? 0 : value;
  return within(from + by, bounds);
}

/** Whether a field's value is nothing or a whole number within its bounds, and no text that is none. */
export function isQuantity(value: TypedNumber, { min, max }: Bounds = QUANTITIES): boolean {
  const number = numberOf(value);
  return number === null || (Number.isSafeInteger(number) && number >= min && number <= max);
}

/** Why a number isn't allowed: it is outside its bounds. */
export function boundProblem(
  value: number | null,
  { min, max }: Bounds,
): 'tooSmall' | 'tooLarge' | undefined {
  if (value === null || Number.isNaN(value)) return undefined;
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : undefined;
}
