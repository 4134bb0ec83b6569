import { plainText } from '../format/instant.ts';
import { memoize } from '../format/memoize.ts';

export const NAMES = { type: 'region' } as const;

const namesIn = memoize((tag) => new Intl.DisplayNames([tag], NAMES));

/** Returns the country's name in a language, or its code. */
export function countryName(code: string, tag: string): string {
  const upper = plainText(code).toUpperCase();
  try {
    return namesIn(tag).of(upper) ?? upper;
  } catch {
    return upper;
  }
}
