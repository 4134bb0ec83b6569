/**
 * `npm run bench -- peer`: compares our build with the Medusa v1 admin (built from npm if needed): time to lists and
 * records on a slow machine, bytes loaded. Prints ratios and goals; never fails on a figure.
 *
 * Usage: npm run bench -- peer [--origin cross] [--store large] [rounds]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { resetSandbox, startSandbox } from '../../sandbox/index.ts';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { inRoot } from '../lib/paths.ts';
import { UserError, exit, fail, onStop } from '../lib/stop.ts';
import { drawWaterfall } from '../lib/waterfall.ts';
import { countFrom } from './count.ts';
import { lengthenNames } from './peer/long-names.ts';
import { buildPeer } from './peer/build.ts';
import { report } from './peer/report.ts';
import { serveSite } from './peer/site.ts';
import { LISTS, SLOWER, visit } from './peer/visit.ts';
import type { ListName, Subject, Visit } from './peer/visit.ts';

const OURS: Subject['lists'] = {
  product: { path: '/a/products', row: 'a[href*="/products/"]' },
  customer: { path: '/a/customers', row: 'a[href*="/customers/"]' },
  order: { path: '/a/orders', row: 'a[href*="/orders/"]' },
  collection: { path: '/a/collections', row: 'a[href*="/collections/"]' },
};
const THEIRS: Subject['lists'] = {
  product: { path: '/a/products', row: 'td' },
  customer: { path: '/a/customers', row: 'td' },
  order: { path: '/a/orders', row: 'td' },
  collection: { path: '/a/products?view=collections', row: 'td', tab: 'Collections' },
};

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

/** Times the sandbox's usual 60 orders and 40 products: over 2,000 orders, 500 products and 5,000 variants. */
const LARGE = 40;

interface Options {
  rounds: number;
  /** The store is on another origin than the site. */
  isCross: boolean;
  /** With names of 80 letters. */
  isLarge: boolean;
}

function readChoice(name: string, given: string, choices: readonly [string, string]): boolean {
  if (choices.includes(given)) return given === choices[1];
  throw new UserError(`--${name} is ${choices.join(' or ')}, not “${given}”.`);
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string', default: 'same' },
      store: { type: 'string', default: 'small' },
    },
  });
  return {
    rounds: countFrom(positionals[0], 5),
    isCross: readChoice('origin', values.origin, ['same', 'cross']),
    isLarge: readChoice('store', values.store, ['small', 'large']),
  };
}

async function serveBoth({ isCross, isLarge }: Options): Promise<[ours: Subject, theirs: Subject]> {
  const theirBuild = await buildPeer();
  const { outDir } = await buildApp('production');
  const dataDir = inRoot('.sandbox', `bench-peer-${process.pid}`);
  stops.push(() => resetSandbox({ dataDir }));
  const { email, password, ...sandbox } = await startSandbox({
    dataDir,
    port: 0,
    scale: isLarge ? LARGE : 1,
    log: (line) => console.log(`  ${line}`),
  });
  stops.push(() => sandbox.stop());
  if (isLarge) await lengthenNames(sandbox);
  const serve = async (
    folder: string,
    subject: Pick<Subject, 'name' | 'lists'>,
  ): Promise<Subject> => {
    const { url, stop } = await serveSite(folder, sandbox.url, isCross);
    stops.push(stop);
    return { ...subject, url, api: isCross ? sandbox.url : url, email, password };
  };
  return [
    await serve(outDir, { name: 'Quartermaster', lists: OURS }),
    await serve(theirBuild, { name: 'The v1 admin', lists: THEIRS }),
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
  for (const [{ name }, own] of [
    [ours, visits.ours],
    [theirs, visits.theirs],
  ] as const) {
    console.log(`${name}, its last visit:`);
    for (const line of drawWaterfall(own.at(-1)?.steps ?? [])) console.log(line);
  }
}

async function bench(options: Options): Promise<void> {
  const executablePath = await findBrowser();
  const subjects = await serveBoth(options);
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
  const { rounds, isCross, isLarge } = options;
  console.log(`Origins: ${isCross ? 'two' : 'one'}; store: ${isLarge ? 'large' : 'small'}`);
  for (const list of LISTS) await compare(browser, subjects, list, rounds);
}

onStop(stopAll);
try {
  await bench(readOptions());
  await stopAll();
  await exit(0);
} catch (error) {
  await stopAll();
  await fail(error);
}
