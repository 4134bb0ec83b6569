import type { Browser, Page } from '@playwright/test';
import { UserError } from '../../lib/stop.ts';
import { openSession, timeTo } from '../ui/pages.ts';

/** One of the two admins. */
export interface Subject {
  name: string;
  url: string;
  /** In the products list: what only a row with a product in it has, and what one clicks to open that. */
  row: string;
  email: string;
  password: string;
}

/** What one visit took. Times in milliseconds, sizes in bytes of the compressed bodies. */
export interface Visit {
  firstRow: number;
  /** From the click on a row to the product's page; the first product of the visit, then another one. */
  firstProduct: number;
  nextProduct: number;
  /** Begun before the first row stood; the page itself is one. */
  requests: number;
  scripts: number;
  calls: number;
  scriptBytes: number;
  bytes: number;
  /** Begun between the click and the page of the second product. */
  productCalls: number;
}

/** How many times slower than this machine: a cheap laptop. */
export const SLOWER = 4;
/** Milliseconds in which the page of an admin does what it wants to do ahead. */
const QUIET = 1500;
const PATIENCE = 60_000;

type Loading = Omit<Visit, 'firstProduct' | 'nextProduct' | 'productCalls'>;

/** In the page: what was begun before the list's first row stood, by the mark that `timeTo` has set. */
function readLoading(): Loading {
  const firstRow = performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN;
  const begun = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter((entry) => entry.startTime < firstRow) as PerformanceResourceTiming[];
  const path = (entry: PerformanceResourceTiming): string => new URL(entry.name).pathname;
  const size = (entries: PerformanceResourceTiming[]): number =>
    entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const scripts = begun.filter((entry) => path(entry).endsWith('.js'));
  return {
    firstRow,
    requests: begun.length,
    scripts: scripts.length,
    calls: begun.filter((entry) => /^\/(?:admin|store)\//.test(path(entry))).length,
    scriptBytes: size(scripts),
    bytes: size(begun),
  };
}

interface Opening {
  time: number;
  calls: number;
}

/**
 * In the page: waits for a click, then for the product's name as a heading together with the first of its variants, and
 * leaves what that took in the window.
 */
function watchOpening(title: string): void {
  const opening = new Promise<Opening>((resolve) => {
    const onClick = (event: Event): void => {
      const clicked = event.timeStamp;
      const look = (): void => {
        const isNamed = [...document.querySelectorAll('h1')].some(
          (heading) => heading.textContent.trim() === title,
        );
        if (!isNamed || !document.querySelector('tbody tr')) return;
        observer.disconnect();
        const stands = performance.now();
        const calls = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime > clicked && /\/(?:admin|store)\//.test(name));
        resolve({ time: stands - clicked, calls: calls.length });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
  Object.assign(window, { opening });
}

/** Lets the page do what it does ahead of time, and waits until it is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  );
}

/** Opens a product of the list by a click. */
async function openProduct(page: Page, { row }: Subject, at: number): Promise<Opening> {
  const target = page.locator('tbody tr').nth(at).locator(row).first();
  // A subtitle stands on a line of its own.
  const [title = ''] = (await target.innerText()).trim().split('\n');
  await page.evaluate(watchOpening, title);
  await target.click();
  return page.evaluate(() => (window as unknown as { opening: Promise<Opening> }).opening);
}

async function visitWith(page: Page, subject: Subject): Promise<Visit> {
  // Usually only the first 250 are noted.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await timeTo(page, `${subject.url}/a/products`, `tbody tr ${subject.row}`);
  await page.waitForLoadState('networkidle');
  await settle(page);
  const loading = await page.evaluate(readLoading);
  const first = await openProduct(page, subject, 0);
  await settle(page);
  await page.goBack();
  await page.locator(`tbody tr ${subject.row}`).nth(1).waitFor();
  await settle(page);
  const next = await openProduct(page, subject, 1);
  return {
    ...loading,
    firstProduct: first.time,
    nextProduct: next.time,
    productCalls: next.calls,
  };
}

/**
 * One visit of someone who is signed in and was never there before: the list, a product, back, another product.
 *
 * @throws UserError when the admin doesn't show what is waited for
 */
export async function visit(browser: Browser, subject: Subject): Promise<Visit> {
  const context = await openSession(browser, subject);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await visitWith(page, subject);
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    throw new UserError(
      `${subject.name} did not show its products list and a product's page in time. On a busy machine, try again later; ${reason}`,
    );
  } finally {
    await context.close();
  }
}
