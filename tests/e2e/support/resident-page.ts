import { expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { endInterception } from './intercept.ts';
import { SIZE, leftBehind, openOverlays, readPage } from './left-behind.ts';
import { EMPTY, go } from './steps.ts';
import { changeLanguage } from './visit.ts';

/** Milliseconds for the empty screen to show. */
const PATIENCE = 10_000;

/** Signed in, loaded once and shared by a worker's tests. */
export async function openResidentPage(
  browser: Browser,
  options: BrowserContextOptions,
  user: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ ...options, viewport: SIZE });
  const page = await context.newPage();
  const answer = await page.request.post('/admin/auth', { data: user });
  expect(answer.ok()).toBe(true);
  await page.goto(EMPTY);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return page;
}

/** Leaves the screen and its overlays, and drops its cached reads. */
async function leaveScreen(page: Page): Promise<void> {
  await go(page, EMPTY);
  const title = await page.evaluate(() => {
    const { i18next } = globalThis as unknown as { i18next: { t: (key: string) => string } };
    return i18next.t('app:notFound.title');
  });
  const heading = page.locator('#root h1').filter({ hasText: title });
  await expect(heading).toBeAttached({ timeout: PATIENCE });
  await page.evaluate(() => {
    const { queryClient } = globalThis as unknown as {
      queryClient: { removeQueries: (filter: object) => void };
    };
    queryClient.removeQueries({ type: 'inactive' });
  });
}

/**
 * Navigates within the app: refetches data, but only loads the app on an empty page. `lng` in the query sets the
 * language.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(path);
    return;
  }
  await leaveScreen(page);
  const { pathname, searchParams, hash } = new URL(path, page.url());
  const language = searchParams.get('lng');
  if (language !== null) await changeLanguage(page, language);
  searchParams.delete('lng');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  await go(page, `${pathname}${query}${hash}`);
}

/** Fails tests also for what is undone completely. */
const isStrict = Boolean(process.env.LEAVE_NOTHING);

/**
 * Restores the page for the next test.
 *
 * @throws Error for unsaved work, an overlay that outlives its screen, and what `leftBehind` counts
 */
export async function leaveAsFound(page: Page): Promise<void> {
  const calls = await endInterception(page);
  const left = leftBehind(await readPage(page), calls, isStrict);
  await page.unrouteAll();
  page.removeAllListeners();
  const context = page.context();
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(SIZE);
  await leaveScreen(page).catch((error: unknown) => {
    throw new Error('The test leaves unsaved work behind: the screen can’t be left.', {
      cause: error,
    });
  });
  await changeLanguage(page, 'en');
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (!key.endsWith('.signedIn')) store.removeItem(key);
    }
    for (const toast of document.querySelectorAll('.mantine-Notifications-root button')) {
      if (toast instanceof HTMLElement && toast.matches('[class*=closeButton]')) toast.click();
    }
  });
  left.push(...(await openOverlays(page)).map((name) => `“${name}” stays open`));
  if (left.length > 0)
    throw new Error(`The test doesn’t leave the page as found: ${left.join('; ')}`);
}
