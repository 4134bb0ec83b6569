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
  /\/node_modules\/(papaparse|posthog|barcode-detector|zxing-wasm)/.exec(id)?.[1] ?? 'packages';

export default defineConfig(({ command, mode }) => ({
  // Files at the root of the site; `public/` keeps its name in the address, so it is copied by a plugin.
  publicDir: 'static',
  plugins: [react(), locales({ pseudo: mode !== 'production' }), smallBoot(), withoutUnusedParts()],
  resolve: {
    // The package names its development files only, whose warnings are for whoever writes the app.
    alias:
      command === 'build'
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
    // What a part's code needs besides is fetched ahead, or found by the browser a moment later: naming all of it in
    // the first file would cost every start 4 kB.
    modulePreload: false,
    // What the app is made of by others, with their licenses.
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 700,
    // Every further sheet would make the browser look at the whole page's styles again, and all of them are 35 kB.
    cssCodeSplit: false,
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
