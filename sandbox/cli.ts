/** Starts or resets the sandbox: `node sandbox/cli.ts start|reset [options]`. */
import { parseArgs } from 'node:util';
import { messageOf, SandboxError } from './errors.ts';
import { type Sandbox, resetSandbox, startSandbox } from './index.ts';
import { onNpmGone } from './processes.ts';

const USAGE = `Usage:
  node sandbox/cli.ts start [--port N] [--data DIR] [--app-url URL]
  node sandbox/cli.ts reset [--data DIR]

SANDBOX_PORT=n is another way to say --port n.
SANDBOX_SCALE=n multiplies products, customers and orders of a new store.
SANDBOX_HOSTS=a,b are further names under which the server may be asked.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      'app-url': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const data = values.data === undefined ? {} : { dataDir: values.data };
  const command = values.help === true ? 'help' : positionals[0];
  if (command === 'reset') {
    await resetSandbox(data);
    console.log('The sandbox starts with a fresh store the next time.');
  } else if (command === 'start') {
    const appUrl = values['app-url'];
    const port = values.port ?? (process.env['SANDBOX_PORT'] || undefined);
    await start({
      ...data,
      ...(port === undefined ? {} : { port: portOf(port) }),
      ...(appUrl === undefined ? {} : { appUrl }),
    });
  } else {
    console.log(USAGE);
    if (command !== 'help') process.exitCode = 1;
  }
}

async function start(options: { dataDir?: string; port?: number; appUrl?: string }): Promise<void> {
  let running: Sandbox | null = null;
  let stopping = false;
  const stop = (): void => {
    // Before it runs there is nothing to bring to an end in good order: its children end with us.
    if (running === null) process.exit(130);
    if (stopping) return;
    stopping = true;
    console.log('Stopping the sandbox …');
    void running.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onNpmGone(stop);
  const sandbox = await startSandbox({ ...options, log: console.log });
  running = sandbox;
  console.log(`
Store server  ${sandbox.url}
Messages      ${sandbox.messagesUrl}
Database      ${sandbox.databaseUrl}
Sign-in       ${sandbox.email} / ${sandbox.password}

Only this machine can reach it. Ctrl-C stops it.`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SandboxError(`"${text}" is not a port: give a number from 1 to 65535.`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
