/**
 * `npm run bench -- inp`: the time from a press to the next paint, of everyday presses on a large store and a processor
 * four times slower. Prints goals; never fails on a figure.
 *
 * Usage: npm run bench -- inp [rounds] [part of the presses' names]
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { UserError, exit, fail, onStop } from '../lib/stop.ts';
import { countFrom } from './count.ts';
import { PRESSES, plantTree } from './inp/presses.ts';
import type { Press } from './inp/presses.ts';
import { percentile, slowestPress, watchInteractions } from './inp/watch.ts';
import { median } from './median.ts';
import { openSession } from './ui/pages.ts';
import { startStore } from './ui/stores.ts';
import type { Store } from './ui/stores.ts';

/** Times the sandbox's usual 60 orders and 40 products. */
const LARGE = 40;
/** CPU throttling: a cheap laptop. */
const SLOWER = 4;
/** Milliseconds: for 95 of 100 presses, and for all. */
const GOALS = { most: 100, all: 200 };

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function measure(browser: Browser, store: Store, { open, press }: Press): Promise<number> {
  const context = await openSession(browser, store);
  try {
    const page = await context.newPage();
    await watchInteractions(page);
    await open(page, store);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await slowestPress(page, () => press(page));
  } finally {
    await context.close();
  }
}

async function prepare(browser: Browser, store: Store): Promise<void> {
  const context = await openSession(browser, store);
  await plantTree(await context.newPage(), store);
  await context.close();
}

const verdict = (time: number, goal: number): string =>
  `${Math.round(time)} ms, ${time <= goal ? 'within' : 'above'} ${goal}`;

function readOptions(): { rounds: number; presses: readonly Press[] } {
  const [, , count, wanted = ''] = process.argv;
  const presses = PRESSES.filter(({ name }) => name.includes(wanted));
  if (presses.length === 0) throw new UserError(`No press has “${wanted}” in its name.`);
  return { rounds: countFrom(count, 5), presses };
}

async function bench(): Promise<void> {
  const { rounds, presses } = readOptions();
  const { outDir } = await buildApp('production');
  const store = await startStore(outDir, LARGE);
  stops.push(store.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  stops.push(() => browser.close());
  await prepare(browser, store);
  const all: number[] = [];
  const rows: Record<string, object> = {};
  for (const press of presses) {
    console.log(`  ${press.name} …`);
    const times: number[] = [];
    while (times.length < rounds) times.push(await measure(browser, store, press));
    all.push(...times);
    rows[press.name] = { median: Math.round(median(times)), most: Math.round(Math.max(...times)) };
  }
  console.log(
    `\nMilliseconds from the slowest press to the next paint, a processor ${SLOWER} times slower, ${rounds} rounds:`,
  );
  console.table(rows);
  console.log(`95 of 100: ${verdict(percentile(all, 0.95), GOALS.most)}`);
  console.log(`all: ${verdict(Math.max(...all), GOALS.all)}`);
}

onStop(stopAll);
try {
  await bench();
  await stopAll();
  await exit(0);
} catch (error) {
  await stopAll();
  await fail(error);
}
