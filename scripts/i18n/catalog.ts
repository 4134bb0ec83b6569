import { namespaces, readTexts, splitPlural } from '../lib/locales.ts';

/** A language's texts by `namespace:key`. */
export type Catalog = ReadonlyMap<string, string>;

/** A text, or all plural forms of one. */
export interface Entry {
  /** Without plural suffix. */
  key: string;
  /** `''` for a text without plural forms. */
  forms: ReadonlyMap<string, string>;
}

export interface Finding {
  rule: Rule;
  language: string;
  /** `namespace:key` */
  key: string;
  /** The English, by which an exception may name it. */
  english: string;
  sentence: string;
}

export const RULES = [
  'glossary',
  'same-words',
  'sources',
  'typography',
  'pairs',
  'english',
] as const;

export type Rule = (typeof RULES)[number];

export function catalogOf(language: string): Catalog {
  const catalog = new Map<string, string>();
  for (const namespace of namespaces()) {
    for (const [key, text] of readTexts(language, namespace) ?? []) {
      catalog.set(`${namespace}:${key}`, text);
    }
  }
  return catalog;
}

/** Gathers the plural forms of each text. */
export function entriesOf(catalog: Catalog): Map<string, Entry> {
  const entries = new Map<string, Entry & { forms: Map<string, string> }>();
  for (const [key, text] of catalog) {
    const { stem, form = '' } = splitPlural(key);
    const entry = entries.get(stem) ?? { key: stem, forms: new Map<string, string>() };
    entry.forms.set(form, text);
    entries.set(stem, entry);
  }
  return entries;
}

/** The text that stands for an entry: the only one, or the general plural. */
export const mainText = ({ forms }: Entry): string =>
  forms.get('') ?? forms.get('other') ?? [...forms.values()][0] ?? '';

/** Without placeholders and tags. */
export const wordsOf = (text: string): string =>
  text.replace(/\{\{[^}]*\}\}|<\/?\w+\/?>/g, '\u{FFFC}');

export function line({ language, key, sentence }: Finding): string {
  const colon = key.indexOf(':');
  return `${language}/${key.slice(0, colon)}: ${key.slice(colon + 1)}: ${sentence}`;
}
