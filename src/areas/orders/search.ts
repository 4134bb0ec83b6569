import { toAsciiDigits } from '#ui/format/digits.ts';

/** The server keeps numbers in 32 bits. */
export const HIGHEST_NUMBER = 2 ** 31 - 1;

/** The digits of a text that is a number and nothing else, with or without the sign before it. */
const digitsIn = (text: string): string | undefined =>
  /^#?\s*(\d+)$/.exec(toAsciiDigits(text.trim()))?.[1];

/**
 * What the server is asked for when one searches orders. It looks at numbers, email addresses, the customer's first
 * name, last name and phone, and the recipient's first name; a number is written without the sign before it.
 */
export const searchText = (text: string): string =>
  digitsIn(text) ?? text.trim().replace(/^#\s*(?=\d)/, '');

/** The order's number that a text is; undefined when it is something else. */
export function searchedNumber(text: string): number | undefined {
  const number = Number(digitsIn(text));
  return number >= 1 && number <= HIGHEST_NUMBER ? number : undefined;
}
