import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { declaredScreens } from './declared-screens.ts';
import { FIRST_PAGES } from './first-pages.ts';
import { languageCodes } from './locales.ts';
import { START_TEXTS, localesVersion } from './locales-plugin.ts';
import { inRoot } from './paths.ts';
import { areaOf } from './screen-files.ts';

function listFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const ahead = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
  );
  const filesOf = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    // Already loaded by index.html.
    if (!chunk || ahead.has(name) || found.has(name)) return found;
    found.add(name);
    for (const next of chunk.imports) filesOf(next, found);
    return found;
  };
  const modulesOf = (shown: 'list' | 'tree'): Set<string> =>
    new Set(
      declaredScreens()
        .filter(({ kind }) => kind === shown)
        .flatMap(({ modules }) => modules.map((path) => inRoot(path))),
    );
  const lists = modulesOf('list');
  const trees = modulesOf('tree');
  const files: Record<string, Set<string>> = {};
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const area = areaOf(id);
      if (area === undefined) continue;
      if (lists.has(id) || id.endsWith('/routes.ts')) files[area] = filesOf(fileName, files[area]);
      // A tree shows records, too: naming all their files would weigh on each start.
      if (trees.has(id)) files[area] = new Set([...(files[area] ?? []), fileName]);
    }
  }
  return Object.fromEntries(Object.entries(files).map(([area, found]) => [area, [...found]]));
}

/** By area, the texts of the screen that its own address opens. */
export function openingTexts(screens = declaredScreens()): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const { route, namespaces } of screens) {
    const [area = '', ...rest] = route.split('/');
    if (rest.some((part) => !/^:.*\?$/.test(part))) continue;
    if (!namespaces) throw new Error(`${route}: the namespaces must be written out`);
    texts[area] = namespaces;
  }
  return texts;
}

const SCRIPTS = 'href.startsWith(`${base}assets/`)';

/** @param worker a script beside the page that may be started, too */
function allowing(source: string, worker: string | undefined): string {
  if (worker === undefined) return source;
  if (!source.includes(SCRIPTS)) throw new Error('boot.js: no policy for scripts');
  const address = `new URL(url, document.baseURI).href === base + ${JSON.stringify(worker)}`;
  return source.replace(SCRIPTS, () => `${SCRIPTS} || ${address}`);
}

const DEFAULT_PARTS = {
  LIST_FILES: '{}',
  FIRST_PAGES: '{}',
  OPENING_TEXTS: '{}',
  TEXTS: "{ version: '', languages: [], start: [] }",
};

type Parts = Record<keyof typeof DEFAULT_PARTS, unknown>;

function withParts(source: string, parts: Parts): string {
  return Object.entries(DEFAULT_PARTS).reduce((text, [name, nothing]) => {
    const place = `const ${name} = ${nothing};`;
    if (!text.includes(place)) throw new Error(`boot.js: no ${name}`);
    const part = JSON.stringify(parts[name as keyof typeof DEFAULT_PARTS]);
    return text.replace(place, () => `const ${name} = ${part};`);
  }, source);
}

export const bootSource = (parts: Parts, worker?: string): string =>
  withParts(allowing(readFileSync(inRoot('static', 'boot.js'), 'utf8'), worker), parts);

/** Minifies the render-blocking head script and writes into it what to ask for. */
export const smallBoot = (worker?: string): Plugin => ({
  name: 'small-boot',
  apply: 'build',
  // After file names are final.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const parts = {
      LIST_FILES: listFiles(bundle),
      FIRST_PAGES,
      OPENING_TEXTS: openingTexts(),
      TEXTS: { version: localesVersion(), languages: languageCodes(), start: START_TEXTS },
    };
    const source = bootSource(parts, worker);
    const { code, errors } = minifySync('boot.js', source, {
      compress: { target: 'es2023' },
      mangle: true,
    });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
  },
});
