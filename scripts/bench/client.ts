/**
 * `npm run bench -- client`: compares our storefront client with medusa-js on the same server, in turns. Fails when a row
 * is lost.
 *
 * Usage: npm run bench -- client [rounds] [milliseconds]
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installAdvice } from '../lib/install-advice.mjs';
import { run } from '../lib/run.ts';
import { UserError, fail } from '../lib/stop.ts';
import { bundleSize } from '../size/client.ts';
import { median } from './median.ts';
import { MEDUSA_JS } from './subjects.ts';
import type { SubjectName } from './subjects.ts';
import type { Figures, Measured } from './worker.ts';

const subjects: readonly SubjectName[] = ['node', 'fetch', 'medusa-js'];
const rounds = Number(process.argv[2] ?? 5);
const milliseconds = process.argv[3] ?? '1500';

interface Row {
  what: string;
  node: number;
  fetch: number;
  'medusa-js': number;
  better: 'more' | 'less';
}

await installPeers();
const server = start('server.ts');
const rows: Row[] = [];
try {
  const [url] = (await once(server, 'message')) as [string];
  const results: Record<SubjectName, Measured[]> = { node: [], fetch: [], 'medusa-js': [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of subjects) {
      const [measured] = (await once(start('worker.ts', name, url, milliseconds), 'message')) as [
        Measured,
      ];
      results[name].push(measured);
    }
  }
  const row = (what: string, better: Row['better'], pick: (one: Measured) => number): Row => ({
    what,
    node: median(results.node.map(pick)),
    fetch: median(results.fetch.map(pick)),
    'medusa-js': median(results['medusa-js'].map(pick)),
    better,
  });
  for (const call of ['list', 'create'] as const) {
    for (const concurrency of [1, 32] as const) {
      const figures = (one: Measured): Figures => one[`${call} ${concurrency}`];
      const name = `${call === 'list' ? 'GET' : 'POST'}, ${concurrency} at once`;
      rows.push(row(`${name}: requests per second`, 'more', (one) => figures(one).perSecond));
      rows.push(row(`${name}: processor time, µs a call`, 'less', (one) => figures(one).cpuMicros));
    }
  }
  rows.push(await sizeRow());
} finally {
  server.kill();
}

console.table(
  rows.map(({ what, better, ...values }) => ({
    what,
    node: Math.round(values.node),
    fetch: Math.round(values.fetch),
    'medusa-js': Math.round(values['medusa-js']),
    ratio: ratio({ what, better, ...values }).toFixed(2),
  })),
);
const lost = rows.filter((one) => ratio(one) < 1);
for (const { what } of lost) console.error(`lost: ${what}`);
if (lost.length > 0) process.exitCode = 1;

async function installPeers(): Promise<void> {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', ['ci', '--prefix', import.meta.dirname, ...flags]);
  if (code === 0) return;
  await fail(new UserError(`medusa-js could not be installed. ${installAdvice(output)}.`));
}

/** Below 1 we are worse. */
function ratio(one: Row): number {
  const gain = one.node / one['medusa-js'];
  return one.better === 'more' ? gain : 1 / gain;
}

async function sizeRow(): Promise<Row> {
  const ours = await bundleSize(join(import.meta.dirname, '../../src/storefront/index.ts'));
  const theirs = await bundleSize(fileURLToPath(import.meta.resolve(MEDUSA_JS)));
  return {
    what: 'bundle, bytes gzip',
    node: ours.gzip,
    fetch: ours.gzip,
    'medusa-js': theirs.gzip,
    better: 'less',
  };
}

function start(file: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, file), args);
}
