/** `vitest run --config tests/contract/prism.config.ts`: the contract against the mock server. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/contract/prism.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
