import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, readTexts, splitPlural } from '../lib/locales.ts';
import { inRoot } from '../lib/paths.ts';

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
      yield readFileSync(path, 'utf8');
  }
}

/** Strings, and what follows the colon in one: `namespace:key`. */
function stringsIn(code: string): Set<string> {
  const found = new Set<string>();
  const quoted = code.matchAll(/(['":])([^'":\s]+)(?=(['"]))/gu);
  for (const [, open = '', text = '', close = ''] of quoted) {
    if (open === close || (open === ':' && close === "'")) found.add(text);
  }
  return found;
}

/** A computed key counts as used when a template literal contains its beginning. */
export function unusedKeys(): string[] {
  const page = readFileSync(inRoot('index.html'), 'utf8').replace(/%boot\.(\w+)%/g, "'$1'");
  const code = [...sources(inRoot('src')), page].join('\n');
  const strings = stringsIn(code);
  const beginnings = [...code.matchAll(/`([\w.]*)\$\{/g)]
    .map((match) => match[1] ?? '')
    .filter(Boolean);
  return namespaces().flatMap((namespace) => {
    const stems = new Set(
      [...(readTexts('en', namespace)?.keys() ?? [])].map((key) => splitPlural(key).stem),
    );
    return [...stems]
      .filter((key) => !strings.has(key))
      .filter((key) => !beginnings.some((beginning) => key.startsWith(beginning)))
      .map((key) => `en/${namespace}: ${key} is used nowhere`);
  });
}
