/**
 * `npm run bench -- peer`: compares our build with the Medusa v1 admin (built from npm if needed): time to lists and
 * records on a slow machine, bytes loaded. Prints ratios and goals; never fails on a figure.
 *
 * Usage: npm run bench -- peer [rounds]
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { resetSandbox, startSandbox } from '../../sandbox/index.ts';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { inRoot } from '../lib/paths.ts';
import { UserError, exit, fail, onStop } from '../lib/stop.ts';
import { buildPeer } from './peer/build.ts';
import { report } from './peer/report.ts';
import { serveSite } from './peer/site.ts';
import { LISTS, SLOWER, visit } from './peer/visit.ts';
import type { ListName, Subject, Visit } from './peer/visit.ts';

const OURS: Subject['lists'] = {
  product: { path: '/a/products', row: 'a[href*="/products/"]' },
  customer: { path: '/a/customers', row: 'a[href*="/customers/"]' },
  collection: { path: '/a/collections', row: 'a[href*="/collections/"]' },
};
const THEIRS: Subject['lists'] = {
  product: { path: '/a/products', row: 'td' },
  customer: { path: '/a/customers', row: 'td' },
  collection: { path: '/a/products?view=collections', row: 'td', tab: 'Collections' },
};

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

function readRounds(): number {
  const rounds = Number(process.argv[2] ?? 5);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new UserError(`“${process.argv[2]}” is no number of rounds. Give a whole number above 0.`);
}

async function serveBoth(): Promise<[ours: Subject, theirs: Subject]> {
  const theirBuild = await buildPeer();
  const { outDir } = await buildApp('production');
  const dataDir = inRoot('.sandbox', `bench-peer-${process.pid}`);
  stops.push(() => resetSandbox({ dataDir }));
  const { email, password, ...sandbox } = await startSandbox({
    dataDir,
    port: 0,
    log: (line) => console.log(`  ${line}`),
  });
  stops.push(() => sandbox.stop());
  const ours = await serveSite(outDir, sandbox.url);
  stops.push(ours.stop);
  const theirs = await serveSite(theirBuild, sandbox.url);
  stops.push(theirs.stop);
  return [
    { name: 'Quartermaster', url: ours.url, lists: OURS, email, password },
    { name: 'The v1 admin', url: theirs.url, lists: THEIRS, email, password },
  ];
}

/** Alternates, so that machine load affects both. */
async function compare(
  browser: Browser,
  [ours, theirs]: [Subject, Subject],
  list: ListName,
  rounds: number,
): Promise<void> {
  const visits: Record<'ours' | 'theirs', Visit[]> = { ours: [], theirs: [] };
  for (let round = 0; round <= rounds; round++) {
    const mine = await visit(browser, ours, list);
    const others = await visit(browser, theirs, list);
    console.log(
      `  ${list}s, round ${round || 'to warm up'}: first row ${Math.round(mine.firstRow)} and ${Math.round(others.firstRow)} ms`,
    );
    // Warm-up round.
    if (round === 0) continue;
    visits.ours.push(mine);
    visits.theirs.push(others);
  }
  console.log(
    `\nThe list of ${list}s in the admin of Medusa v1 beside ours: nothing cached, signed in, a processor ${SLOWER} times slower; median of ${rounds} visits, times with their least and most:`,
  );
  console.table(report(visits.ours, visits.theirs));
}

async function bench(rounds: number): Promise<void> {
  const executablePath = await findBrowser();
  const subjects = await serveBoth();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Blocks all outside requests.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  stops.push(() => browser.close());
  for (const list of LISTS) await compare(browser, subjects, list, rounds);
}

onStop(stopAll);
try {
  await bench(readRounds());
  await stopAll();
  await exit(0);
} catch (error) {
  await stopAll();
  await fail(error);
}
