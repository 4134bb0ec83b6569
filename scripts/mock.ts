/** `npm run mock`: the built app on the contract's examples; changes last until it stops. */
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
    startMockBackend({ admin: await freePort(), store: await freePort() }, { remembers: true }),
  ]);
  stops.push(mock.stop);
  const app = await serveBuild(outDir, port, mock.backend, { mock: true });
  stops.push(() => app.stop());
  console.log(`Ready. Ctrl-C stops it.

  Quartermaster   ${app.url}  (the mock: changes last until it stops)
  sign in with    any address and password
  start afresh    curl -X POST ${app.url}/__mock/reset
`);
}

onStop(stopAll);
start().catch(async (error: unknown) => {
  await stopAll();
  await fail(error);
});
