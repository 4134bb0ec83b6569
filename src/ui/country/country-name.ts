import { plainText } from '../format/instant.ts';

/** What names of countries are asked for with. */
export const NAMES = { type: 'region' } as const;

/** A country's name in a language; its letters when there is none. */
export function countryName(code: string, tag: string): string {
  const upper = plainText(code).toUpperCase();
  try {
    return new Intl.DisplayNames([tag], NAMES).of(upper) ?? upper;
  } catch {
    return upper;
  }
}
