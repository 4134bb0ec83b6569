const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD = /[\p{L}\p{N}]/u;

/**
 * One or two letters that stand for a name: of the first and the last word, of an email address the first letter; where
 * names are written without spaces, their first sign.
 */
export function initials(name: string): string {
  const [local = ''] = name.trim().split('@');
  const words = local.split(/\s+/).flatMap((word) => {
    const letter = [...new Intl.Segmenter().segment(word)].find(({ segment }) =>
      WORD.test(segment),
    );
    return letter ? [letter.segment] : [];
  });
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (CJK.test(first) || name.includes('@') ? first : first + last).toLocaleUpperCase();
}

/** A hue in degrees, always the same for the same name. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  // Neighbors on the wheel are told apart.
  return Math.floor(sum / 300) * 30;
}
