import { toAsciiDigits } from '#ui/format/digits.ts';

/** The server uses 32-bit integers */
export const HIGHEST_NUMBER = 2 ** 31 - 1;

/** Digits of a plain number, with or without # */
const digitsIn = (text: string): string | undefined =>
  /^#?\s*(\d+)$/.exec(toAsciiDigits(text.trim()))?.[1];

/**
 * The server matches order number, email, the customer's names and phone, and the recipient's first name; numbers
 * without #.
 */
export const searchText = (text: string): string =>
  digitsIn(text) ?? text.trim().replace(/^#\s*(?=\d)/, '');

/** Returns the order number, if the text is one. */
export function searchedNumber(text: string): number | undefined {
  const number = Number(digitsIn(text));
  return number >= 1 && number <= HIGHEST_NUMBER ? number : undefined;
}
