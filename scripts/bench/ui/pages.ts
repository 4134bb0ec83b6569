import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Store } from './stores.ts';

/** What signing in needs. */
type Account = Pick<Store, 'url' | 'email' | 'password'>;

/** A session of the store's user in a browser without a cache, who has declined to share usage data. */
export async function openSession(browser: Browser, store: Account): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { url, email, password } = store;
  const answer = await context.request.post(`${url}/admin/auth`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  // Asked once; the second choice is refused, and there already.
  await context.request.post(`${url}/admin/analytics-configs`, { data: { opt_out: true } });
  return context;
}

/** In the page: marks the moment at which something stands. */
function markContent(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('content');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the navigation to an address until something stands. */
export async function timeTo(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript(markContent, selector);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  return page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN);
}
