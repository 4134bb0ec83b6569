import { defineConfig } from 'vitest/config';

/** Tests against running servers: Prism and the sandbox. One file after the other, since they share the servers. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [
      'tests/contract/prism*.test.ts',
      'tests/contract/live/**/*.test.ts',
      'tests/storefront/**/*.test.ts',
      'tests/start.test.ts',
    ],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
