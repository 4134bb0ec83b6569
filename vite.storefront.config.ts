import { defineConfig } from 'vite';

/** `scripts/build/storefront.ts` adds types and a manifest. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    outDir: 'dist-storefront',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        index: 'src/storefront/index.ts',
        node: 'src/storefront/node.ts',
        react: 'src/storefront/react.ts',
      },
      formats: [mode === 'commonjs' ? 'cjs' : 'es'],
    },
    rolldownOptions: {
      external: [/^node:/, 'openapi-fetch', 'react', '@tanstack/react-query'],
      // Lets a shop's bundler drop unused hooks.
      output: {
        preserveModules: true,
        entryFileNames: '[name].js',
        // Server components may import the entry; only the contexts are client-side.
        banner: ({ name }) =>
          /(?:client\/react|storefront\/cart)$/.test(name) ? "'use client';" : '',
      },
    },
  },
}));
