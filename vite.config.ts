import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallBoot } from './scripts/lib/boot-plugin.ts';
import { screenFiles } from './scripts/lib/screen-files.ts';
import { locales } from './scripts/lib/locales-plugin.ts';

export default defineConfig(({ mode }) => ({
  // Files at the root of the site; `public/` keeps its name in the address, so it is copied by a plugin.
  publicDir: 'static',
  plugins: [react(), locales({ pseudo: mode !== 'production' }), smallBoot()],
  define: {
    __PSEUDO_LANGUAGE__: JSON.stringify(mode !== 'production'),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    // What the app is made of by others, with their licenses.
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The bundler names a shared chunk after all screens that use it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        // Many small files compress badly and wait for each other: what the same screens use is one file.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            ...screenFiles(),
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
            },
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
