import { expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { releaseAll } from './intercept.ts';
import { EMPTY } from './steps.ts';
import { changeLanguage } from './visit.ts';

/** Initial viewport. */
const SIZE = { width: 1280, height: 720 };
/** Milliseconds for that screen to show. */
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

async function push(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Leaves the screen and its overlays, and drops its cached reads. */
async function leaveScreen(page: Page): Promise<void> {
  await push(page, EMPTY);
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
  await push(page, `${pathname}${query}${hash}`);
}

/**
 * Restores the page for the next test.
 *
 * @throws Error for an open overlay or unsaved work
 */
export async function leaveAsFound(page: Page): Promise<void> {
  await releaseAll(page);
  await page.unrouteAll();
  page.removeAllListeners();
  await page.context().setOffline(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZE);
  await leaveScreen(page).catch((error: unknown) => {
    throw new Error('The test leaves unsaved work behind: the screen can’t be left.', {
      cause: error,
    });
  });
  await changeLanguage(page, 'en');
  const open = await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (!key.endsWith('.signedIn')) store.removeItem(key);
    }
    for (const toast of document.querySelectorAll('.mantine-Notifications-root button')) {
      if (toast instanceof HTMLElement && toast.matches('[class*=closeButton]')) toast.click();
    }
    return [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute('aria-label') ?? each.textContent?.slice(0, 80));
  });
  if (open.length > 0) throw new Error(`The test leaves something open: ${open.join(', ')}`);
}
