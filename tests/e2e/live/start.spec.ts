import type { Page, Route } from '@playwright/test';
import { FIRST_PAGES } from '../../../scripts/lib/first-pages.ts';
import { expect, freshTest, withSession } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';

const signIn = (page: Page, name = 'Sign in to your store') => page.getByRole('heading', { name });
const message = (page: Page) => page.getByRole('alert');
const hang = (): Promise<void> => Promise.resolve();
const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });

async function holdCode(page: Page): Promise<() => void> {
  let bring = (): void => undefined;
  const comes = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await comes;
    await route.continue();
  });
  return bring;
}

freshTest(
  'code that is missing at the start is said, and trying again loads it',
  { tag: '@all' },
  async ({ page }) => {
    for (const file of [/\/assets\/index-[^/]*\.js$/, /\/assets\/rolldown-runtime-[^/]*\.js$/]) {
      await page.route(file, missing);
      await page.goto('/login');
      await expect(message(page)).toContainText('Couldn’t load Quartermaster');
      await page.unroute(file);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(signIn(page)).toBeVisible();
      await expect(message(page)).toBeHidden();
    }
  },
);

freshTest(
  'a page without its first script is not white for ever, and trying again loads it',
  { tag: '@all' },
  async ({ page }) => {
    const code = /\/(?:boot|assets\/index-[^/]*)\.js$/;
    await page.route(code, missing);
    await page.goto('/login');
    await expect(message(page)).toBeVisible();
    await expect(message(page)).toContainText('Loading is taking longer than usual');
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(signIn(page)).toBeVisible();
    await expect(message(page)).toBeHidden();
  },
);

freshTest(
  'what is said at the start is in the reader’s language and direction',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(/\/assets\/index-[^/]*\.js$/, missing);
    await page.goto('/login?lng=ar');
    await expect(message(page)).toContainText('تعذّر تحميل Quartermaster');
    await expect(message(page)).toHaveAttribute('dir', 'rtl');
  },
);

freshTest(
  'a configuration that does not come is said first to take long, then to have failed',
  { tag: '@all' },
  async ({ page }) => {
    await page.clock.install();
    await page.route('**/config.json', hang);
    await page.goto('/login');
    await page.clock.runFor(11_000);
    await expect(message(page)).toContainText('Loading is taking longer than usual');
    await page.clock.runFor(12_000);
    await expect(message(page)).toContainText('Couldn’t load Quartermaster');
    await expect(message(page)).toContainText('config.json: no answer');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

freshTest(
  'a configuration that is broken is named; one that is not there is not needed',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"backendUrl": ' }),
    );
    await page.goto('/login');
    await expect(message(page)).toContainText('config.json: ');
    await page.unroute('**/config.json');
    await page.route('**/config.json', missing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(signIn(page)).toBeVisible();
  },
);

freshTest(
  'storage that can be reached but not read is done without',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = refuse;
      }
    });
    await page.goto('/login');
    await expect(signIn(page)).toBeVisible();
  },
);

freshTest(
  'without any file of words there are English ones, never keys',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/public/locales/**', missing);
    for (const language of ['en', 'ar']) {
      await page.goto(`/login?lng=${language}`);
      await expect(signIn(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await page.goto(`/nowhere?lng=${language}`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  },
);

freshTest(
  'words that do not come are not waited for without end',
  { tag: '@all' },
  async ({ page }) => {
    await page.clock.install();
    await page.route('**/public/locales/**', hang);
    await page.goto('/login?lng=de');
    await expect(async () => {
      await page.clock.runFor(11_000);
      await expect(signIn(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

const START_TEXTS = ['common', 'app', 'records'].map((name) => `/public/locales/de/${name}.json`);

for (const { page: name, address, shown, calls, texts } of [
  {
    page: 'a list',
    address: '/a/customers?lng=de',
    shown: 'tbody a[href*="/customers/"]',
    calls: FIRST_PAGES['customers'],
    texts: 'customers',
  },
  {
    page: 'home',
    address: '/?lng=de',
    shown: 'main h1',
    calls: FIRST_PAGES['home'],
    texts: 'home',
  },
]) {
  freshTest(
    `session, first calls and texts of ${name} are asked for before the code has come, and once`,
    { tag: '@all' },
    async ({ page }) => {
      await withSession(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        asked.push(pathname + search);
      });
      const times = (call: string): number =>
        asked.filter((one) => one === call || one.split('?')[0] === call).length;
      const bringCode = await holdCode(page);
      const opening = page.goto(address);
      const early = [
        '/admin/auth',
        ...(calls ?? []),
        '/public/locales/de/start.json',
        `/public/locales/en/${texts}.json`,
      ];
      const once = early.map(() => 1);
      await expect.poll(() => early.map(times)).toEqual(once);
      bringCode();
      await opening;
      await expect(page.locator(shown).first()).toBeVisible();
      expect(early.map(times)).toEqual(once);
      expect(START_TEXTS.map(times)).toEqual([0, 0, 0]);
    },
  );
}

freshTest(
  'rows that were asked for before a sign-out in another tab are not shown after it',
  { tag: '@all' },
  async ({ page, api }) => {
    await withQuietSessionOf(page, await createUser(api));
    await page.goto('/a/customers');
    await expect(page.getByRole('table')).toBeVisible();
    const bringCode = await holdCode(page);
    const rows = page.waitForResponse(/\/admin\/customers\?/);
    await page.reload({ waitUntil: 'commit' });
    expect((await rows).status()).toBe(200);
    await page.evaluate(() => localStorage.removeItem('quartermaster.signedIn'));
    await page.request.delete('/admin/auth');
    bringCode();
    await expect(signIn(page)).toBeVisible();
  },
);

freshTest.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });
  freshTest('the page says what it needs', { tag: '@all' }, async ({ page }) => {
    await page.goto('/a/products');
    await expect(
      page.getByRole('heading', { name: 'Quartermaster needs JavaScript' }),
    ).toBeVisible();
  });
});
