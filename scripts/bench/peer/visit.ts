import type { Browser, Page } from '@playwright/test';
import { UserError } from '../../lib/stop.ts';
import { readWaterfall } from '../../lib/waterfall.ts';
import type { Step } from '../../lib/waterfall.ts';
import { openSession, timeTo } from '../ui/pages.ts';

interface ListPlace {
  path: string;
  /** Matches only rows with a record. */
  row: string;
  /** Clicked on return, if the admin shows another list then. */
  tab?: string;
}

export const LISTS = ['product', 'customer', 'order', 'collection'] as const;
export type ListName = (typeof LISTS)[number];

export interface Subject {
  name: string;
  url: string;
  /** Of the store; another origin than the site's with `--origin cross`. */
  api: string;
  lists: Readonly<Record<ListName, ListPlace>>;
  email: string;
  password: string;
}

const BESIDES: Readonly<Record<ListName, string | undefined>> = {
  product: 'tbody tr',
  customer: undefined,
  order: undefined,
  collection: 'tbody tr',
};

/** Milliseconds, and bytes of compressed bodies. */
export interface Visit {
  firstRow: number;
  /** From the click on a row. */
  firstRecord: number;
  nextRecord: number;
  /** Before the first row, document included. */
  requests: number;
  scripts: number;
  calls: number;
  scriptBytes: number;
  bytes: number;
  /** After the click on the second record. */
  recordCalls: number;
  /** Until the first row. */
  steps: readonly Step[];
}

/** CPU throttling: a cheap laptop. */
export const SLOWER = 4;
/** Milliseconds, for prefetching. */
const QUIET = 1500;
const PATIENCE = 60_000;

type Loading = Omit<Visit, 'firstRecord' | 'nextRecord' | 'recordCalls' | 'steps'>;

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

/** In the page: times a click until its record shows; result in `window.opening`. */
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

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  );
}

async function openRecord(
  page: Page,
  { row }: ListPlace,
  at: number,
  besides: string | undefined,
): Promise<Opening> {
  const line = page.locator('tbody tr').nth(at);
  const target = line.locator(row).first();
  // Some customers have only an email.
  const texts = (await line.innerText()).split(/[\n\t]/).map((text) => text.trim());
  await page.evaluate(watchOpening, { texts: texts.filter(Boolean), besides });
  await target.click();
  return page.evaluate(() => (window as unknown as { opening: Promise<Opening> }).opening);
}

async function visitWith(page: Page, { url, lists }: Subject, name: ListName): Promise<Visit> {
  const list = lists[name];
  const besides = BESIDES[name];
  // The default buffer holds 250 entries.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await timeTo(page, `${url}${list.path}`, `tbody tr ${list.row}`);
  await page.waitForLoadState('networkidle');
  await settle(page);
  const loading = await page.evaluate(readLoading);
  const steps = await readWaterfall(page, 'content');
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
    steps,
  };
}

/**
 * A user's first visit: list, record, back, another record.
 *
 * @throws UserError when the expected content doesn't show
 */
export async function visit(browser: Browser, subject: Subject, list: ListName): Promise<Visit> {
  const context = await openSession(browser, { ...subject, url: subject.api });
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
