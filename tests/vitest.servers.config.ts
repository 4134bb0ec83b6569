import { defineConfig } from 'vitest/config';

/** Tests with their own servers, in sequence to spare the machine. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [
      'tests/contract/prism*.test.ts',
      'tests/storefront/**/*.test.ts',
      'tests/start.test.ts',
    ],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
