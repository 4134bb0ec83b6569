/**
 * `npm run bench -- ui`: compares the built app on a small and a large store (20,000 orders; 13,000 products, one with
 * 2,000 variants): first row of two lists, long tasks while typing and scrolling. Fails above a limit.
 *
 * Usage: npm run bench -- ui [rounds] [part of the works' names]
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { exit, fail, onStop } from '../lib/stop.ts';
import { median } from './median.ts';
import { openSession, timeTo } from './ui/pages.ts';
import { startStore } from './ui/stores.ts';
import type { Store } from './ui/stores.ts';
import type { Busy } from './ui/tasks.ts';
import { WORKS, measureWork } from './ui/work.ts';

/** Times the sandbox's usual 60 orders and 40 products. */
const LARGE = 334;
const LISTS = ['orders', 'products'] as const;
/** First row, large store : small store. */
const MAX_RATIO = 1.2;
/** Milliseconds. */
const MAX_TASK = 100;

const rounds = Number(process.argv[2] ?? 7);
const wanted = process.argv[3] ?? '';
const TASK_ROUNDS = 3;

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function firstRow(
  browser: Browser,
  store: Store,
  list: (typeof LISTS)[number],
): Promise<number> {
  const context = await openSession(browser, store);
  try {
    const page = await context.newPage();
    return await timeTo(page, `${store.url}/a/${list}?lng=en`, `tbody a[href*="/${list}/"]`);
  } finally {
    await context.close();
  }
}

/** Alternates, so that machine load affects both. @returns true within the limit */
async function compareFirstRows(
  browser: Browser,
  small: Store,
  large: Store,
  list: (typeof LISTS)[number],
): Promise<boolean> {
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
  for (let round = 0; round <= rounds; round++) {
    const smallTime = await firstRow(browser, small, list);
    const largeTime = await firstRow(browser, large, list);
    // Warm-up round.
    if (round === 0) continue;
    times.small.push(smallTime);
    times.large.push(largeTime);
  }
  const ratio = median(times.large) / median(times.small);
  console.log(`\nFirst row of ${list}, milliseconds after the navigation, ${rounds} rounds:`);
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([store, values]) => [
        store,
        {
          least: Math.round(Math.min(...values)),
          median: Math.round(median(values)),
          most: Math.round(Math.max(...values)),
        },
      ]),
    ),
  );
  const isFine = ratio <= MAX_RATIO;
  console.log(`large / small: ${ratio.toFixed(2)}, ${isFine ? 'within' : 'above'} ${MAX_RATIO}`);
  return isFine;
}

/** @returns names of failed works */
async function findLongTasks(browser: Browser, store: Store): Promise<string[]> {
  const rows: Record<string, object> = {};
  const lost: string[] = [];
  for (const work of WORKS.filter(({ name }) => name.includes(wanted))) {
    console.log(`  ${work.name} …`);
    const measured: Busy[] = [];
    for (let round = 0; round < TASK_ROUNDS; round++) {
      const context = await openSession(browser, store);
      const busy = await measureWork(work, await context.newPage(), store);
      await context.close();
      if (!busy) break;
      measured.push(busy);
    }
    if (measured.length === 0) {
      rows[work.name] = { verdict: 'no such screen' };
      continue;
    }
    const task = median(measured.map((busy) => busy.task));
    const isFine = task <= MAX_TASK;
    if (!isFine && !work.isOpening) lost.push(work.name);
    rows[work.name] = {
      'longest task': Math.round(task),
      'tasks over 50': median(measured.map((busy) => busy.count)),
      'longest input': Math.round(median(measured.map((busy) => busy.input))),
      verdict: work.isOpening ? 'told only' : isFine ? 'within' : `above ${MAX_TASK}`,
    };
  }
  console.log(`\nBusy main thread on the large store, milliseconds, median of ${TASK_ROUNDS}:`);
  console.table(rows);
  return lost;
}

async function bench(): Promise<boolean> {
  const { outDir } = await buildApp('production');
  console.log('The small store:');
  const small = await startStore(outDir, 1);
  stops.push(small.stop);
  console.log('The large store:');
  const large = await startStore(outDir, LARGE);
  stops.push(large.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  stops.push(() => browser.close());
  let isRatioFine = true;
  for (const list of rounds === 0 ? [] : LISTS) {
    isRatioFine = (await compareFirstRows(browser, small, large, list)) && isRatioFine;
  }
  const lost = await findLongTasks(browser, large);
  for (const name of lost) console.error(`A task took too long: ${name}`);
  return isRatioFine && lost.length === 0;
}

onStop(stopAll);
try {
  const isFine = await bench();
  await stopAll();
  await exit(isFine ? 0 : 1);
} catch (error) {
  await stopAll();
  await fail(error);
}
