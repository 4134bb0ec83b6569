import { resetSandbox, startSandbox } from '../../sandbox/index.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { buildApp, oneBackend, serveBuild } from './app.ts';
import { startMockBackend } from './mock-backend.ts';
import { inRoot } from './paths.ts';
import { freePort } from './port.ts';

interface TestApps {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

const OTHERS = ['https://usage.example', 'https://files.example'];

/** The question would cover every screen. */
async function declineAnalytics({ url, email, password }: Sandbox): Promise<void> {
  const post = (path: string, body: object, headers = {}): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const answer = await post('/admin/auth/token', { email, password });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const choice = { opt_out: true, anonymize: false };
  await post('/admin/analytics-configs', choice, { Authorization: `Bearer ${token}` });
}

async function startMockApp(outDir: string, stops: (() => Promise<void>)[]): Promise<string> {
  const mock = await startMockBackend({ admin: await freePort(), store: await freePort() });
  stops.push(mock.stop);
  const app = await serveBuild(outDir, await freePort(), mock.backend, { mock: true });
  stops.push(() => app.stop());
  return app.url;
}

/** Starts the app on free ports, on a new store and on the mock. */
export async function startTestApps(
  log: (line: string) => void,
  { mock: withMock = true } = {},
): Promise<TestApps> {
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
      throwaway: true,
      appUrl: `http://localhost:${livePort}`,
      log,
    });
    stops.push(() => sandbox.stop());
    await declineAnalytics(sandbox);
    const backend = { ...oneBackend(sandbox.url), keepAlive: true };
    const liveApp = await serveBuild(outDir, livePort, backend, {}, OTHERS);
    stops.push(() => liveApp.stop());
    const mockUrl = withMock ? await startMockApp(outDir, stops) : undefined;
    return {
      env: {
        LIVE_URL: liveApp.url,
        ...(mockUrl ? { MOCK_URL: mockUrl } : {}),
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
