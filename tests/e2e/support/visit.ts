import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** Waits until the screen's heading is there and nothing stands for something that is on its way. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // The gallery shows what stands for something that is on its way.
  if (page.url().includes('/gallery/')) return;
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Milliseconds without a question to the server after which a page has asked all that it wants. */
const QUIET = 200;

/**
 * Watches what a page asks for.
 *
 * @returns waits until all of it is answered, and nothing more comes
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request): void => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect
      .poll(() => open.size === 0 && Date.now() - last >= QUIET, { intervals: [QUIET / 4] })
      .toBe(true);
}

/**
 * Watches a page from before it is opened.
 *
 * @returns waits until what comes after the first screen is there, too, and nothing more is asked for
 */
export function watchStart(page: Page): () => Promise<void> {
  const settled = watchRequests(page);
  return async () => {
    // They come with all else that waits for the first screen.
    await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached();
    await settled();
  };
}

/** Changes the language of the page as it stands, with whatever is open over it. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const { i18next } = globalThis as unknown as {
      i18next: { changeLanguage: (to: string) => Promise<unknown> };
    };
    await i18next.changeLanguage(code);
  }, language);
}
