/**
 * `npm start`: the built app on a real store. Installs, seeds and builds as needed, prints URL and sign-in, stops with
 * Ctrl-C.
 */
import { startSandbox } from '../sandbox/index.ts';
import { secondsSince, stepLog } from '../sandbox/steps.ts';
import { buildApp, oneBackend, serveBuild } from './lib/app.ts';
import { portFromEnv } from './lib/port.ts';
import { UserError, fail, onStop } from './lib/stop.ts';

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function build(): Promise<string> {
  const started = Date.now();
  const onBuild = (): void => console.log('Building the app …');
  const { outDir, built } = await buildApp('production', { onBuild });
  if (built) console.log(`Building the app: ${secondsSince(started)} s.`);
  return outDir;
}

async function start(): Promise<void> {
  const started = Number(process.env['QUARTERMASTER_STARTED']) || Date.now();
  const steps = stepLog((line) => console.log(line));
  const port = await portFromEnv('PORT', 7700);
  const sandboxPort = await portFromEnv('SANDBOX_PORT', 9000);
  if (port === sandboxPort) {
    throw new UserError(`PORT and SANDBOX_PORT are both ${port}. Choose two ports.`);
  }
  const appUrl = `http://localhost:${port}`;
  const building = build();
  // Rejection is handled at the await.
  building.catch(() => undefined);
  const sandbox = await startSandbox({
    port: sandboxPort,
    appUrl,
    // Separate store beside the default.
    ...(process.env.SANDBOX_DATA ? { dataDir: process.env.SANDBOX_DATA } : {}),
    log: steps.log,
  });
  stops.push(() => sandbox.stop());
  steps.end();
  const app = await serveBuild(await building, port, oneBackend(sandbox.url));
  stops.push(() => app.stop());
  console.log(`Ready in ${secondsSince(started)} s. Ctrl-C stops it.

  Quartermaster   ${app.url}
  sign in with    ${sandbox.email} / ${sandbox.password}
  messages        ${sandbox.messagesUrl} (mail that the store would have sent)
`);
}

onStop(stopAll);
start().catch(async (error: unknown) => {
  await stopAll();
  await fail(error);
});
