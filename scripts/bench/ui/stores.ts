import { resetSandbox, startSandbox } from '../../../sandbox/index.ts';
import { oneBackend, serveBuild } from '../../lib/app.ts';
import { inRoot } from '../../lib/paths.ts';
import { freePort } from '../../lib/port.ts';

/** A store with the app in front of it. */
export interface Store {
  /** The app's address. */
  url: string;
  /** The store's database, past its server. */
  databaseUrl: string;
  email: string;
  password: string;
  stop: () => Promise<void>;
}

/**
 * Starts a sandbox of a size and serves a build of the app on it; both are of this run alone.
 *
 * @param outDir the folder of the build
 */
export async function startStore(outDir: string, scale: number): Promise<Store> {
  const dataDir = inRoot('.sandbox', `bench-${scale}-${process.pid}`);
  const port = await freePort();
  const sandbox = await startSandbox({
    dataDir,
    port: 0,
    scale,
    appUrl: `http://localhost:${port}`,
    log: (line) => console.log(`  ${line}`),
  });
  const app = await serveBuild(outDir, port, oneBackend(sandbox.url));
  return {
    url: app.url,
    databaseUrl: sandbox.databaseUrl,
    email: sandbox.email,
    password: sandbox.password,
    stop: async () => {
      await app.stop();
      await sandbox.stop();
      await resetSandbox({ dataDir });
    },
  };
}
