import type { Page } from '@playwright/test';

/** In the page: marks the moment at which the first content stands. */
function markContent(selector: string): void {
  // Browsers keep 250 entries, and the pictures of a long list are more than that.
  performance.setResourceTimingBufferSize(5000);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('content');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** What a page asks the server, before its first content stands and after. */
export interface Calls {
  before: string[];
  after: string[];
}

/** Notes, from the next load of the page on, when the content stands that a selector finds. */
export async function watchContent(page: Page, selector: string): Promise<void> {
  await page.addInitScript(markContent, selector);
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
