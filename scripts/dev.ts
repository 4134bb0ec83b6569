/** `npm run dev`: hot reloading, on the sandbox; `-- --mock` on the mock, `-- --backend URL` on any server. */
import { startSandbox } from '../sandbox/index.ts';
import { stepLog } from '../sandbox/steps.ts';
import { oneBackend, serveSources } from './lib/app.ts';
import type { Backend } from './lib/app.ts';
import { chosenBackend } from './lib/dev-backend.ts';
import { startMockBackend } from './lib/mock-backend.ts';
import { freePort, portFromEnv } from './lib/port.ts';
import { fail, onStop } from './lib/stop.ts';

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function startBackend(args: string[], appUrl: string): Promise<Backend> {
  const choice = chosenBackend(args);
  if (choice === 'mock') {
    const ports = { admin: await freePort(), store: await freePort() };
    const mock = await startMockBackend(ports, { remembers: true });
    stops.push(mock.stop);
    return mock.backend;
  }
  if (choice !== 'sandbox') return { ...oneBackend(choice.url), isHosted: true };
  const steps = stepLog((line) => console.log(line));
  const sandbox = await startSandbox({
    port: await portFromEnv('SANDBOX_PORT', 9000),
    appUrl,
    log: steps.log,
  });
  steps.end();
  stops.push(() => sandbox.stop());
  console.log(`Sign in with ${sandbox.email} / ${sandbox.password}`);
  return oneBackend(sandbox.url);
}

async function start(): Promise<void> {
  const port = await portFromEnv('PORT', 7700);
  const appUrl = `http://localhost:${port}`;
  const app = await serveSources(port, await startBackend(process.argv.slice(2), appUrl));
  stops.push(() => app.stop());
  console.log(`Quartermaster (development): ${app.url}`);
}

onStop(stopAll);
start().catch(async (error: unknown) => {
  await stopAll();
  await fail(error);
});
