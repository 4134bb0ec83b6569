import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallBoot } from './scripts/lib/boot-plugin.ts';
import { screenFiles } from './scripts/lib/screen-files.ts';
import { locales } from './scripts/lib/locales-plugin.ts';
import { inRoot } from './scripts/lib/paths.ts';
import { withoutUnusedParts } from './scripts/lib/unused-parts.ts';
import { versions } from './scripts/lib/versions.ts';

const routerFile = (name: string): string =>
  inRoot('node_modules', 'react-router', 'dist', 'production', `${name}.mjs`);

/** Packages' modules that lists and records' pages do without: one file, but for the large ones, which few need. */
const packageOf = (id: string): string =>
  /\/node_modules\/(papaparse|posthog)/.exec(id)?.[1] ?? 'packages';

/**
 * What is asked for along with a part's code. Naming all scripts of all parts in the first one cost every start 4 kB;
 * they are told apart by who needs them, fetched ahead, or found by the browser a moment later.
 */
const onlyStyles = (_part: string, files: string[]): string[] =>
  files.filter((file) => file.endsWith('.css'));

export default defineConfig(({ mode }) => ({
  // Files at the root of the site; `public/` keeps its name in the address, so it is copied by a plugin.
  publicDir: 'static',
  plugins: [react(), locales({ pseudo: mode !== 'production' }), smallBoot(), withoutUnusedParts()],
  resolve: {
    // The package names its development files only, whose warnings are for whoever writes the app.
    alias:
      mode === 'production'
        ? [
            { find: /^react-router$/, replacement: routerFile('index') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
          ]
        : [],
  },
  define: {
    __PSEUDO_LANGUAGE__: JSON.stringify(mode !== 'production'),
    ...versions(),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    // All browsers of the target know it.
    modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
    // What the app is made of by others, with their licenses.
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The bundler names a shared chunk after all screens that use it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/[~.].*/, '')}-[hash][extname]`,
        // Many small files compress badly and wait for each other: what the same screens use is one file.
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
      'scripts/**/*.test.ts',
      'tests/{client,contract,support}/**/*.test.ts',
    ],
    exclude: ['tests/contract/live/**', 'tests/contract/prism*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts'],
    // Generous, since a busy machine must not decide a test.
    testTimeout: 120_000,
  },
}));
