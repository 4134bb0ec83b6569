import { defineConfig } from 'vite';

/** The storefront client as a library; `scripts/build-storefront.ts` adds types and a manifest. */
export default defineConfig({
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
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^node:/, 'openapi-fetch', 'react', '@tanstack/react-query'],
      // One file for each module lets a shop's bundler keep only the hooks that it uses.
      output: {
        preserveModules: true,
        entryFileNames: '[name].js',
        // Server components may import the entry; the context then stays on the browser's side.
        banner: ({ name }) => (name.endsWith('client/react') ? "'use client';" : ''),
      },
    },
  },
});
