import { resetSandbox, startSandbox } from '../../../sandbox/index.ts';
import { oneBackend, serveBuild } from '../../lib/app.ts';
import { inRoot } from '../../lib/paths.ts';
import { freePort } from '../../lib/port.ts';

export interface Store {
  /** The app's. */
  url: string;
  databaseUrl: string;
  email: string;
  password: string;
  stop: () => Promise<void>;
}

/** @param outDir the build folder */
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
