import { resetSandbox, startSandbox } from '../../../sandbox/index.ts';
import { buildApp, oneBackend, serveBuild } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { freshTest } from '../support/test.ts';

interface EmptyStore {
  /** The app's. */
  url: string;
  /** The store server's, for shops. */
  server: string;
}

/** Tests on a store with only an administrator; a store per worker. */
export const test = freshTest.extend<object, { store: EmptyStore }>({
  store: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const dataDir = inRoot('.sandbox', `test-empty-${process.pid}`);
      // Shared with the other tests.
      const { outDir } = await buildApp('test');
      const sandbox = await startSandbox({
        dataDir,
        port: 0,
        appUrl: url,
        scale: 0,
        throwaway: true,
      });
      const app = await serveBuild(outDir, port, oneBackend(sandbox.url));
      await use({ url, server: sandbox.url });
      await app.stop();
      await sandbox.stop();
      await resetSandbox({ dataDir });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ store }, use) => {
    await use(store.url);
  },
});
