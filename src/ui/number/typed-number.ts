import { isInvalid } from '../grid/cells.ts';

/**
 * What a field for a number holds: the number, nothing, or what was typed and is none. Other than NaN, it can be drawn
 * again by another field and kept as JSON.
 */
export type TypedNumber = number | null | { typed: string };

/** What a field hands out, in a form that keeps the text. @param value NaN while the text is no number */
export const typedNumber = (value: number | null, text: string): TypedNumber =>
  Number.isNaN(value) ? { typed: text } : value;

/** The number, null for nothing, NaN for a text that is no number. */
export const numberOf = (value: TypedNumber): number | null =>
  isInvalid(value) ? Number.NaN : value;
