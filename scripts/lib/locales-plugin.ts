import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../src/app/i18n/language-names.ts';
import { PSEUDO_LANGUAGES, directionOf } from '../../src/app/i18n/languages.ts';
import { extensionNames, extensionsFolder } from './extensions.ts';
import { readTexts } from './locales.ts';
import { inRoot } from './paths.ts';
import { longestWords, marked, widest } from './pseudo.ts';
import type { TextTree } from './pseudo.ts';

const folder = inRoot('public', 'locales');
const languageCodes = languages.map(({ code }) => code);

/** Namespaces of every screen's first texts, which travel in one file. */
export const START_TEXTS = ['common', 'app', 'records'];

interface Locale {
  fileName: string;
  source: string;
}

/** As namespaces of their own, `x-<name>`; English always exists. */
export const extensionLocales = (extensions = extensionsFolder()): Locale[] =>
  extensionNames(extensions).flatMap((name) => {
    const own = join(extensions, name, 'locales');
    const files = existsSync(own)
      ? readdirSync(own)
          .filter((file) => file.endsWith('.json'))
          .toSorted()
      : [];
    return [...new Set(['en.json', ...files])].map((file) => ({
      fileName: `public/locales/${file.replace('.json', '')}/x-${name}.json`,
      source: files.includes(file) ? readFileSync(join(own, file), 'utf8') : '{}',
    }));
  });

function readLocales(withPseudo: boolean): Locale[] {
  const own = readdirSync(folder)
    .toSorted()
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .toSorted()
        .map((file) => ({
          fileName: `public/locales/${language}/${file}`,
          source: readFileSync(join(folder, language, file), 'utf8'),
        })),
    );
  const all = [...own, ...extensionLocales()];
  const english = all.filter((locale) => locale.fileName.startsWith('public/locales/en/'));
  const known = new Set(all.map(({ fileName }) => fileName));
  // Empty files: English shows without a failed request.
  const missing = languageCodes.flatMap((code) =>
    english.flatMap(({ fileName }) => {
      const own = fileName.replace('/en/', `/${code}/`);
      return known.has(own) ? [] : [{ fileName: own, source: '{}' }];
    }),
  );
  return [...all, ...missing, ...(withPseudo ? english.flatMap((one) => pseudo(one, own)) : [])];
}

/** In a getter: made only when it is read. */
function pseudo({ fileName, source }: Locale, own: readonly Locale[]): Locale[] {
  const name = fileName.split('/').at(-1);
  const treeOf = (text: string): TextTree => JSON.parse(text) as TextTree;
  const translations = (): TextTree[] =>
    own.flatMap(({ fileName: other, source: text }) => {
      const [, , language = '', file] = other.split('/');
      return file === name && directionOf(language) === 'ltr' ? [treeOf(text)] : [];
    });
  const made = {
    zz: marked,
    zw: (texts: TextTree) => widest(texts, translations()),
    zl: (texts: TextTree) => longestWords(texts, translations()),
  };
  return PSEUDO_LANGUAGES.map((language) => ({
    fileName: fileName.replace('/en/', `/${language}/`),
    get source() {
      return JSON.stringify(made[language](treeOf(source)));
    },
  }));
}

/** By language, the file of `START_TEXTS`, which `static/boot.js` asks for. */
export function startLocales(all: readonly Locale[]): Locale[] {
  const sources = new Map(all.map(({ fileName, source }) => [fileName, source]));
  return languageCodes.map((code) => {
    const folder = `public/locales/${code}`;
    const texts = START_TEXTS.map((name) => {
      const source = sources.get(`${folder}/${name}.json`);
      if (source === undefined) throw new Error(`${folder}: no ${name}.json`);
      return [name, JSON.parse(source) as unknown];
    });
    return { fileName: `${folder}/start.json`, source: JSON.stringify(Object.fromEntries(texts)) };
  });
}

/** Replaces `%boot.key%` with English texts. */
function withBootWords(html: string): string {
  const words = readTexts('en', 'boot');
  return html.replace(/%boot\.(\w+)%/g, (_mark, key: string) => {
    const text = words?.get(key);
    if (text === undefined) throw new Error(`index.html: boot.json has no text “${key}”`);
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
}

const MODULE = 'virtual:locales';

export function localesVersion(): string {
  const hash = createHash('sha256');
  for (const locale of readLocales(false)) hash.update(locale.fileName).update(locale.source);
  return hash.digest('hex').slice(0, 10);
}

const ofDemo = ({ fileName }: Locale): boolean => fileName.endsWith('/demo.json');

interface LocalesOptions {
  pseudo: boolean;
  demo?: boolean;
}

/**
 * Serves `public/locales/{lng}/{ns}.json` with a cache-busting version, names the languages, adds the pseudo-languages
 * to test builds, and fills in index.html's texts.
 */
export function locales({ pseudo: withPseudo, demo = false }: LocalesOptions): Plugin {
  return {
    name: 'locales',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return [
        `export const localesVersion = ${JSON.stringify(localesVersion())};`,
        `export const languageCodes = ${JSON.stringify(languageCodes)};`,
      ].join('\n');
    },
    transformIndexHtml: withBootWords,
    generateBundle() {
      const all = readLocales(withPseudo);
      for (const locale of [...all, ...startLocales(all)]) {
        if (demo || !ofDemo(locale)) this.emitFile({ type: 'asset', ...locale });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathname.slice(1);
        // Vite handles imported texts.
        const isModule = searchParams.has('import');
        const found =
          path.startsWith('public/locales/') && !isModule
            ? readLocales(withPseudo).find((locale) => locale.fileName === path)
            : undefined;
        if (!found) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(found.source);
      });
    },
  };
}
