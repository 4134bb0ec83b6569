import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const COPIED = [
  'scripts/bootstrap.mjs',
  'scripts/lib/commands.mjs',
  'scripts/lib/install-advice.mjs',
  'scripts/lib/install-plan.mjs',
  'sandbox/packages.mjs',
];

const NPM = `#!/bin/sh
echo "$(basename "$PWD") $1 $2 $3" >> "$NPM_CALLS"
mkdir -p node_modules
sleep "\${NPM_SECONDS:-0}"
exit "\${NPM_CODE:-0}"
`;

const RUNS = 'console.log("it runs");';

/** Lets the sandbox's packages end first. */
const WAITS = `
const { existsSync } = require('node:fs');
const timer = setInterval(() => {
  if (!existsSync('sandbox/node_modules/.installed-lock-hash')) return;
  clearInterval(timer);
  ${RUNS}
}, 20);
`;

let place: string;
let project: string;
let calls: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'quartermaster-bootstrap-'));
  project = join(place, 'app');
  calls = join(place, 'calls');
  for (const path of COPIED) cpSync(inRoot(path), join(project, path));
  for (const folder of ['.', 'sandbox']) {
    writeFileSync(join(project, folder, 'package-lock.json'), '{}');
  }
  for (const script of ['start', 'test', 'build']) {
    const content = script === 'build' ? RUNS : WAITS;
    writeFileSync(join(project, 'scripts', `${script}.ts`), content);
  }
  mkdirSync(join(place, 'bin'));
  writeFileSync(join(place, 'bin', 'npm'), NPM, { mode: 0o755 });
});
afterEach(() => rm(place, { recursive: true }));

interface Ran {
  output: string;
  kill: () => void;
  ended: Promise<number | null>;
}

function begin(script: string, env: Record<string, string> = {}): Ran {
  const child = spawn(process.execPath, [join(project, 'scripts', 'bootstrap.mjs'), script], {
    env: {
      ...env,
      PATH: [join(place, 'bin'), process.env.PATH].join(delimiter),
      NPM_CALLS: calls,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ran: Ran = {
    output: '',
    kill: () => child.kill('SIGKILL'),
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (ran.output += chunk.toString()));
  }
  return ran;
}

async function run(script: string, env: Record<string, string> = {}): Promise<string> {
  const ran = begin(script, env);
  await ran.ended;
  return ran.output;
}

const called = (): string[] =>
  existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').toSorted() : [];

async function until(call: string): Promise<void> {
  while (!called().includes(call)) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a first start installs both, a second nothing, and the first tests add the rest', async () => {
  expect(await run('start')).toContain('it runs');
  const first = ['app ci --omit=dev --ignore-scripts', 'sandbox ci --ignore-scripts --no-audit'];
  expect(called()).toEqual(first);
  expect(await run('start')).toBe('it runs\n');
  expect(called()).toEqual(first);
  await run('test');
  await run('test');
  await run('start');
  expect(called()).toEqual([first[0], 'app install --no-save --include=dev', first[1]]);
});

test('what was interrupted is installed again', async () => {
  await run('build');
  const interrupted = begin('test', { NPM_SECONDS: '5' });
  await until('app install --no-save --include=dev');
  interrupted.kill();
  await interrupted.ended;
  await run('build');
  expect(called().filter((call) => call.startsWith('app ci --omit=dev'))).toHaveLength(2);
});

test('an app that is installed starts, though the rest could not be added', async () => {
  await run('build');
  expect(await run('test', { NPM_CODE: '1' })).toContain('The packages could not be installed.');
  expect(await run('build')).toBe('it runs\n');
});

test('a start removes no packages that npm installed by hand', async () => {
  mkdirSync(join(project, 'node_modules', 'vitest'), { recursive: true });
  await run('start');
  expect(called()).toContain('app ci --include=dev --ignore-scripts');
});

test('two commands at once install once', async () => {
  const first = begin('build', { NPM_SECONDS: '2' });
  await until('app ci --omit=dev --ignore-scripts');
  const second = await run('build');
  expect(second).toContain('Waiting for another command');
  expect(second).toContain('it runs');
  await first.ended;
  expect(called()).toHaveLength(1);
});
