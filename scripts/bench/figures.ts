/**
 * `npm run bench -- figures`: the cost of figures on a store of 20,000 orders: the first reading beside the server
 * alone, first and later visits, changes of the period, long tasks, memory. Prints goals; fails only on a page's error.
 *
 * Usage: npm run bench -- figures [rounds]
 */
import { chromium } from '@playwright/test';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { exit, fail, onStop } from '../lib/stop.ts';
import {
  changePeriods,
  findQuery,
  firstReading,
  firstScreens,
  nextVisit,
  openVisitor,
  serverAlone,
} from './figures/visits.ts';
import type { FirstReading } from './figures/visits.ts';
import { median } from './median.ts';
import { startStore } from './ui/stores.ts';

/** Times the sandbox's usual 60 orders */
const LARGE = 334;
/** Milliseconds */
const GOALS = { visit: 1000, change: 100, task: 100 };

const rounds = Number(process.argv[2] ?? 5);

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function timesRow(times: readonly number[], goal?: number): object {
  const middle = median(times);
  const verdict = goal === undefined ? '' : middle <= goal ? 'within' : 'above';
  return {
    least: Math.round(Math.min(...times)),
    median: Math.round(middle),
    most: Math.round(Math.max(...times)),
    goal: goal ?? '',
    verdict,
  };
}

function tellReading(
  { calls, time, memory }: FirstReading,
  alone: readonly { orders: number; calls: number; time: number }[],
): void {
  const orders = alone[0]?.orders ?? 0;
  const serverTime = alone.reduce((sum, each) => sum + each.time, 0) / alone.length;
  const row = (milliseconds: number, calls: number): object => ({
    'orders a second': Math.round((1000 * orders) / milliseconds),
    seconds: (milliseconds / 1000).toFixed(1),
    calls,
  });
  console.log(`\nFirst reading of ${orders} orders:`);
  console.table({
    'the app': row(time, calls),
    'the server alone': row(serverTime, alone[0]?.calls ?? 0),
  });
  console.log(`orders a second, app / server alone: ${(serverTime / time).toFixed(2)}`);
  console.log('\nKept after it:');
  console.table({
    'in the browser’s database': { size: megabytes(memory.database) },
    'JavaScript of the page': { size: megabytes(memory.page) },
    'JavaScript of the worker': {
      size: memory.worker === undefined ? 'unknown' : megabytes(memory.worker),
    },
  });
}

/** @returns errors of pages */
async function bench(): Promise<string[]> {
  const { outDir } = await buildApp('production');
  const store = await startStore(outDir, LARGE);
  stops.push(store.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  stops.push(() => browser.close());
  const errors: string[] = [];
  const query = await findQuery(browser, store, errors);

  console.log('  pages from the server alone, and the first reading …');
  const before = await serverAlone(browser, store, { query, errors });
  const context = await openVisitor(browser, store, errors);
  const reading = await firstReading(context, store);
  const after = await serverAlone(browser, store, { query, errors });
  tellReading(reading, [before, after]);

  console.log('  visits and changes of the period …');
  const home: number[] = [];
  const list: number[] = [];
  const visits: number[] = [];
  const changes = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round++) {
    const visit = await nextVisit(context, store);
    const times = await changePeriods(context, store);
    // Warm-up round.
    if (round === 0) continue;
    visits.push(visit);
    for (const [name, time] of Object.entries(times)) {
      const own = changes.get(name) ?? [];
      own.push(time);
      changes.set(name, own);
    }
  }
  await context.close();
  // Their pages leave calls behind that the server still answers.
  for (let round = 0; round <= rounds; round++) {
    const screens = await firstScreens(browser, store, errors);
    if (round === 0) continue;
    home.push(screens.home);
    list.push(screens.orders);
  }
  console.log(`\nMilliseconds, ${rounds} rounds:`);
  console.table({
    'Home, heading and to-dos': timesRow(home),
    'order list, first row': timesRow(list),
    'second visit, figures': timesRow(visits, GOALS.visit),
    ...Object.fromEntries(
      [...changes].map(([name, times]) => [`change to “${name}”`, timesRow(times, GOALS.change)]),
    ),
    'longest task of the first reading': timesRow([reading.longestTask], GOALS.task),
  });
  console.log(`Home / order list: ${(median(home) / median(list)).toFixed(2)}`);
  return errors;
}

onStop(stopAll);
try {
  const errors = await bench();
  await stopAll();
  for (const error of errors) console.error(`A page failed: ${error}`);
  await exit(errors.length > 0 ? 1 : 0);
} catch (error) {
  await stopAll();
  await fail(error);
}
