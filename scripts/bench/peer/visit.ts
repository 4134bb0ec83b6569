import type { Browser, Page } from '@playwright/test';
import { UserError } from '../../lib/stop.ts';
import { openSession, timeTo } from '../ui/pages.ts';

/** A list in one of the two admins. */
export interface ListPlace {
  path: string;
  /** What only a row with a record in it has, and what one clicks to open that. */
  row: string;
  /** What is pressed to see it again after coming back from a record, where the admin then shows another list. */
  tab?: string;
}

/** The lists that are compared, by what their records are called. */
export const LISTS = ['product', 'customer', 'collection'] as const;
export type ListName = (typeof LISTS)[number];

/** One of the two admins. */
export interface Subject {
  name: string;
  url: string;
  lists: Readonly<Record<ListName, ListPlace>>;
  email: string;
  password: string;
}

/** What stands on a record's page besides its heading. */
const BESIDES: Readonly<Record<ListName, string | undefined>> = {
  // The first of its variants.
  product: 'tbody tr',
  customer: undefined,
  // The first of its products.
  collection: 'tbody tr',
};

/** What one visit took. Times in milliseconds, sizes in bytes of the compressed bodies. */
export interface Visit {
  firstRow: number;
  /** From the click on a row to the record's page; the first record of the visit, then another one. */
  firstRecord: number;
  nextRecord: number;
  /** Begun before the first row stood; the page itself is one. */
  requests: number;
  scripts: number;
  calls: number;
  scriptBytes: number;
  bytes: number;
  /** Begun between the click and the page of the second record. */
  recordCalls: number;
}

/** How many times slower than this machine: a cheap laptop. */
export const SLOWER = 4;
/** Milliseconds in which the page of an admin does what it wants to do ahead. */
const QUIET = 1500;
const PATIENCE = 60_000;

type Loading = Omit<Visit, 'firstRecord' | 'nextRecord' | 'recordCalls'>;

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
 * In the page: waits for a click, then for a text of the row as a heading together with what belongs to the record, and
 * leaves what that took in the window.
 */
function watchOpening({ texts, besides }: { texts: string[]; besides: string | undefined }): void {
  const opening = new Promise<Opening>((resolve) => {
    const onClick = (event: Event): void => {
      const clicked = event.timeStamp;
      const look = (): void => {
        const isNamed = [...document.querySelectorAll('h1, h2')].some((heading) =>
          texts.includes(heading.textContent.trim()),
        );
        if (!isNamed || (besides !== undefined && !document.querySelector(besides))) return;
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

/** Opens a record of the list by a click. */
async function openRecord(
  page: Page,
  { row }: ListPlace,
  at: number,
  besides: string | undefined,
): Promise<Opening> {
  const line = page.locator('tbody tr').nth(at);
  const target = line.locator(row).first();
  // Which of them names the record differs: customers have a name or only an address.
  const texts = (await line.innerText()).split(/[\n\t]/).map((text) => text.trim());
  await page.evaluate(watchOpening, { texts: texts.filter(Boolean), besides });
  await target.click();
  return page.evaluate(() => (window as unknown as { opening: Promise<Opening> }).opening);
}

async function visitWith(page: Page, { url, lists }: Subject, name: ListName): Promise<Visit> {
  const list = lists[name];
  const besides = BESIDES[name];
  // Usually only the first 250 are noted.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await timeTo(page, `${url}${list.path}`, `tbody tr ${list.row}`);
  await page.waitForLoadState('networkidle');
  await settle(page);
  const loading = await page.evaluate(readLoading);
  const first = await openRecord(page, list, 0, besides);
  await settle(page);
  await page.goBack();
  if (list.tab !== undefined) await page.getByText(list.tab, { exact: true }).last().click();
  await page.locator(`tbody tr ${list.row}`).nth(1).waitFor();
  await settle(page);
  const next = await openRecord(page, list, 1, besides);
  return {
    ...loading,
    firstRecord: first.time,
    nextRecord: next.time,
    recordCalls: next.calls,
  };
}

/**
 * One visit of someone who is signed in and was never there before: the list, a record, back, another record.
 *
 * @throws UserError when the admin doesn't show what is waited for
 */
export async function visit(browser: Browser, subject: Subject, list: ListName): Promise<Visit> {
  const context = await openSession(browser, subject);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await visitWith(page, subject, list);
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    throw new UserError(
      `${subject.name} did not show its list of ${list}s and the page of one in time. On a busy machine, try again later; ${reason}`,
    );
  } finally {
    await context.close();
  }
}
