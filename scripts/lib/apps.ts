import { resetSandbox, startSandbox } from '../../sandbox/index.ts';
import { buildApp, oneBackend, serveBuild } from './app.ts';
import { startMockBackend } from './mock-backend.ts';
import { inRoot } from './paths.ts';
import { freePort } from './port.ts';

/** What the tests in a browser need: the app on a sandbox of its own, and the app on the mock. */
export interface TestApps {
  /** Environment of the tests. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts the app twice, on free ports, apart from anything that runs already. */
export async function startTestApps(log: (line: string) => void): Promise<TestApps> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const livePort = await freePort();
    const { outDir } = await buildApp('test');
    const dataDir = inRoot('.sandbox', `test-${process.pid}`);
    stops.push(() => resetSandbox({ dataDir }));
    const sandbox = await startSandbox({
      dataDir,
      port: 0,
      appUrl: `http://localhost:${livePort}`,
      log,
    });
    stops.push(() => sandbox.stop());
    const mock = await startMockBackend({ admin: await freePort(), store: await freePort() });
    stops.push(mock.stop);
    const liveApp = await serveBuild(outDir, livePort, oneBackend(sandbox.url));
    stops.push(() => liveApp.stop());
    const mockApp = await serveBuild(outDir, await freePort(), mock.backend, { mock: true });
    stops.push(() => mockApp.stop());
    return {
      env: {
        LIVE_URL: liveApp.url,
        MOCK_URL: mockApp.url,
        SANDBOX_URL: sandbox.url,
        DATABASE_URL: sandbox.databaseUrl,
        MESSAGES_URL: sandbox.messagesUrl,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
