import type { BrowserContext, Page } from '@playwright/test';
import { createProduct, readProduct } from '../support/products.ts';
import { expect as usual, expectNoViolations, freshTest } from '../support/test.ts';
import { createUser, fillSignIn, withQuietSessionOf } from '../support/users.ts';
import { watchRequests } from '../support/visit.ts';

/** Four busy tabs are slow. */
const expect = usual.configure({ timeout: 30_000 });

const SEARCHED = 'ada.lovelace@example.com';

/** Storage keys that survive sign-out. */
const OF_THE_BROWSER = /^(i18nextLng|quartermaster\.color-scheme|quartermaster\.browser\..+)$/;

const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out?' });
const waiting = (page: Page) =>
  page.getByRole('dialog', { name: /signed out in another tab|Someone else is signed in/ });
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in to your store' });

/** Dispatches clicks past covering forms. */
async function askToSignOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Your account', includeHidden: true });
  const item = page.getByRole('menuitem', { name: 'Sign out', includeHidden: true });
  await expect(async () => {
    await menu.dispatchEvent('click');
    await expect(item).toBeAttached({ timeout: 1000 });
  }).toPass();
  await item.dispatchEvent('click');
}

const readsFigures = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/admin/orders' && searchParams.get('limit') === '100';

function watchReads(context: BrowserContext): Set<string> {
  const reads = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(admin|store)\//.test(pathname)) {
      reads.add(request.url());
    }
  });
  return reads;
}

/** Everything scripts of this origin can still find. */
function remains(page: Page, reads: ReadonlySet<string>) {
  return page.evaluate(
    async (addresses) => {
      const isCached = async (address: string): Promise<boolean> => {
        try {
          const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
          return (await fetch(address, init)).ok;
        } catch {
          return false;
        }
      };
      const cached: string[] = [];
      for (const address of addresses) if (await isCached(address)) cached.push(address);
      await fetch('/favicon.svg');
      return {
        local: { ...localStorage },
        tab: { ...sessionStorage },
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        cached,
        // Proves that cache lookups work.
        seesCache: await isCached('/favicon.svg'),
        cookies: document.cookie,
      };
    },
    [...reads],
  );
}

async function expectNothingRemains(page: Page, reads: ReadonlySet<string>): Promise<void> {
  expect(reads.size).toBeGreaterThan(0);
  // Databases may take a moment longer.
  const named = () => page.evaluate(() => localStorage.getItem('quartermaster.databases'));
  await expect.poll(named).toBeNull();
  const found = await remains(page, reads);
  const { local, ...others } = found;
  expect(Object.keys(local).filter((key) => !OF_THE_BROWSER.test(key))).toEqual([]);
  expect(JSON.stringify(local)).not.toMatch(/usr_|prod_|@|Kept|Lantern/);
  expect(others).toEqual({
    tab: {},
    databases: [],
    caches: [],
    cached: [],
    seesCache: true,
    cookies: '',
  });
}

freshTest.beforeEach(async ({ context, page }) => {
  // Tests that mock answers bypass caching rules and leave entries.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
});

