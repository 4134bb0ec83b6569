/** `npm run mock`: the built app on Prism, with the contract's examples. Saves don't last. */
import { buildApp, serveBuild } from './lib/app.ts';
import { freePort, portFromEnv } from './lib/port.ts';
import { startMockBackend } from './lib/mock-backend.ts';
import { fail, onStop } from './lib/stop.ts';

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function start(): Promise<void> {
  const port = await portFromEnv('PORT', 7700);
  const [{ outDir }, mock] = await Promise.all([
    buildApp('production'),
    startMockBackend({ admin: await freePort(), store: await freePort() }),
  ]);
  stops.push(mock.stop);
  const app = await serveBuild(outDir, port, mock.backend, { mock: true });
  stops.push(() => app.stop());
  console.log(`Ready. Ctrl-C stops it.

  Quartermaster   ${app.url}  (the mock: saves don't last)
  sign in with    any address and password
`);
}

onStop(stopAll);
start().catch(async (error: unknown) => {
  await stopAll();
  await fail(error);
});
