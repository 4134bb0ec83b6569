import { isObject } from '../format/guards.ts';

/** Keeps invalid text, which unlike NaN survives remounts and JSON. */
export type TypedNumber = number | null | { typed: string };

export const isInvalid = (value: unknown): value is { typed: string } =>
  isObject(value) && 'typed' in value;

/** @param value NaN while the text is invalid */
export const typedNumber = (value: number | null, text: string): TypedNumber =>
  Number.isNaN(value) ? { typed: text } : value;

/** Returns NaN for invalid text. */
export const numberOf = (value: TypedNumber): number | null =>
  isInvalid(value) ? Number.NaN : value;
