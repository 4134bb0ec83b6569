import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { groupBy } from './group-by.ts';

interface Tree {
  [key: string]: Tree | string;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

/** Sorts only what a key is added to: the order of other keys is none of a translator's changes. */
function withText(tree: Tree, [name = '', ...rest]: readonly string[], text: string): Tree {
  const inner = tree[name];
  const value =
    rest.length > 0 ? withText(typeof inner === 'object' ? inner : {}, rest, text) : text;
  const next = { ...tree, [name]: value };
  return name in tree ? next : Object.fromEntries(Object.entries(next).toSorted(byName));
}

/** Sets texts by key (`errors.title`); a new key stands by the alphabet. */
export const withTexts = (tree: Tree, texts: ReadonlyMap<string, string>): Tree =>
  [...texts].reduce((next, [key, text]) => withText(next, key.split('.'), text), tree);

/**
 * Writes texts into the files of a language.
 *
 * @param texts by `namespace:key`
 */
export function writeTexts(language: string, texts: ReadonlyMap<string, string>): void {
  const namespaceOf = (key: string): string => key.slice(0, key.indexOf(':'));
  for (const [namespace, own] of groupBy(texts, ([key]) => namespaceOf(key))) {
    const file = inRoot('public', 'locales', language, `${namespace}.json`);
    const tree = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tree) : {};
    const byKey = new Map(own.map(([key, text]) => [key.slice(namespace.length + 1), text]));
    writeFileSync(file, `${JSON.stringify(withTexts(tree, byKey), null, 2)}\n`);
  }
}
