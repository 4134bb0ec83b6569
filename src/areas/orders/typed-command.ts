import { plain } from '#app/palette/match.ts';
import { toAsciiDigits } from '#ui/format/digits.ts';
import { HIGHEST_NUMBER } from './search.ts';

/** Minimum letters to match part of a word */
const LEAST = 2;

interface TypedCommand<Name> {
  names: Name[];
  number: number;
}

/**
 * Parses “capture 1042”, “ship order #1042” or “1042 refund”. Words may be partial, unless they equal another
 * command's.
 *
 * @param verbs in any languages
 * @param nouns only say that the number is an order's
 */
export function typedCommand<Name extends string>(
  text: string,
  verbs: Readonly<Record<Name, readonly string[]>>,
  nouns: readonly string[],
): TypedCommand<Name> | undefined {
  const words = plain(toAsciiDigits(text)).replaceAll('#', ' ').split(/\s+/).filter(Boolean);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [digits = ''] = numbers;
  const place = words.indexOf(digits);
  const number = Number(digits);
  const isAtEdge = place === 0 || place === words.length - 1;
  if (numbers.length !== 1 || !isAtEdge || number < 1 || number > HIGHEST_NUMBER) return undefined;
  const dropped = new Set(nouns.map(plain));
  const typed = words.filter((word) => word !== digits && !dropped.has(word)).join(' ');
  if (typed.length < LEAST) return undefined;
  const found = (isMeant: (verb: string) => boolean): Name[] =>
    (Object.entries(verbs) as [Name, readonly string[]][])
      .filter(([, each]) => each.map(plain).some(isMeant))
      .map(([name]) => name);
  const whole = found((verb) => verb === typed);
  const names = whole.length > 0 ? whole : found((verb) => verb.startsWith(typed));
  return names.length > 0 ? { names, number } : undefined;
}

/** Returns true if a word matches and the rest is in the name. */
export function isAskedFor(text: string, words: readonly string[], name: string): boolean {
  const typed = plain(text).split(/\s+/).filter(Boolean);
  const known = words.map(plain);
  const all = [...known, plain(name)].join(' ');
  return (
    typed.some((word) =>
      known.some((each) => each === word || (word.length > LEAST && each.startsWith(word))),
    ) && typed.every((word) => all.includes(word))
  );
}
