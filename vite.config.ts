import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallBoot } from './scripts/lib/boot-plugin.ts';
import { extensions, extensionsFolder } from './scripts/lib/extensions.ts';
import { screenFiles } from './scripts/lib/screen-files.ts';
import { locales } from './scripts/lib/locales-plugin.ts';
import { inRoot } from './scripts/lib/paths.ts';
import { withoutUnusedParts } from './scripts/lib/unused-parts.ts';
import { versions } from './scripts/lib/versions.ts';
import { WORKER } from './src/app/demo/protocol.ts';
import { isShort } from './tests/support/short.ts';

const isShipped = (mode: string): boolean => mode === 'production' || mode === 'demo';

const routerFile = (name: string): string =>
  inRoot('node_modules', 'react-router', 'dist', 'production', `${name}.mjs`);

/** With everything that only charts depend on. */
const CHART_PACKAGES = [
  '@mantine/charts',
  '@reduxjs/toolkit',
  'd3-[a-z-]+',
  'decimal.js-light',
  'es-toolkit',
  'eventemitter3',
  'immer',
  'internmap',
  'react-is',
  'react-redux',
  'recharts',
  'redux',
  'redux-thunk',
  'reselect',
  'tiny-invariant',
  'use-sync-external-store',
  'victory-vendor',
];
const OF_CHARTS = new RegExp(`/node_modules/(?:${CHART_PACKAGES.join('|')})/`);

/** Remaining packages share a file, except large, rarely used ones. */
const packageOf = (id: string): string =>
  OF_CHARTS.test(id)
    ? 'charts'
    : (/\/node_modules\/(papaparse|posthog|barcode-detector|zxing-wasm)/.exec(id)?.[1] ??
      'packages');

export default defineConfig(({ command, mode }) => ({
  // Site root files. `public/` keeps its name in URLs, so a plugin copies it.
  publicDir: 'static',
  plugins: [
    react(),
    // Unit tests load the examples.
    extensions(
      command === 'serve' && mode === 'test'
        ? inRoot('examples', 'extensions')
        : extensionsFolder(),
    ),
    locales({ pseudo: !isShipped(mode), demo: mode === 'demo' }),
    smallBoot(mode === 'demo' ? WORKER : undefined),
    withoutUnusedParts(),
  ],
  resolve: {
    // The package exports only development files, with warnings.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerFile('index') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
          ]
        : [],
  },
  define: {
    __PSEUDO_LANGUAGE__: JSON.stringify(!isShipped(mode)),
    __DEMO__: JSON.stringify(mode === 'demo'),
    ...versions(),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Chunks are prefetched or found a moment later; listing them in the entry costs every start 4 kB.
    modulePreload: false,
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 700,
    // Each further stylesheet triggers a style recalculation; all are only 35 kB.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // The bundler names a shared chunk after all its screens.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/[~.].*/, '')}-[hash][extname]`,
        // Many small files compress badly and wait for each other.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            ...screenFiles(),
            { name: packageOf, debugName: 'packages', test: /\/node_modules\// },
          ],
        },
      },
    },
  },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      '{extensions,examples}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/{client,contract,support}/**/*.test.ts',
    ],
    exclude: ['tests/contract/live/**', 'tests/contract/prism*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/wait-for.ts'],
    tags: [{ name: 'all', description: 'Only in `npm run test:all`.' }],
    ...(isShort ? { tagsFilter: ['!all'] } : {}),
    // Generous for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
