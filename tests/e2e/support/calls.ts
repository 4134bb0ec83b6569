import type { Page } from '@playwright/test';
import { FIRST_CONTENT_LATEST, QUIET_TIME } from '../../../src/app/query/first-content.ts';

/**
 * In the page: marks the moment at which the first content stands.
 *
 * @param waits milliseconds of timers that wait for that moment: on a slow machine they would pass before it, and the
 *              page asks for what can wait
 */
function markContent({ selector, waits }: { selector: string; waits: number[] }): void {
  // Browsers keep 250 entries, and the pictures of a long list are more than that.
  performance.setResourceTimingBufferSize(5000);
  let stands = false;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    stands = true;
    performance.mark('content');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  const { setTimeout: start } = globalThis;
  const startLater = (run: () => void, wait?: number): unknown => {
    const end = (): unknown => (stands ? run() : start(end, 50));
    return start(wait !== undefined && waits.includes(wait) ? end : run, wait);
  };
  Reflect.set(globalThis, 'setTimeout', startLater);
}

/** What a page asks the server, before its first content stands and after. */
export interface Calls {
  before: string[];
  after: string[];
}

/** Notes, from the next load of the page on, when the content stands that a selector finds. */
export async function watchContent(page: Page, selector: string): Promise<void> {
  await page.addInitScript(markContent, { selector, waits: [QUIET_TIME, FIRST_CONTENT_LATEST] });
}

/** The calls of the page so far, by path and query, in the order in which they were sent. */
export async function callsOf(page: Page): Promise<Calls> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('content');
    const stands = mark?.startTime ?? Infinity;
    const before: string[] = [];
    const after: string[] = [];
    for (const { name, startTime } of performance.getEntriesByType('resource')) {
      const { pathname, search } = new URL(name);
      if (!/^\/(admin|store)\//.test(pathname)) continue;
      (startTime < stands ? before : after).push(pathname + search);
    }
    return { before, after };
  });
}
