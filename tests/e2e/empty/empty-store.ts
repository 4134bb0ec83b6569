import { resetSandbox, startSandbox } from '../../../sandbox/index.ts';
import { buildApp, oneBackend, serveBuild } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { freshTest as base } from '../support/test.ts';

interface EmptyStore {
  /** The app's address. */
  url: string;
  /** The store server's, where its shops call it. */
  server: string;
}

/** The test of the app on a store that has nothing but its administrator; each worker has one of its own. */
export const test = base.extend<object, { store: EmptyStore }>({
  store: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const dataDir = inRoot('.sandbox', `test-empty-${process.pid}`);
      // The build that the other tests use.
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
