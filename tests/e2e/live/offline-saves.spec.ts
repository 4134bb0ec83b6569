import type { Page, Request } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import { createProduct, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { createCategory } from '../support/sets.ts';
import type { ApiCategory } from '../support/sets.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { watchStart } from '../support/visit.ts';

let settled: () => Promise<void>;

freshTest.beforeEach(async ({ page }) => {
  settled = watchStart(page);
  await withSession(page);
});

/** Writes that reached the network. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  const nameOf = (request: Request): string =>
    `${request.method()} ${new URL(request.url()).pathname}`;
  page.on('request', (request) => {
    // Usage data isn't a save.
    if (request.method() !== 'GET' && nameOf(request).includes(' /admin/')) {
      writes.push(nameOf(request));
    }
  });
  page.on('requestfailed', (request) => {
    const place = writes.indexOf(nameOf(request));
    if (place >= 0) writes.splice(place, 1);
  });
  return writes;
}

const OFFLINE = /You’re offline, so this didn’t reach your store/;

/** Goes offline once all deferred code is loaded. */
async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await settled();
  await page.context().setOffline(true);
}

/** Goes online and fires all timers. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.clock.fastForward(120_000);
  // By the time this request succeeds, the page's own have started. The page may reload itself for missing code.
  await expect(() => page.evaluate(() => fetch('/config.json'))).toPass();
}

async function discard(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Discard' })
    .click();
}

const priced = (api: Api): Promise<ApiProduct> =>
  createProduct(api, {
    options: [{ title: 'Size' }],
    variants: [
      { title: 'S', options: [{ value: 'S' }], prices: [{ currency_code: 'eur', amount: 1000 }] },
    ],
  });

freshTest('a drawer that is discarded offline is not saved later', async ({ page, api }) => {
  const product = await createProduct(api);
  const writes = writesOf(page);
  await page.clock.install();
  await page.goto(`/a/products/${product.id}?edit=general`);
  const drawer = page.getByRole('dialog', { name: 'General' });
  await drawer.getByLabel('Subtitle').fill('Never to be saved');
  await goOffline(page);
  // Not hidden by the drawer.
  await expect(page.getByText('You’re offline.')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(drawer.getByRole('alert')).toContainText(OFFLINE);
  await expect(drawer.getByLabel('Subtitle')).toHaveValue('Never to be saved');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await discard(page);
  await expect(drawer).toBeHidden();
  await comeBack(page);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  expect((await readProduct(api, product.id)).subtitle).toBeNull();
  expect(writes).toEqual([]);
});

freshTest(
  'a grid that is discarded offline is not saved later; online the keys save it, also out of a cell',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await priced(api);
    const writes = writesOf(page);
    await page.clock.install();
    await page.goto(`/a/products/${product.id}`);
    const open = page.getByRole('link', { name: 'Prices and stock' });
    await open.click();
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByText('Fill down or across')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const cell = grid.getByRole('gridcell', { name: /10\.00/ });
    await cell.click();
    await goOffline(page);
    await page.keyboard.type('77');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('link', { name: product.title }).first().click();
    await discard(page);
    await expect(open).toBeVisible();
    await comeBack(page);
    await open.click();
    await cell.click();
    expect(writes).toEqual([]);
    await page.keyboard.type('12');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText(/Saved 1 variant/)).toBeVisible();
    const [variant] = (await readProduct(api, product.id)).variants ?? [];
    expect(variant?.prices).toMatchObject([{ currency_code: 'eur', amount: 1200 }]);
    expect(writes).toHaveLength(1);
  },
);

freshTest(
  'a new product that is given up offline is not made later',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = `Never made ${process.pid}-${Date.now().toString(36)}`;
    const writes = writesOf(page);
    await page.clock.install();
    await page.goto('/a/products/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('button', { name: 'Variants' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await goOffline(page);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(OFFLINE);
    await page.getByRole('button', { name: 'Back to form' }).click();
    await page.getByRole('link', { name: 'Products' }).first().click();
    await comeBack(page);
    const { products } = await api.get<{ products: unknown[] }>(
      `/admin/products?q=${encodeURIComponent(title)}`,
    );
    expect(products).toEqual([]);
    expect(writes).toEqual([]);
  },
);

freshTest(
  'an import that is given up offline is not uploaded later',
  { tag: '@all' },
  async ({ page }) => {
    const writes = writesOf(page);
    await page.clock.install();
    await page.goto('/a/products/import');
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'never.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR\nnever-made,Never,draft,One,never-made,Size,One,7',
      ),
    });
    const upload = page.getByRole('button', { name: 'Upload and preview' });
    await expect(upload).toBeEnabled();
    await goOffline(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('alert')).toContainText(OFFLINE);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await discard(page);
    await expect(upload).toBeHidden();
    await comeBack(page);
    expect(writes).toEqual([]);
  },
);

freshTest(
  'what is done to many, to a category or by a menu offline is not done later',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const parent = await createCategory(api);
    const [first, second] = [
      await createCategory(api, { parent_category_id: parent.id }),
      await createCategory(api, { parent_category_id: parent.id }),
    ];
    const writes = writesOf(page);
    await page.clock.install();
    await page.goto(`/a/products?q=${encodeURIComponent(product.title)}`);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish: 1 product' });
    await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await goOffline(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(dialog.getByRole('alert')).toContainText(OFFLINE);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await comeBack(page);
    expect((await readProduct(api, product.id)).status).toBe('draft');

    await page.goto(`/a/categories/${second.id}`);
    const entry = page.getByRole('treeitem', { name: second.name });
    await entry.focus();
    await page
      .getByRole('button', { name: `Actions for ${second.name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    const question = page.getByRole('dialog', { name: /^Delete/ });
    await expect(question).toBeVisible();
    await goOffline(page);
    await question.getByRole('button', { name: /^Delete/ }).click();
    await expect(question.getByRole('alert')).toContainText(OFFLINE);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await entry.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
    await comeBack(page);
    const { product_category: now } = await api.get<{
      product_category: { category_children: ApiCategory[] };
    }>(`/admin/product-categories/${parent.id}?expand=category_children`);
    const ranks = now.category_children.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
    expect(ranks).toEqual([first.id, second.id]);
    expect(writes).toEqual([]);
  },
);

freshTest(
  'what waits for its next try is dropped with its form, and what hangs can be stopped',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const address = `**/admin/products/${product.id}`;
    let sent = 0;
    await page.clock.install();
    await intercept(page, address, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      sent += 1;
      return sent === 1
        ? route.fulfill({ status: 503, headers: { 'retry-after': '60' }, body: '{}' })
        : undefined;
    });
    await page.goto(`/a/products/${product.id}?edit=general`);
    const drawer = page.getByRole('dialog', { name: 'General' });
    const subtitle = drawer.getByLabel('Subtitle');
    await subtitle.fill('Not tried again');
    const refused = page.waitForResponse((response) => response.status() === 503);
    await page.keyboard.press('ControlOrMeta+s');
    await refused;
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await discard(page);
    await expect(drawer).toBeHidden();
    await page.clock.fastForward(70_000);
    expect(sent).toBe(1);

    await page.getByRole('button', { name: 'Edit general information' }).click();
    await subtitle.fill('Waiting');
    const hanging = page.waitForRequest((request) => request.method() === 'POST');
    // Repeated presses send once.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ControlOrMeta+s');
    await hanging;
    await page.clock.fastForward(10_000);
    await expect(drawer.getByText(/is taking longer than usual/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(drawer.getByRole('alert')).toContainText('may or may not have been saved');
    expect(sent).toBe(2);
    const again = page.waitForRequest((request) => request.method() === 'POST');
    await page.keyboard.press('ControlOrMeta+s');
    await again;
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await discard(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your change may have been saved' }),
    ).toBeVisible();
  },
);

test('a double click on Duplicate makes one copy', { tag: '@all' }, async ({ page, api }) => {
  const product = await createProduct(api);
  const writes = writesOf(page);
  await goTo(page, `/a/products/${product.id}?edit=duplicate`);
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(page).not.toHaveURL(new RegExp(product.id));
  expect(writes).toEqual(['POST /admin/products']);
});

freshTest(
  'parts of a page that are still on their way when the network goes come with it, and the page stays',
  { tag: '@all' },
  async ({ page, context, api }) => {
    const product = await createProduct(api);
    // Deferred code of a slow network, uncached.
    await page.route(/assets\/(UserMenu|Availability|Overlays)-.*\.(js|css)/, async (route) => {
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
      await route.abort('internetdisconnected');
    });
    await page.goto(`/a/products/${product.id}?edit=general`, { waitUntil: 'commit' });
    const subtitle = page.getByRole('dialog').getByLabel('Subtitle');
    await subtitle.fill('Still here');
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Availability' })).toBeAttached();
    await expect(subtitle).toHaveValue('Still here');
  },
);

freshTest(
  'what the frame loads late and never gets takes nothing that was typed',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const subtitle = page.getByRole('dialog').getByLabel('Subtitle');
    let failed = 0;
    // The browser believes it is online.
    const late = /assets\/(UserMenu|Overlays)-.*\.js/;
    await page.route(late, async (route) => {
      // Each file is retried once.
      if (failed < 4) await expect(subtitle).toHaveValue('Still here');
      await route.abort();
      failed += 1;
    });
    await page.goto(`/a/products/${product.id}?edit=general`, { waitUntil: 'commit' });
    await subtitle.fill('Still here');
    await expect.poll(() => failed).toBe(4);
    await expect(page.getByRole('heading', { name: 'Availability' })).toBeAttached();
    await expect(subtitle).toHaveValue('Still here');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await readProduct(api, product.id)).subtitle).toBe('Still here');
    await page.unroute(late);
    await expect(async () => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete product' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete' })).toBeVisible();
  },
);

freshTest(
  'products that could not be added are still chosen when one tries again',
  { tag: '@all' },
  async ({ page, context, api }) => {
    const product = await createProduct(api);
    const { collection } = await api.post<{ collection: { id: string } }>('/admin/collections', {
      title: `Picked ${product.id}`,
    });
    await page.goto(`/a/collections/${collection.id}`);
    const open = page.getByRole('button', { name: 'Add products' }).first();
    await open.click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('combobox').fill(product.title);
    await picker.getByRole('option', { name: product.title }).click();
    await goOffline(page);
    await picker.getByRole('button', { name: 'Add 1 product' }).click();
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
    await context.setOffline(false);
    // The toast covers the button until closed.
    await open.press('Enter');
    await picker.getByRole('button', { name: 'Add 1 product' }).click();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    await expect
      .poll(async () => (await readProduct(api, product.id)).collection_id)
      .toBe(collection.id);
  },
);
