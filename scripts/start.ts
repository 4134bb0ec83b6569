/**
 * `npm start`: the built app on a real store. Installs, seeds and builds as needed, prints URL and sign-in, stops with
 * Ctrl-C.
 */
import { startSandbox } from '../sandbox/index.ts';
import { buildApp, oneBackend, serveBuild } from './lib/app.ts';
import { portFromEnv } from './lib/port.ts';
import { fail, onStop } from './lib/stop.ts';

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function start(): Promise<void> {
  const started = Date.now();
  const port = await portFromEnv('PORT', 7700);
  const sandboxPort = await portFromEnv('SANDBOX_PORT', 9000);
  const appUrl = `http://localhost:${port}`;
  const building = buildApp('production');
  // Rejection is handled at the await.
  building.catch(() => undefined);
  const sandbox = await startSandbox({
    port: sandboxPort,
    appUrl,
    // Separate store beside the default.
    ...(process.env.SANDBOX_DATA ? { dataDir: process.env.SANDBOX_DATA } : {}),
    scale: Number(process.env.SANDBOX_SCALE ?? 1),
    log: (line) => console.log(line),
  });
  stops.push(() => sandbox.stop());
  const { outDir, built } = await building;
  if (built) console.log('The app is built.');
  const app = await serveBuild(outDir, port, oneBackend(sandbox.url));
  stops.push(() => app.stop());
  console.log(`Ready in ${Math.round((Date.now() - started) / 1000)} s. Ctrl-C stops it.

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
