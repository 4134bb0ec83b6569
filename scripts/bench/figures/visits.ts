import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { PAGES_AT_ONCE } from '../../../src/areas/shared/figures/reading.ts';
import { UserError } from '../../lib/stop.ts';
import { openSession, timeTo } from '../ui/pages.ts';
import type { Store } from '../ui/stores.ts';
import { busySince, watchTasks } from '../ui/tasks.ts';

/** Milliseconds */
const LONGEST_READING = 30 * 60_000;

const FIGURE = '[role="radiogroup"] a[aria-label^="Net sales"]';
const KNOWN_FIGURE = `${FIGURE}:not([aria-label$="–"])`;
const FRAME = 'body:has(h1) ul[aria-label="To do"]';
const ROW = 'tbody a[href*="/orders/"]';

const homeOf = ({ url }: Store): string => `${url}/a/home?lng=en`;

/** @param errors gets those of all its pages */
export async function openVisitor(
  browser: Browser,
  store: Store,
  errors: string[],
): Promise<BrowserContext> {
  const context = await openSession(browser, store);
  context.on('weberror', (error) => errors.push(error.error().message));
  return context;
}

async function inNewContext<Result>(
  browser: Browser,
  store: Store,
  errors: string[],
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await openVisitor(browser, store, errors);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds until the frame of Home and the first row of the order list, nothing cached. */
export async function firstScreens(
  browser: Browser,
  store: Store,
  errors: string[],
): Promise<{ home: number; orders: number }> {
  const home = await inNewContext(browser, store, errors, (page) =>
    timeTo(page, homeOf(store), FRAME),
  );
  const orders = await inNewContext(browser, store, errors, (page) =>
    timeTo(page, `${store.url}/a/orders?lng=en`, ROW),
  );
  return { home, orders };
}

/** Counts of the to-dos expand `swaps.fulfillments`. */
const OWN_RELATION = 'swaps.return_order';

/** One of the reading's pages */
function isPage(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  const relations = (searchParams.get('expand') ?? '').split(',');
  return pathname === '/admin/orders' && relations.includes(OWN_RELATION);
}

/** Address of the reading's first page */
export const findQuery = (browser: Browser, store: Store, errors: string[]): Promise<string> =>
  inNewContext(browser, store, errors, async (page) => {
    const [request] = await Promise.all([page.waitForRequest(isPage), page.goto(homeOf(store))]);
    return request.url();
  });

interface Fetched {
  orders: number;
  calls: number;
  /** Milliseconds */
  time: number;
}

/** In the page: fetches all pages as the reading does, and does nothing with them. */
async function fetchAll({ query, atOnce }: { query: string; atOnce: number }): Promise<Fetched> {
  const url = new URL(query);
  const step = Number(url.searchParams.get('limit'));
  let calls = 0;
  const fetchPage = async (offset: number): Promise<Response> => {
    url.searchParams.set('offset', String(offset));
    calls += 1;
    const answer = await fetch(url, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return answer;
  };
  const begin = performance.now();
  const { count } = (await (await fetchPage(0)).json()) as { count: number };
  let next = step;
  const fetchOn = async (): Promise<void> => {
    while (next < count) {
      const offset = next;
      next += step;
      await (await fetchPage(offset)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchOn));
  return { orders: count, calls, time: performance.now() - begin };
}

export const serverAlone = (
  browser: Browser,
  store: Store,
  { query, errors }: { query: string; errors: string[] },
): Promise<Fetched> =>
  inNewContext(browser, store, errors, async (page) => {
    await page.goto(`${store.url}/config.json`);
    return page.evaluate(fetchAll, { query, atOnce: PAGES_AT_ONCE });
  });

/** Bytes */
interface Memory {
  database: number;
  page: number;
  /** undefined if the browser doesn't tell */
  worker: number | undefined;
}

export interface FirstReading {
  calls: number;
  /** Milliseconds */
  time: number;
  /** Milliseconds; 0 if no task took 50 */
  longestTask: number;
  memory: Memory;
}

const storedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);

async function heapsOf(page: Page): Promise<Pick<Memory, 'page' | 'worker'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const [worker] = page.workers();
  const inWorker = await worker?.evaluate(
    () =>
      (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize,
  );
  return { page: usedSize, worker: inWorker };
}

async function waitForOrders(page: Page): Promise<void> {
  const ending = page.getByText(/^(?:Updated |Couldn’t load all orders)/u).first();
  await ending.waitFor({ timeout: LONGEST_READING });
  const text = (await ending.textContent()) ?? '';
  if (!text.startsWith('Updated')) throw new UserError('The app could not load all orders.');
}

/** Reads all orders; the context has none yet. */
export async function firstReading(context: BrowserContext, store: Store): Promise<FirstReading> {
  const page = await context.newPage();
  await watchTasks(page);
  let calls = 0;
  page.on('request', (request) => {
    if (isPage(request)) calls += 1;
  });
  const [request] = await Promise.all([page.waitForRequest(isPage), page.goto(homeOf(store))]);
  const from = await page.evaluate(() => performance.now());
  const before = await storedBytes(page);
  await request.response();
  await waitForOrders(page);
  const time = Date.now() - request.timing().startTime;
  const { task } = await busySince(page, from);
  const memory = { database: (await storedBytes(page)) - before, ...(await heapsOf(page)) };
  await page.close();
  return { calls, time, longestTask: task, memory };
}

function markShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('shown');
    observer.disconnect();
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Milliseconds until figures are shown to someone whose browser keeps the orders. */
export async function nextVisit(context: BrowserContext, store: Store): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(markShown, KNOWN_FIGURE);
  await page.goto(homeOf(store));
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const time = await page.evaluate(
    () => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return time;
}

/** In the page: milliseconds from the next click until a figure changes, in `window.drawn`. */
function watchDrawn(selector: string): void {
  const figure = (): string | null | undefined =>
    document.querySelector(selector)?.getAttribute('aria-label');
  const drawn = new Promise<number>((resolve) => {
    const onClick = ({ timeStamp: clicked }: Event): void => {
      const before = figure();
      const observer = new MutationObserver(() => {
        if (figure() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
      });
      observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
  Object.assign(window, { drawn });
}

const PERIODS = ['Last 90 days', 'Last 12 months', 'Last 7 days', 'Last 30 days'];

/** Milliseconds for each change */
export async function changePeriods(
  context: BrowserContext,
  store: Store,
): Promise<Record<string, number>> {
  const page = await context.newPage();
  await page.goto(homeOf(store));
  await waitForOrders(page);
  // The server shares the processor.
  await page.waitForLoadState('networkidle');
  const times: Record<string, number> = {};
  for (const name of PERIODS) {
    await page.getByRole('button', { name: /, Period$/u }).click();
    const choice = page.getByRole('button', { name, exact: true });
    await choice.waitFor();
    await page.evaluate(watchDrawn, FIGURE);
    await choice.click();
    times[name] = await page.evaluate(
      () => (window as unknown as { drawn: Promise<number> }).drawn,
    );
  }
  await page.close();
  return times;
}
