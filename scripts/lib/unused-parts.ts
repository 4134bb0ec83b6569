import type { Plugin } from 'vite';
import { bodiesFor, withoutFunctions } from './unused-functions.ts';

/** The assignment counts as a use. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Unused here. */
const GROUPS = /^(?:Button|ActionIcon)\.(?:Group|GroupSection) = \w+;$/gm;
/** To be marked as pure, as the next. */
const MAKER = /^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const COMPONENT = /^(var \w+ = )(class extends React\d*\.Component \{[^]*?^\});$/gm;

/**
 * Of React Router: prefetching links, server components, instrumentation, hydration, fetchers, view transitions. Of
 * i18next: its formats of numbers and dates, copies, reloading, reports of missing texts, directions of languages.
 */
export const UNUSED_FEATURES: readonly (readonly [use: RegExp, instead: string])[] = [
  [/(?<== )usePrefetchBehavior\(\s+prefetch,\s+rest\s+\);/g, '[false, null, {}];'],
  [/(?<=return )shouldPrefetch && !isAbsolute \? .+ : link;/g, 'link;'],
  [
    /\/\* @__PURE__ \*\/ React\d*\.createElement\(RSCErrorHandler, \{ error \}, result\)/g,
    'result',
  ],
  [/\.\.\.getRouteInstrumentationUpdates\(\s+instrumentations\..+\s+route\s+\)/g, ''],
  [/instrumentClientSideRouter\(\s+router,\s+init\.instrumentations\..+\s+\);/g, 'router;'],
  [/(?<=opts\?\.hydrationData) \|\| parseHydrationData\(\)/g, ''],
  [/useViewTransitionState\(path\) && viewTransition === true;/g, 'false;'],
  [/(?<=formatter = )Formatter;/g, 'undefined;'],
  [
    /(?<=^ {2}(?:saveMissing|reloadResources|hydrate|dir|cloneInstance)\(.*\) \{)\n {4}\S[^]*?(?=^ {2}\})/gm,
    '',
  ],
  [/^ {8}let lngs = \[\];\n[^]*?(?=^ {6}\}\n {6}res = this\.extendTranslation)/gm, ''],
  [/^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?^ {2}\}\);/gm, ''],
  [/(?<=^ {6})if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) /gm, ''],
  [
    /^ {6}if \(reactDomFlushSyncImpl && flushSync\) \{\n {8}reactDom[^]*?(?=^ {4}\},\n {4}\[)/gm,
    '',
  ],
  [
    /^ {2}React\d*\.useEffect\(\(\) => \{\n {4}if \(!?(?:vtContext|renderDfd)[^]*?^ {2}\}, \[[^]*?\]\);/gm,
    '',
  ],
];

const breaksOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/** Lines don't change. */
export const withoutUses = (code: string): string =>
  UNUSED_FEATURES.reduce(
    (rest, [use, instead]) => rest.replace(use, (found) => `${instead}${breaksOf(found)}`),
    code
      .replace(NAME, '')
      .replace(GROUPS, '')
      .replace(MAKER, '$1/* @__PURE__ */ $2')
      .replace(COMPONENT, '$1/* @__PURE__ */ (() => $2)();'),
  );

/** `KEEP_UNUSED_PARTS=1 npm run size` shows what a build without the plugin weighs. */
export const keepsUnusedParts = process.env['KEEP_UNUSED_PARTS'] === '1';

/** No code of ours, nor of an extension, may need what is left out. */
export const MISSING_USES =
  /\bprefetch=|\b(?:viewTransition|instrumentations|hydrationData|useFetchers?|useSubmit|ScrollRestoration|redirectDocument|saveMissing|reloadResources|cloneInstance)\b|\bi18n(?:ext)?\.dir\b|\b(?:Button|ActionIcon)\.Group|import\s*\{[^}]*\b(?:Form|redirect)\b[^}]*\}\s*from\s*['"]react-router(?:-dom)?['"]/u;

/** Removes what defeats tree shaking. */
export const withoutUnusedParts = (): Plugin[] =>
  keepsUnusedParts
    ? []
    : [
        {
          name: 'without-unused-parts',
          apply: 'build',
          transform: {
            filter: {
              id: /node_modules\/(?:(?:@mantine\/\w+|react-router)\/.*\.mjs|i18next\/dist\/esm\/i18next\.js)$/,
            },
            handler: (code, id) => ({
              code: withoutUses(withoutFunctions(code, bodiesFor(id))),
              map: null,
            }),
          },
        },
        {
          name: 'missing-uses',
          apply: 'build',
          enforce: 'pre',
          transform: {
            filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: MISSING_USES },
            handler(code, id) {
              this.error(`${id}: the build leaves out “${MISSING_USES.exec(code)?.[0]}”`);
            },
          },
        },
      ];
