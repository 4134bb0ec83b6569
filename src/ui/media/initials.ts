import { EAST_ASIAN } from '../format/person-name.ts';

const WORD = /[\p{L}\p{N}]/u;

/** First and last word's letter; an email's first letter; the first character of names without spaces. */
export function initials(name: string): string {
  const [local = ''] = name.trim().split('@');
  const words = local.split(/\s+/).flatMap((word) => {
    const letter = [...new Intl.Segmenter().segment(word)].find(({ segment }) =>
      WORD.test(segment),
    );
    return letter ? [letter.segment] : [];
  });
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (EAST_ASIAN.test(first) || name.includes('@') ? first : first + last).toLocaleUpperCase();
}

/** Returns a stable hue in degrees. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  // Multiples of 30, to be distinguishable.
  return Math.floor(sum / 300) * 30;
}
