import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';

interface SourceFile {
  path: string;
  /** Plain strings, among them the namespaces that the file uses. */
  strings: ReadonlySet<string>;
  /** Beginnings of computed keys. */
  beginnings: readonly string[];
  /** Namespaces whose texts it leaves to the page that it fills. */
  handed: ReadonlySet<string>;
}

const fileOf = (path: string, code: string): SourceFile => ({
  path,
  strings: new Set([...code.matchAll(/['"`]([\w.:-]+)['"`]/gu)].map(([, text = '']) => text)),
  beginnings: [...code.matchAll(/`([\w.:-]+)\$\{/gu)].map(([, text = '']) => text),
  handed: new Set([...code.matchAll(/namespace="([\w-]+)"/gu)].map(([, text = '']) => text)),
});

export const readSourceFiles = (): SourceFile[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: inRoot() })
    .filter((path) => !/\.test\./u.test(path))
    .toSorted()
    .map((path) => fileOf(path, readFileSync(inRoot(path), 'utf8')));

/** The file that shows a text, or a guess by its namespace; `''` if none does. */
export function screenOf(key: string, files: readonly SourceFile[]): string {
  const colon = key.indexOf(':');
  const namespace = key.slice(0, colon);
  const own = key.slice(colon + 1);
  const inNamespace = files.filter(({ strings }) => strings.has(namespace));
  const found =
    files.find(({ strings }) => strings.has(key)) ??
    inNamespace.find(({ strings }) => strings.has(own)) ??
    inNamespace.find(({ beginnings }) => beginnings.some((start) => own.startsWith(start))) ??
    files.find(({ handed }) => handed.has(namespace)) ??
    files.find(({ strings }) => own.includes('.') && strings.has(own)) ??
    inNamespace[0];
  return found?.path ?? '';
}
