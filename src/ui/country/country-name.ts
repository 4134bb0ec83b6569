import { plainText } from '../format/instant.ts';
import { madeOnce } from '../format/made-once.ts';

/** What names of countries are asked for with. */
export const NAMES = { type: 'region' } as const;

const namesIn = madeOnce((tag) => new Intl.DisplayNames([tag], NAMES));

/** A country's name in a language; its letters when there is none. */
export function countryName(code: string, tag: string): string {
  const upper = plainText(code).toUpperCase();
  try {
    return namesIn(tag).of(upper) ?? upper;
  } catch {
    return upper;
  }
}