freshTest(
  'after signing out nothing of the person is left in the browser; the question says before what goes',
  async ({ page, context, api }) => {
    freshTest.slow();
    const product = await createProduct(api);
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    const reads = watchReads(context);
    await page.goto(`/a/products?q=${encodeURIComponent(SEARCHED)}`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('Of Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Of Ada' })).toBeVisible();
    await page.goto('/a/products/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lantern of tomorrow');
    await page.goto(`/a/products/${product.id}?edit=general`);
    await page.getByLabel('Subtitle').fill('Kept nowhere');
    const before = await remains(page, new Set());
    expect(JSON.stringify(before.local)).toContain('Lantern of tomorrow');
    expect(JSON.stringify(before.local)).toContain(encodeURIComponent(SEARCHED));

    await askToSignOut(page);
    await expect(question(page)).toContainText('unsaved changes on this page will be lost');
    await expect(question(page)).toContainText('new product you started will be deleted');
    await expect(question(page)).toContainText('saved view will be deleted');
    await expectNoViolations(page, {
      within: '[role=dialog]:has(li)',
      rules: ['color-contrast', 'list', 'label', 'button-name', 'aria-dialog-name'],
    });
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    expect((await page.request.get('/admin/auth')).status()).toBe(200);
    await expect(page.getByLabel('Subtitle')).toHaveValue('Kept nowhere');

    await askToSignOut(page);
    await question(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(signInPage(page)).toBeVisible();
    await expectNothingRemains(page, reads);
    expect((await page.request.get('/admin/auth')).status()).toBe(401);

    // Views are kept only if chosen.
    await page.goto('/a/products/new');
    await fillSignIn(page, user);
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
    await page.goto(`/a/products?q=${encodeURIComponent(SEARCHED)}`);
    await expect(page.getByRole('link', { name: 'Of Ada' })).toBeHidden();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('Of Ada');
    await page.keyboard.press('Enter');
    await askToSignOut(page);
    await question(page).getByLabel('Keep my saved views in this browser').check();
    await expect(question(page)).not.toContainText('saved view will be deleted');
    await question(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(signInPage(page)).toBeVisible();
    const kept = Object.keys((await remains(page, reads)).local).filter(
      (key) => !OF_THE_BROWSER.test(key),
    );
    expect(new Set(kept.map((key) => key.split('.').at(-1)))).toEqual(
      new Set(['keep', 'savedViews']),
    );
    await page.goto('/a/products');
    await fillSignIn(page, user);
    await expect(page.getByRole('link', { name: 'Of Ada' })).toBeVisible();
  },
);

freshTest(
  'signing out with four tabs leaves nothing in any, and unsaved work waits on its page for its person',
  { tag: '@all' },
  async ({ page, context, api }) => {
    freshTest.slow();
    const product = await createProduct(api);
    const [user, other] = [await createUser(api), await createUser(api)];
    await withQuietSessionOf(page, other);
    await withQuietSessionOf(page, user);
    const reads = watchReads(context);
    const [form, draft, list] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ];
    await list.goto('/a/products');
    await expect(list.getByRole('table')).toBeVisible();
    await page.goto(`/a/products/${product.id}`);
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await form.goto(`/a/products/${product.id}?edit=general`);
    const subtitle = form.getByLabel('Subtitle');
    await subtitle.fill('Kept by its tab');
    await draft.goto('/a/products/new');
    await draft.getByRole('textbox', { name: 'Title', exact: true }).fill('Lantern of tomorrow');

    await askToSignOut(page);
    await expect(question(page)).toContainText(`Another tab has unsaved changes: ${product.title}`);
    await question(page).getByRole('button', { name: 'Sign out' }).click();
    for (const tab of [page, draft, list]) await expect(signInPage(tab)).toBeVisible();
    await expect(waiting(form)).toContainText('You signed out in another tab');
    await expect(subtitle).toHaveValue('Kept by its tab');
    await expectNoViolations(form, {
      within: '[role=dialog]:has([autocomplete=current-password])',
    });
    // Events must not write to storage any more.
    await form.evaluate(() => {
      document.dispatchEvent(new Event('scroll'));
      window.dispatchEvent(new Event('pagehide'));
    });
    for (const tab of [page, form, draft, list]) await expectNothingRemains(tab, reads);

    // Home in three tabs, reading all orders, would keep a busy server from ever being quiet.
    await Promise.all([draft.close(), list.close()]);
    await context.route(readsFigures, (route) =>
      route.fulfill({ json: { orders: [], count: 0, limit: 100, offset: 0 } }),
    );
    // Another user signs in: the work still belongs to the first.
    const isQuiet = watchRequests(page, (url) => !readsFigures(url));
    await fillSignIn(page, other);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(waiting(form)).toContainText('Someone else is signed in');
    await form
      .getByRole('button', { name: 'Save', includeHidden: true, exact: true })
      .dispatchEvent('click');
    await expect(waiting(form)).toBeVisible();
    expect((await readProduct(api, product.id)).subtitle).not.toBe('Kept by its tab');
    const saves: number[] = [];
    form.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().includes(product.id)) {
        saves.push(response.status());
      }
    });
    // The server saves a session at the end of each request, with its initial user.
    await isQuiet();
    await form.bringToFront();
    await expect(waiting(form).getByLabel('Email')).toHaveValue(user.email);
    // A late call may have restored the other user's session: sign in again.
    await expect(async () => {
      if (await waiting(form).isVisible()) {
        await waiting(form).getByLabel('Password', { exact: true }).fill(user.password);
        await waiting(form).getByRole('button', { name: 'Sign in', exact: true }).click();
      }
      await expect(waiting(form)).toBeHidden({ timeout: 5_000 });
    }).toPass();
    await expect(subtitle).toBeHidden();
    expect(saves).toEqual([200]);
    expect((await readProduct(api, product.id)).subtitle).toBe('Kept by its tab');
    // The other user's page had no unsaved work and reloads for the first.
    await page.bringToFront();
    await isQuiet();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText(user.email)).toBeVisible();
  },
);

freshTest(
  'a page that was put aside for the way back shows nothing of who has signed out meanwhile',
  { tag: '@all' },
  async ({ page, context, api }) => {
    const [user, other] = [await createUser(api), await createUser(api)];
    await withQuietSessionOf(page, other);
    await withQuietSessionOf(page, user);
    const aside = await context.newPage();
    // Frozen pages miss messages.
    await aside.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await aside.goto('/a/customers');
    await expect(aside.getByRole('table')).toBeVisible();
    const comeBack = () =>
      aside.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return document.body.hidden;
      });
    expect(await comeBack()).toBe(false);
    await expect(aside.getByRole('table')).toBeVisible();

    await page.goto('/a/products');
    // The old page runs until the next answers, and shows no error for calls that it holds.
    const shown: string[] = [];
    await page.exposeFunction('note', (text: string) => shown.push(text));
    await page.evaluate(() => {
      const note = (window as unknown as { note: (text: string) => void }).note;
      new MutationObserver(() => note(document.body.innerText)).observe(document.body, {
        subtree: true,
        childList: true,
      });
    });
    await page.route('**/login', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await askToSignOut(page);
    await expect(signInPage(page)).toBeVisible();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.join('\n')).not.toContain('reach your store');
    expect(await comeBack()).toBe(true);
    await expect(signInPage(aside)).toBeVisible();

    // Also without traces of a user before the last.
    await fillSignIn(aside, user);
    await expect(aside.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await askToSignOut(page);
    await fillSignIn(page, other);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await comeBack()).toBe(true);
    await aside.getByRole('button', { name: 'Your account' }).click();
    await expect(aside.getByText(other.email)).toBeVisible();
  },
);
