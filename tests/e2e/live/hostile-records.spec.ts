import type { Page } from '@playwright/test';
import { customerWithOrders } from '../support/customers.ts';
import { intercept } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import { makeRecords } from '../support/records.ts';
import { expect, freshTest, goTo, test, watchThrown } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';

type Json = Record<string, unknown>;

const mapFields = (record: Json, to: (value: unknown, name: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name === 'id' || name === 'metadata' ? value : to(value, name),
    ]),
  );

/** Records as another program or a newer server might write them. */
const DAMAGES: Record<string, (record: Json) => unknown> = {
  'nothing but nulls': (record) => mapFields(record, () => null),
  'objects where texts belong': (record) =>
    mapFields(record, (value) => (Array.isArray(value) ? { length: 'many' } : { wrong: true })),
  'texts where all else belongs': (record) =>
    mapFields(record, (_value, name) => (name.endsWith('_at') ? 'the day before' : 'strange')),
  'lists of nothing, and numbers that are none': (record) =>
    mapFields(record, (value) => (Array.isArray(value) ? [null, null] : -1e300)),
  'only its id': ({ id }) => ({ id }),
  'no record at all': () => null,
};

/** Must never be shown. */
const NONSENSE = /Invalid Date|\bNaN\b|undefined|\[object |(?:status|day)\.\w/;

/** Alters the store's answers. */
async function change(page: Page, path: RegExp, to: (answer: Json) => Json): Promise<void> {
  await intercept(page, path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    return route.fulfill({ json: to((await response.json()) as Json) });
  });
}

/** Prepends damaged copies of the first record. */
const withDamaged =
  (list: string) =>
  (answer: Json): Json => {
    const records = answer[list];
    const [first] = Array.isArray(records) ? (records as Json[]) : [];
    if (!first || !Array.isArray(records)) return answer;
    const damaged = Object.values(DAMAGES).map((damage, place) =>
      damage({ ...first, id: `damaged_${place}` }),
    );
    return { ...answer, [list]: [...damaged, ...(records as unknown[])] };
  };

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByText('Couldn’t load this page')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(NONSENSE);
}

freshTest(
  'a damaged record among others is one row that says so; the others stand',
  { tag: '@all' },
  async ({ page, api }) => {
    await withQuietSessionOf(page, await createUser(api));
    const thrown = watchThrown(page);
    const product = await createProduct(api);
    const { sets } = await makeRecords(api);
    await change(page, /\/admin\/products\?/, withDamaged('products'));
    await change(page, /\/admin\/collections\?/, withDamaged('collections'));
    await change(page, /\/admin\/gift-cards\?/, withDamaged('gift_cards'));
    await change(page, /\/admin\/product-categories\?/, withDamaged('product_categories'));
    await change(page, /\/admin\/batch-jobs\?/, () => ({
      count: 7,
      limit: 100,
      offset: 0,
      batch_jobs: withDamaged('batch_jobs')({
        batch_jobs: [
          {
            id: 'job_whole',
            type: 'product-export',
            status: 'completed',
            created_by: null,
            created_at: new Date().toISOString(),
            completed_at: new Date().toISOString(),
            result: {},
            context: {},
          },
        ],
      })['batch_jobs'],
    }));

    await page.goto(`/a/products?q=${encodeURIComponent(product.title)}`);
    const table = page.getByRole('table', { name: 'Products' });
    await expect(table.getByRole('link', { name: product.title })).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(1 + Object.keys(DAMAGES).length + 1);
    await expect(table.getByText('This record can’t be shown.').first()).toBeVisible();
    await expect(table.getByRole('button', { name: 'Copy details' }).first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Grid', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('listitem').getByRole('link', { name: product.title }),
    ).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: /^Activity/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Activity' });
    await expect(drawer.getByText('Product export').first()).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');

    for (const list of ['/a/collections', '/a/gift-cards']) {
      await page.goto(list);
      await expect(page.getByText('This record can’t be shown.').first()).toBeVisible();
      await expect(page.getByRole('row')).not.toHaveCount(1 + Object.keys(DAMAGES).length);
      await expectSound(page);
    }

    await page.goto(sets.category);
    await expect(page.getByRole('tree').getByRole('treeitem', { selected: true })).toBeVisible();
    await expectSound(page);
    expect(thrown).toEqual([]);
  },
);

test(
  'the page of a damaged record keeps its frame and what can be shown',
  { tag: '@all' },
  async ({ page, api }) => {
    test.slow();
    const thrown = watchThrown(page);
    const { product, sets, customer, order, giftCard } = await makeRecords(api);
    let damage = Object.keys(DAMAGES)[0] ?? '';
    for (const record of ['product', 'collection', 'customer', 'order', 'gift_card']) {
      await change(
        page,
        new RegExp(`/admin/${record.replace('_', '-')}s/\\w+(\\?|$)`),
        (answer) => ({
          ...answer,
          [record]: DAMAGES[damage]?.(answer[record] as Json),
        }),
      );
    }
    const visits = [
      ...['nothing but nulls', 'objects where texts belong', 'only its id'].map((each) => [
        each,
        `/a/products/${product.id}`,
      ]),
      ...Object.keys(DAMAGES).flatMap((each) =>
        DAMAGES[each]?.({ id: '' }) === null
          ? []
          : [
              [each, customer],
              [each, order],
              [each, giftCard],
            ],
      ),
      ['texts where all else belongs', sets.collection],
    ];
    for (const [each = '', path = ''] of visits) {
      await test.step(`${each}: ${path}`, async () => {
        damage = each;
        await goTo(page, path);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectSound(page);
        expect(thrown).toEqual([]);
      });
    }
  },
);

test(
  'damaged records beside a customer’s cost none of the others: in the list, what belongs to them, and where one searches',
  { tag: '@all' },
  async ({ page, api }) => {
    const thrown = watchThrown(page);
    const { customer, numbers } = await customerWithOrders(api);
    const value = 'Rings twice';
    await api.post('/admin/notes', {
      resource_type: 'customer',
      resource_id: customer.id,
      value,
    });
    const name = `${customer.first_name} ${customer.last_name}`;
    for (const list of ['customers', 'orders', 'notes', 'customer_groups', 'products']) {
      const path = new RegExp(`/admin/${list.replace('_', '-')}\\?`);
      await change(page, path, withDamaged(list));
    }
    await change(page, /\/admin\/customers\?.*expand=orders/, (answer) => ({
      ...answer,
      customers: (answer['customers'] as Json[]).map((each) => ({ ...each, orders: [null] })),
    }));

    await goTo(page, `/a/customers?q=${encodeURIComponent(customer.email)}`);
    const table = page.getByRole('table', { name: 'Customers' });
    await expect(table.getByRole('link', { name })).toBeVisible();
    await expect(table.getByText('This record can’t be shown.').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Groups' }).click();
    // Other tests may have made groups.
    await page.keyboard.type('Wholesale');
    await expect(page.getByRole('option', { name: 'Wholesale partners' })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');

    await table.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const orders = page.getByRole('list', { name: 'Orders' });
    await expect(orders.getByText(`#${numbers[0]}`)).toBeVisible();
    await expect(orders.getByText('This record can’t be shown.').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Notes' }).getByText(value).first()).toBeVisible();
    await expectSound(page);

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await page.keyboard.type(customer.email);
    const found = palette.getByRole('group', { name: 'Customers' });
    await expect(found.getByRole('option', { name: customer.email })).toBeVisible();
    await expect(palette.getByText('couldn’t be searched')).toHaveCount(0);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    expect(thrown).toEqual([]);
  },
);
