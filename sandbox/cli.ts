/** Starts, resets or ships the sandbox: `node sandbox/cli.ts [start|reset|snapshot] [options]`. */
import { parseArgs } from 'node:util';
import { messageOf, SandboxError } from './errors.ts';
import { type Sandbox, emptyDataDir, resetSandbox, startSandbox } from './index.ts';
import { onNpmGone } from './processes.ts';
import { shipStore } from './ship.ts';
import { shippedFile } from './shipped.ts';
import { stepLog } from './steps.ts';

const USAGE = `Usage:
  npm start -- sandbox [--empty] [--port N] [--data DIR] [--app-url URL]
  npm start -- sandbox reset [--empty] [--data DIR]
  npm start -- sandbox snapshot

snapshot writes the stocked store that a first start restores, after a change of the seed.

--empty is a store with nothing in it but its administrator, in a folder of its own.

SANDBOX_PORT=n is another way to say --port n.
SANDBOX_SCALE=n multiplies products, customers and orders of a new store; 0 leaves it empty.
SANDBOX_HOSTS=a,b are further names under which the server may be asked.`;

const steps = stepLog((line) => console.log(line));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      'app-url': { type: 'string' },
      empty: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const isEmpty = values.empty === true;
  const dataDir = values.data ?? (isEmpty ? emptyDataDir : undefined);
  const data = dataDir === undefined ? {} : { dataDir };
  const command = values.help === true ? 'help' : (positionals[0] ?? 'start');
  if (command === 'reset') {
    await resetSandbox(data);
    console.log('The sandbox starts with a fresh store the next time.');
  } else if (command === 'snapshot') {
    onEnd(() => process.exit(130));
    await shipStore(steps.log);
    steps.end();
    console.log(`The store is in ${shippedFile}.`);
  } else if (command === 'start') {
    const appUrl = values['app-url'];
    const port = values.port ?? (process.env['SANDBOX_PORT'] || undefined);
    await start({
      ...data,
      ...(isEmpty ? { scale: 0 } : {}),
      ...(port === undefined ? {} : { port: portOf(port) }),
      ...(appUrl === undefined ? {} : { appUrl }),
    });
  } else {
    console.log(USAGE);
    if (command !== 'help') process.exitCode = 1;
  }
}

async function start(options: {
  dataDir?: string;
  port?: number;
  appUrl?: string;
  scale?: number;
}): Promise<void> {
  let running: Sandbox | null = null;
  let stopping = false;
  const stop = (): void => {
    // Not running yet: children end with this process.
    if (running === null) process.exit(130);
    if (stopping) return;
    stopping = true;
    console.log('Stopping the sandbox …');
    void running.stop().then(() => process.exit(0));
  };
  onEnd(stop);
  const sandbox = await startSandbox({ ...options, log: steps.log });
  steps.end();
  running = sandbox;
  console.log(`
Store server  ${sandbox.url}
Messages      ${sandbox.messagesUrl}
Database      ${sandbox.databaseUrl}
Sign-in       ${sandbox.email} / ${sandbox.password}

Only this machine can reach it. Ctrl-C stops it.`);
}

function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  onNpmGone(end);
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
