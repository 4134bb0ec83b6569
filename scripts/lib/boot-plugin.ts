import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { inRoot } from './paths.ts';

/** An area's list and what tells of its screens. */
const FIRST = /\/areas\/(?!shared\/)([^/]+)\/(?:routes\.ts|(?:list\/)?\w+Page\.tsx)$/;

/** The scripts that an area's list needs besides the first one, by area. */
function listFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const ahead = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
  );
  const filesOf = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    // The page itself names those of the start.
    if (!chunk || ahead.has(name) || found.has(name)) return found;
    found.add(name);
    for (const next of chunk.imports) filesOf(next, found);
    return found;
  };
  const files: Record<string, Set<string>> = {};
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const [, area] = FIRST.exec(id) ?? [];
      if (area) files[area] = filesOf(fileName, files[area]);
    }
  }
  return Object.fromEntries(Object.entries(files).map(([area, found]) => [area, [...found]]));
}

/**
 * Makes the script of the page's head as small as the app's own; it stands in the way of everything else. It is told
 * which files the lists need, so that it can ask for them before the app does.
 */
export const smallBoot = (): Plugin => ({
  name: 'small-boot',
  apply: 'build',
  // The names of files are settled.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const source = readFileSync(inRoot('static', 'boot.js'), 'utf8').replace(
      'LIST_FILES = {}',
      () => `LIST_FILES = ${JSON.stringify(listFiles(bundle))}`,
    );
    const { code, errors } = minifySync('boot.js', source, {
      compress: { target: 'es2023' },
      mangle: true,
    });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
  },
});
