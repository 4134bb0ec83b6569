import { defineConfig } from 'vitest/config';
import { root } from '../../../scripts/lib/paths.ts';
import { isShort } from '../../support/short.ts';

/** Tests share a real server, so files run in sequence. */
export default defineConfig({
  root,
  define: { __HAS_EXTENSIONS__: 'false' },
  test: {
    include: ['tests/contract/live/**/*.test.ts'],
    globalSetup: ['tests/contract/live/setup.ts'],
    environment: 'node',
    tags: [{ name: 'all', description: 'Only in `npm run test:all`.' }],
    ...(isShort ? { tagsFilter: ['!all'] } : {}),
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
