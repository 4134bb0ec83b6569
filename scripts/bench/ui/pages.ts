import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Store } from './stores.ts';

type Account = Pick<Store, 'url' | 'email' | 'password'>;

/** Signed in, uncached, usage data declined. */
export async function openSession(browser: Browser, store: Account): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { url, email, password } = store;
  const answer = await context.request.post(`${url}/admin/auth`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  // A second choice is refused.
  await context.request.post(`${url}/admin/analytics-configs`, { data: { opt_out: true } });
  return context;
}

function markContent(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('content');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds until `selector` matches. */
export async function timeTo(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript(markContent, selector);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  return page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN);
}
