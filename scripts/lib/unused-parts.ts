import type { Plugin } from 'vite';

/** The assignment counts as a use. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Unused here. */
const GROUPS = /^(?:Button|ActionIcon)\.(?:Group|GroupSection) = \w+;$/gm;
/** To be marked as pure. */
const MAKER = /^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Of React Router: prefetching links, server components, instrumentation, hydration, view transitions. Of i18next: its
 * formats of numbers and dates.
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
];

const breaksOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/** Lines don't change. */
export const withoutUses = (code: string): string =>
  UNUSED_FEATURES.reduce(
    (rest, [use, instead]) => rest.replace(use, (found) => `${instead}${breaksOf(found)}`),
    code.replace(NAME, '').replace(GROUPS, '').replace(MAKER, '$1/* @__PURE__ */ $2'),
  );

/** `KEEP_UNUSED_PARTS=1 npm run size` shows what a build without the plugin weighs. */
export const keepsUnusedParts = process.env['KEEP_UNUSED_PARTS'] === '1';

/** Removes what defeats tree shaking. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  apply: (_config, { command }) => command === 'build' && !keepsUnusedParts,
  transform: {
    filter: {
      id: /node_modules\/(?:(?:@mantine\/\w+|react-router)\/.*\.mjs|i18next\/dist\/esm\/i18next\.js)$/,
    },
    handler: (code) => ({ code: withoutUses(code), map: null }),
  },
});
