import type { Locator, Page } from '@playwright/test';
import { intercept, release } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  goTo,
  test,
  watchErrors,
  withSession,
} from '../support/test.ts';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const options = (page: Page): Locator => palette(page).getByRole('option');
const activeOption = (page: Page): Locator => palette(page).getByRole('option', { selected: true });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

async function openList(page: Page): Promise<void> {
  await withSession(page);
  await goTo(page, '/a/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
}

test('finds a product by its SKU and opens it, all by keyboard; it is a recent item then', async ({
  page,
  api,
}) => {
  const noErrors = watchErrors(page);
  const sku = `SKU-${Date.now().toString(36)}`.toUpperCase();
  const product = await createProduct(api, {
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'One',
        sku,
        prices: [{ currency_code: 'eur', amount: 100 }],
        options: [{ value: 'M' }],
      },
    ],
  });
  await openList(page);
  await openPalette(page);
  await page.keyboard.type(sku.toLowerCase());
  await expect(options(page)).toHaveCount(1);
  await expect(activeOption(page)).toContainText(product.title);
  await expect(activeOption(page)).toContainText(sku);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await openPalette(page);
  const recent = palette(page).getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText([product.title]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await openPalette(page);
  await expect(recent.getByRole('option')).toHaveText([product.title]);
  noErrors();
  await page.keyboard.press('Escape');
});

freshTest(
  'offers the records that one looked at, until one signs out',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await withSession(page);
    await page.goto(`/a/products/${product.id}`);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain(product.title);
    await openList(page);
    const recent = palette(page).getByRole('group', { name: 'Recent' });
    await openPalette(page);
    await expect(recent.getByRole('option', { name: product.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await stored()).not.toContain(product.title);
  },
);

test('begins a new product', { tag: '@all' }, async ({ page }) => {
  await openList(page);
  await openPalette(page);
  await page.keyboard.type('new product');
  await expect(activeOption(page)).toHaveText('New product');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/a\/products\/new/);
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
});

test('arrows go round, Escape leads back to where one was', { tag: '@all' }, async ({ page }) => {
  await openList(page);
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.focus();
  await openPalette(page);
  await expectNoViolations(page);
  const first = options(page).first();
  const last = options(page).last();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test(
  'the same keys close it, the button in the bar opens it',
  { tag: '@all' },
  async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toBeHidden();
  },
);

test(
  'runs commands: another appearance, the shortcuts, the activity',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openList(page);
    await openPalette(page);
    await page.keyboard.type('dark');
    await expect(activeOption(page)).toHaveText('Switch to dark mode');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(palette(page)).toBeHidden();
    await openPalette(page);
    await page.keyboard.type('show act');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Activity' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPalette(page);
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The shared page keeps its appearance in memory.
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByText('System', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);

test(
  'asks once per pause in typing, gives up an overtaken search, and goes on as one scrolls',
  { tag: '@all' },
  async ({ page, api }) => {
    test.slow();
    const word = `endless${Date.now().toString(36)}`;
    for (let index = 0; index < 20; index += 1) {
      await createProduct(api, { title: `Lamp ${word} ${index}` });
    }
    await openList(page);
    const asked: string[] = [];
    const givenUp: string[] = [];
    let overtake = (): void => undefined;
    const isOvertaken = new Promise<void>((resolve) => {
      overtake = resolve;
    });
    const wordOf = (url: string): string => new URL(url).searchParams.get('q') ?? '';
    await intercept(page, /\/admin\/products\?.*q=/, async (route) => {
      const q = wordOf(route.request().url());
      asked.push(q);
      // Overtaken by the next query.
      if (q === 'lamp') await isOvertaken;
      await route.continue().catch(() => undefined);
    });
    page.on('requestfailed', (request) => {
      givenUp.push(wordOf(request.url()));
      overtake();
    });

    await openPalette(page);
    await field(page).fill('lamp');
    await expect.poll(() => asked).toEqual(['lamp']);
    await page.keyboard.type(` ${word}`, { delay: 5 });
    const letters = word.length + 1;
    await expect.poll(() => givenUp).toContain('lamp');
    const found = palette(page).getByRole('group', { name: 'Products' }).getByRole('option');
    await expect(found.filter({ hasText: word }).first()).toBeVisible();
    // Debounced.
    expect(new Set(asked).size).toBeLessThan(letters / 2);

    // Reaching the last option loads more.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(found).toHaveCount(20, { timeout: 100 });
    }).toPass({ intervals: [0] });
    await expect(palette(page).getByRole('status')).toHaveText('20 results');
    await page.keyboard.press('Escape');
  },
);

test(
  'says when nothing matches, and offers to try again when the search failed',
  { tag: '@all' },
  async ({ page }) => {
    await openList(page);
    await openPalette(page);
    const height = async (): Promise<number | undefined> =>
      (await palette(page).boundingBox())?.height;
    const before = await height();
    await page.keyboard.type('nothing-has-this-name');
    await expect(palette(page).getByText('No results for “nothing-has-this-name”')).toBeVisible();
    expect(await height()).toBe(before);
    await expectNoViolations(page);

    await intercept(page, /\/admin\/products\?.*q=broken/, async (route) =>
      route.fulfill({ status: 400, json: { message: 'no' } }),
    );
    await field(page).fill('broken');
    await expect(activeOption(page)).toContainText('Products couldn’t be searched');
    await release(page, /\/admin\/products\?.*q=broken/);
    await page.keyboard.press('Enter');
    await expect(palette(page).getByText('No results for “broken”')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);

freshTest(
  'what is typed before the palette is there stands in its field, and doesn’t act on the page',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/assets/Palette-*.js', async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    // The session is still unknown.
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await intercept(page, '**/admin/auth', async (route) => {
      await asked;
      await route.continue();
    });
    await openList(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('gx');
    await page.keyboard.press('Backspace');
    answer();
    await page.keyboard.type('ift c');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ar');
    await expect(field(page)).toHaveValue('gift car');
    await expect(page).toHaveURL(/\/a\/products$/);

    await page.keyboard.press('Escape');
    await openPalette(page);
    await expect(field(page)).toHaveValue('');
  },
);

freshTest(
  'opened while another page is on its way, it keeps the focus when that page comes',
  { tag: '@all' },
  async ({ page }) => {
    let come = (): void => undefined;
    const asked = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/customers-list-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await openList(page);
    const wanted = page.waitForRequest('**/assets/customers-list-*.js');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Customers', exact: true })
      .click();
    await wanted;
    await openPalette(page);
    come();
    await expect(page).toHaveTitle(/^Customers/);
    await expect(page.getByRole('row', { includeHidden: true }).nth(1)).toBeVisible();
    await page.keyboard.type('lamp');
    await expect(field(page)).toHaveValue('lamp');
  },
);

test('fills a phone, from right to left in Arabic', { tag: '@all' }, async ({ page, api }) => {
  const { title } = await createProduct(api);
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/a/products?lng=ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(title);
  await expect(dialog.getByRole('option').filter({ hasText: title })).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
});
