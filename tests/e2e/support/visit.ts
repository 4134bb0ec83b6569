import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';

/** Waits for the heading, without skeletons. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // The gallery shows skeletons permanently.
  if (page.url().includes('/gallery/')) return;
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Milliseconds without requests. */
const QUIET = 200;

/**
 * @param isCounted default: all
 * @returns waits until requests are idle
 */
export function watchRequests(
  page: Page,
  isCounted: (url: URL) => boolean = () => true,
): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request): void => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (isCounted(new URL(request.url()))) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect
      .poll(() => open.size === 0 && Date.now() - last >= QUIET, { intervals: [QUIET / 4] })
      .toBe(true);
}

/**
 * Call before opening the page.
 *
 * @returns waits until deferred parts are loaded too
 */
export function watchStart(page: Page): () => Promise<void> {
  const settled = watchRequests(page);
  return async () => {
    // Deferred with everything after the first screen.
    await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached();
    await settled();
  };
}

/** Keeps overlays open. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const { i18next } = globalThis as unknown as {
      i18next: { changeLanguage: (to: string) => Promise<unknown> };
    };
    await i18next.changeLanguage(code);
  }, language);
}

/** Types into a picker and waits for its matches: options that move under a click make Playwright scroll the page. */
export async function search(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: text }).first()).toBeVisible();
  await expect(options.filter({ hasNotText: text })).toHaveCount(0);
}
