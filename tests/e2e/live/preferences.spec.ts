import { expect, freshTest, signIn, withSession } from '../support/test.ts';

freshTest(
  'the language changes at once, with its direction, and stays after a reload',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(21);
    await expect(page.getByRole('menuitem', { name: 'தமிழ் Tamil' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'العربية Arabic' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('المنتجات');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('المنتجات');
  },
);

freshTest(
  'a press during which the menu’s code arrives opens it',
  { tag: '@all' },
  async ({ page }) => {
    await withSession(page);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const code = /\/UserMenu-[^/]*\.js$/;
    await page.route(code, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto('/a/products');
    await page.waitForRequest(code);
    await page.getByRole('button', { name: 'Language' }).hover();
    await page.mouse.down();
    const arrived = page.waitForEvent('requestfinished', (request) => code.test(request.url()));
    release();
    await arrived;
    // Everything waiting for the code has rendered.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 200));
        }),
    );
    await page.mouse.up();
    await expect(page.getByRole('menuitem', { name: 'العربية Arabic' })).toBeVisible();
  },
);

freshTest(
  'a language in the address wins, and only its language part counts',
  { tag: '@all' },
  async ({ page }) => {
    await withSession(page);
    await page.goto('/a/products?lng=ar-EG');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  },
);

freshTest(
  'the appearance follows the system until it is chosen, then stays',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByText('Light', { exact: true }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  },
);
