import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer, request } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resetSandbox } from '../sandbox/index.ts';
import { inRoot } from '../scripts/lib/paths.ts';
import { freePort, isFree } from '../scripts/lib/port.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quartermaster start '));
const port = await freePort();
const sandboxPort = await freePort();
const USER = { email: 'admin@quartermaster.test', password: 'quartermaster' };

afterAll(() => resetSandbox({ dataDir }));

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [inRoot('scripts', 'start.ts')], {
    cwd: inRoot(),
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA: dataDir,
      // Names the command in its advice.
      npm_lifecycle_event: 'start',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    child,
    output: () => text,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  };
}

async function ready(started: Started): Promise<void> {
  while (!started.output().includes('Ready in')) {
    if (started.child.exitCode !== null) throw new Error(started.output());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const call = async (path: string, init: RequestInit = {}): Promise<Record<string, never>> =>
  (await (await fetch(`http://localhost:${port}${path}`, init)).json()) as Record<string, never>;

async function headers(): Promise<Record<string, string>> {
  const { access_token: token } = await call('/admin/auth/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(USER),
  });
  return { 'Content-Type': 'application/json', Authorization: `Bearer ${String(token)}` };
}

/** Status for a Host header. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: sandboxPort, path: '/store/regions', headers: { host } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function allStopped(): Promise<void> {
  for (const one of [port, sandboxPort]) {
    while (!(await isFree(one))) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('starts, keeps an edit over restarts and a kill, and stops everything it started', async () => {
  const first = start();
  await ready(first);
  expect(first.output()).toContain(`http://localhost:${port}`);
  expect(first.output()).toContain(`${USER.email} / ${USER.password}`);
  const { products } = (await call('/admin/products?limit=1', {
    headers: await headers(),
  })) as unknown as {
    products: { id: string }[];
  };
  const path = `/admin/products/${products[0]?.id}`;
  await call(path, {
    method: 'POST',
    headers: await headers(),
    body: JSON.stringify({ subtitle: 'Kept over a restart' }),
  });
  const subtitle = async (): Promise<string> =>
    (
      (await call(path, { headers: await headers() })) as unknown as {
        product: { subtitle: string };
      }
    ).product.subtitle;

  // DNS rebinding is refused.
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('[::1]:9000')).toBe(200);
  expect(await statusFor('evil.example')).toBe(403);
  expect(await statusFor('localhost.evil.example:9000')).toBe(403);

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await allStopped();

  const second = start();
  await ready(second);
  expect(await subtitle()).toBe('Kept over a restart');
  // No cleanup possible: server and database keep running.
  second.child.kill('SIGKILL');
  await second.ended;

  const third = start({ SANDBOX_PORT: String(await freePort()) });
  await ready(third);
  expect(await subtitle()).toBe('Kept over a restart');
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  await allStopped();
});

test('the sandbox alone ends with the npm that started it', async () => {
  const npm = spawn('npm', ['start', '--', 'sandbox', '--data', dataDir], {
    cwd: inRoot(),
    env: { ...process.env, SANDBOX_PORT: String(sandboxPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  while (!text.includes('Ctrl-C stops it')) {
    if (npm.exitCode !== null) throw new Error(text);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(text).toContain(`http://localhost:${sandboxPort}`);
  const database = Number(/postgres\S*:(\d+)\//.exec(text)?.[1]);
  expect(await isFree(database)).toBe(false);
  // SIGKILL can't be forwarded.
  npm.kill('SIGKILL');
  await new Promise((resolve) => npm.once('exit', resolve));
  for (const one of [sandboxPort, database]) {
    while (!(await isFree(one))) await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

test('a taken port is named, with what to do', async () => {
  const twice = start({ SANDBOX_PORT: String(port) });
  expect(await twice.ended).toBe(1);
  expect(twice.output()).toContain(`PORT and SANDBOX_PORT are both ${port}.`);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    const started = start();
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`Port ${port} is taken by another program`);
    expect(started.output()).toContain(`PORT=${port + 1} npm start`);
    expect(started.output()).not.toMatch(/^\s+at /m);
  } finally {
    other.close();
  }
});
