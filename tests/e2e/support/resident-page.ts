import { expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { releaseAll } from './intercept.ts';
import { changeLanguage } from './visit.ts';

/** The window of a page before each test. */
const SIZE = { width: 1280, height: 720 };
/** A screen of the frame without anything in it. */
const EMPTY = '/a/nowhere';
/** Milliseconds until that screen has come, unless something holds the page back. */
const PATIENCE = 10_000;

/** Signed in, with the app loaded once; tests of a worker use it one after the other. */
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

/** Goes to an address as a link of the app does. */
async function push(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Leaves the screen, with what is open over it; nothing that was read for it stays. */
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
 * Goes to an address of the app from within, as staff do: what the screen shows is read anew, but the app isn't loaded
 * again; only an empty page loads it. `lng` in the query chooses the language.
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
 * Brings the page back to how the next test expects it.
 *
 * @throws Error when the test has left something open over it, or work that isn't saved
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
