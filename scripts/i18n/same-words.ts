import { entriesOf, mainText } from './catalog.ts';
import type { Catalog, Entry, Finding } from './catalog.ts';
import { groupBy } from './group-by.ts';

/** Adjectives and participles agree with a noun that the text doesn't name. */
const AGREEING: ReadonlySet<string> = new Set(
  'ar bg bs cs de es fr hi hr it pl pt ru sl uk'.split(' '),
);
const LONGEST_ENDING = 3;

const sourceOf = ({ forms }: Entry): string =>
  ['', 'one', 'other'].map((form) => forms.get(form) ?? '').join('\n');

const translationOf = ({ forms }: Entry): string =>
  [...forms.keys()]
    .toSorted((one, other) => one.localeCompare(other))
    .map((form) => forms.get(form))
    .join('\n');

function differOnlyInEnding(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const longest = Math.max(one.length, other.length) - common;
  return longest === 0 || (longest <= LONGEST_ENDING && common >= Math.max(2, longest));
}

/** “Creado” and “Creada” are the same words. */
export function agree(language: string, one: string, other: string): boolean {
  if (one === other) return true;
  if (!AGREEING.has(language)) return false;
  const [words, others] = [one.split(/\s/u), other.split(/\s/u)];
  return (
    words.length === others.length &&
    words.every((word, index) => differOnlyInEnding(word, others[index] ?? ''))
  );
}

/** One English text has one translation. */
export function sameWordsFindings(language: string, english: Catalog, own: Catalog): Finding[] {
  const translated = entriesOf(own);
  const bySource = groupBy(entriesOf(english).values(), sourceOf);
  return [...bySource.values()].flatMap((entries): Finding[] => {
    const variants = groupBy(
      entries.filter(({ key }) => translated.has(key)),
      ({ key }) => translationOf(translated.get(key) as Entry),
    );
    const ordered = [...variants].toSorted(([, one], [, other]) => other.length - one.length);
    const [usual, ...others] = ordered;
    const [source] = entries;
    if (!usual || !source) return [];
    const odd = others.filter(([text]) => !agree(language, usual[0], text));
    return odd.map(([text, [first, ...rest]]) => ({
      rule: 'same-words',
      language,
      key: first?.key ?? '',
      english: mainText(source),
      sentence: `“${mainText(source)}” is “${lastLine(text)}”${alsoIn(rest)}, but “${lastLine(usual[0])}” in ${usual[1]
        .map(({ key }) => key)
        .slice(0, 3)
        .join(', ')}`,
    }));
  });
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

const alsoIn = (entries: readonly Entry[]): string =>
  entries.length > 0 ? ` (also in ${entries.map(({ key }) => key).join(', ')})` : '';
