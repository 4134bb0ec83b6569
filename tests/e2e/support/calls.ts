import type { Page } from '@playwright/test';
import { FIRST_CONTENT_LATEST, QUIET_TIME } from '../../../src/app/query/first-content.ts';

/**
 * In the page: marks when the first content appears.
 *
 * @param waits timers (ms) held until then: on a slow machine they would fire first and send deferrable calls
 */
function markContent({ selector, waits }: { selector: string; waits: number[] }): void {
  // The default is 250 entries; long lists have more pictures.
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

/** API calls before and after the first content. */
interface Calls {
  before: string[];
  after: string[];
}

/** Takes effect on the next load. */
export async function watchContent(page: Page, selector: string): Promise<void> {
  await page.addInitScript(markContent, { selector, waits: [QUIET_TIME, FIRST_CONTENT_LATEST] });
}

/** Path and query, in order. */
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
