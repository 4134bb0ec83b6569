import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createCustomer, ownEmail } from '../support/customers.ts';
import { intercept, release } from '../support/intercept.ts';
import { packOrder, readOrder } from '../support/orders.ts';
import { createPaidOrder, readNumbers } from '../support/paid-orders.ts';
import { ownName } from '../support/sets.ts';
import { expect, freshTest, goTo, test, watchErrors, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';

const table = (page: Page): Locator => page.getByRole('table', { name: 'Orders' });
const rowLinks = (page: Page): Locator => table(page).getByRole('link');
const searchOf = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Search number, email, or name' });
const views = (page: Page): Locator => page.getByRole('navigation', { name: 'Saved views' });

/** Compares the list with the server. Other tests change orders: reloads until both agree. */
async function expectListed(page: Page, api: Api, query: string): Promise<void> {
  let tries = 0;
  await expect(async () => {
    if (tries++ > 0) await page.reload();
    const { numbers } = await readNumbers(api, query);
    expect(numbers.length, query).toBeGreaterThan(0);
    await expect(rowLinks(page)).toHaveText(numbers, { timeout: 5000 });
  }).toPass();
}

async function chooseFilter(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('orders are found by number, email and name', async ({ page, api }) => {
  const expectNoErrors = watchErrors(page);
  const [first, last] = [ownName('Given'), ownName('Family')];
  const customer = await createCustomer(api, { first_name: first, last_name: last });
  const order = await createPaidOrder(api, { email: customer.email, customerId: customer.id });
  const name = `#${order.display_id}`;
  await goTo(page, '/a/orders');
  await expect(rowLinks(page).first()).toBeVisible();
  for (const words of [customer.email, first, last]) {
    await searchOf(page).fill(words);
    await expect(rowLinks(page)).toHaveText([name]);
  }
  const row = table(page).getByRole('row').nth(1);
  for (const text of [`${first} ${last}`, 'Paid', 'Not fulfilled', '€', 'now']) {
    await expect(row).toContainText(text);
  }
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  // With `#`: other numbers may contain the same digits.
  await searchOf(page).fill(name);
  await expect(rowLinks(page).filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  expectNoErrors();
});

test('each filter is the server’s', { tag: '@all' }, async ({ page, api }) => {
  test.slow();
  const { regions } = await api.get<{ regions: { id: string; name: string }[] }>('/admin/regions');
  const { sales_channels: channels } = await api.get<{
    sales_channels: { id: string; name: string }[];
  }>('/admin/sales-channels');
  const region = regions.find(({ name }) => name === 'Eurozone');
  const channel = channels.find(({ name }) => name === 'Marketplace');
  const { orders } = await api.get<{
    orders: { customer: { id: string; first_name: string; last_name: string } }[];
  }>('/admin/orders?limit=100&fields=id,total&expand=customer');
  const customer = orders.map((order) => order.customer).find((each) => each.first_name);
  const cases = [
    ['Status', 'Canceled', 'status[]=canceled'],
    ['Payment', 'Awaiting payment', 'payment_status[]=awaiting'],
    ['Fulfillment', 'Shipped', 'fulfillment_status[]=shipped'],
    ['Region', 'Eurozone', `region_id[]=${region?.id}`],
    ['Currency', 'JPY', 'currency_code=jpy'],
    ['Sales channel', 'Marketplace', `sales_channel_id[]=${channel?.id}`],
  ] as const;
  for (const [label, option, query] of cases) {
    await goTo(page, '/a/orders');
    await chooseFilter(page, label, option);
    await expectListed(page, api, query);
  }
  await goTo(page, '/a/orders');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Customer', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search Customer' }).fill(customer?.last_name ?? '');
  await page
    .getByRole('option', { name: `${customer?.first_name} ${customer?.last_name}` })
    .first()
    .click();
  await expectListed(page, api, `customer_id=${customer?.id}`);
  for (const [label, states] of [
    ['Status', 5],
    ['Payment', 7],
    ['Fulfillment', 9],
  ] as const) {
    await goTo(page, '/a/orders');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await expect(page.getByRole('listbox', { name: label }).getByRole('option')).toHaveCount(
      states,
    );
  }
});

test(
  'days are the reader’s, by name or fixed, and several filters hold together',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    const order = await createPaidOrder(api, { email });
    for (const label of ['Placed', 'Updated']) {
      await goTo(page, `/a/orders?q=${email}`);
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      const panel = page.getByRole('dialog', { name: label });
      await panel.getByRole('button', { name: 'Last 7 days', exact: true }).click();
      await expect(page).toHaveURL(/(created|updated)_at=last7/);
      await expect(page.getByRole('button', { name: `${label} Last 7 days` })).toBeVisible();
      await expect(rowLinks(page)).toHaveText([`#${order.display_id}`]);
    }
    await goTo(page, `/a/orders?q=${email}&payment_status=captured&fulfillment_status=shipped`);
    await expect(page.getByText('No orders found')).toBeVisible();
    await expect(page.getByText(/not by SKU, shipping option, or tracking number/)).toBeVisible();
    await goTo(page, `/a/orders?q=${email}&created_at=2020-01-01..2020-01-31`);
    await expect(page.getByText('No orders found')).toBeVisible();
    await goTo(page, '/a/orders?canceled_at=2020-01-01..');
    await expectListed(page, api, 'canceled_at[gte]=2020-01-01T00:00:00.000Z');
  },
);

test(
  'a store starts with views that say how many orders each finds',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id, display_id: number } = await createPaidOrder(api, { email: ownEmail() });
    // After canceling a fulfillment the server's status no longer says items are unshipped.
    const { fulfillments } = await packOrder(api, await readOrder(api, id));
    await api.post(`/admin/orders/${id}/fulfillments/${fulfillments[0]?.id}/cancel`, {});
    const start = await page.evaluate(() =>
      new Date(new Date().setHours(0, 0, 0, 0)).toISOString(),
    );
    const states = (name: string, values: string[]): string =>
      values.map((value) => `${name}[]=${value}`).join('&');
    const toDo = ['To ship', 'To capture', 'Replacements'];
    const asked: Record<string, string> = {
      All: '',
      Returns: states('fulfillment_status', ['returned', 'partially_returned', 'requires_action']),
      Unpaid: states('payment_status', ['awaiting', 'not_paid', 'requires_action']),
      Today: `created_at[gte]=${start}`,
    };
    const names = Object.keys(asked);
    await expect(async () => {
      const counts = await Promise.all(
        names.map(async (name) => (await readNumbers(api, asked[name] ?? '')).count),
      );
      await goTo(page, '/a/orders');
      await expect(views(page).getByRole('link')).toHaveText(
        names
          .map((name, index): string | RegExp => `${name}${counts[index]}`)
          .toSpliced(1, 0, ...toDo.map((name) => new RegExp(`^${name}\\d+$`))),
        { timeout: 5000 },
      );
    }).toPass();
    for (const name of names.slice(1)) {
      await views(page)
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click();
      await expectListed(page, api, asked[name] ?? '');
    }
    await views(page)
      .getByRole('link', { name: /^To ship/ })
      .click();
    const row = table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: `#${number}`, exact: true }) });
    await expect(row).toContainText('Not fulfilled');
    await views(page)
      .getByRole('link', { name: /^Replacements/ })
      .click();
    await expect(row).toHaveCount(0);
  },
);

test(
  'a starting view can be renamed and removed, and stays so',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/a/orders');
    const link = (name: string): Locator =>
      views(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await link('Unpaid').click();
    await page.getByRole('button', { name: 'Actions for view Unpaid' }).click();
    await page.getByRole('menuitem', { name: 'Rename view' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('Money to come');
    await page.keyboard.press('Enter');
    await expect(link('Money to come')).toBeVisible();
    await link('Returns').click();
    await page.getByRole('button', { name: 'Actions for view Returns' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(link('Returns')).toHaveCount(0);
    await page.reload();
    await expect(link('Money to come')).toBeVisible();
    await expect(link('To ship')).toBeVisible();
    await expect(link('Returns')).toHaveCount(0);
    // Views that weren't renamed are translated.
    await goTo(page, '/a/orders?lng=ar');
    await expect(page.getByRole('link', { name: /^بانتظار الشحن/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Money to come/ })).toBeVisible();
  },
);

test(
  'orders are sorted by the server, and further columns are shown',
  { tag: '@all' },
  async ({ page, api }) => {
    const { orders } = await api.get<{ orders: { display_id: number }[] }>(
      '/admin/orders?limit=3&order=display_id&fields=id,display_id,total&expand=',
    );
    await goTo(page, '/a/orders');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page).toHaveURL(/order=display_id/);
    for (const [index, order] of orders.entries()) {
      await expect(rowLinks(page).nth(index)).toHaveText(`#${order.display_id}`);
    }
    const { orders: shipped } = await api.get<{
      orders: {
        display_id: number;
        region: { name: string };
        fulfillments: { tracking_links: { tracking_number: string }[] }[];
        shipping_methods: { shipping_option: { name: string } | null }[];
      }[];
    }>(
      '/admin/orders?fulfillment_status[]=shipped&order=-created_at&limit=25&fields=id,display_id,total&expand=region,fulfillments.tracking_links,shipping_methods.shipping_option',
    );
    const parcel = shipped.find(({ fulfillments }) =>
      fulfillments.some(({ tracking_links: links }) => links.length > 0),
    );
    // The cell shows one number and a count; the server's order is arbitrary.
    const numbers = parcel?.fulfillments
      .flatMap(({ tracking_links: links }) => links)
      .map(({ tracking_number: number }) => number);
    await goTo(page, '/a/orders?fulfillment_status=shipped');
    await page.getByRole('button', { name: 'Display' }).click();
    for (const column of [
      'Status',
      'Region',
      'Country',
      'Tracking',
      'Shipping option',
      'Updated',
    ]) {
      await page.getByRole('checkbox', { name: column, exact: true }).check();
    }
    await page.keyboard.press('Escape');
    const row = table(page)
      .getByRole('row')
      // A mark may follow the number.
      .filter({ has: page.getByRole('link', { name: new RegExp(`^#${parcel?.display_id}\\b`) }) });
    await expect(row).toContainText(new RegExp(numbers?.join('|') ?? 'no parcel'));
    await expect(row).toContainText(parcel?.region.name ?? 'no region');
    const methods = parcel?.shipping_methods.flatMap(({ shipping_option: option }) => option ?? []);
    for (const { name } of methods?.slice(0, 1) ?? []) await expect(row).toContainText(name);
  },
);

freshTest(
  'new orders are told of without moving a row, and shown when one asks for them',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSession(page);
    const email = ownEmail();
    const first = await createPaidOrder(api, { email });
    await page.clock.install();
    await page.goto(`/a/orders?q=${email}`);
    await expect(rowLinks(page)).toHaveText([`#${first.display_id}`]);
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    const place = await rowLinks(page).first().boundingBox();
    const second = await createPaidOrder(api, { email });
    await page.clock.fastForward('01:00');
    const news = page.getByRole('button', { name: '1 new order · Show' });
    await expect(news).toBeVisible();
    await expect(rowLinks(page)).toHaveText([`#${first.display_id}`]);
    expect(await rowLinks(page).first().boundingBox()).toEqual(place);
    await news.click();
    await expect(rowLinks(page)).toHaveText([`#${second.display_id}`, `#${first.display_id}`]);
    await expect(news).toBeHidden();
    await expect(rowLinks(page).first()).toBeFocused();
    // Also in a list sorted otherwise.
    const newest = page.waitForResponse((answer) => {
      const url = decodeURIComponent(answer.url());
      return url.includes('limit=1&') && url.includes(email);
    });
    await page.goto(`/a/orders?q=${email}&order=display_id`);
    await expect(rowLinks(page)).toHaveCount(2);
    await newest;
    await createPaidOrder(api, { email });
    await page.clock.fastForward('01:00');
    await expect(news).toBeVisible();
  },
);

test(
  'an export has what the list finds, and says what one should know of it',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    const euro = await createPaidOrder(api, { email });
    const pounds = await createPaidOrder(api, { email, currency: 'gbp' });
    const exportOf = async (query: string, found: string): Promise<string[]> => {
      await goTo(page, `/a/orders?${query}`);
      await expect(rowLinks(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Export…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export orders' });
      await expect(dialog.getByText(found)).toBeVisible();
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download file' }).click({ timeout: 40_000 });
      const file = await readFile(await (await download).path(), 'utf8');
      return file.replace('\uFEFF', '').trim().split(/\r?\n/).slice(1);
    };
    const lines = await exportOf(
      `q=${email}&order=display_id`,
      '2 orders match your search and filters.',
    );
    expect(lines.map((line) => line.split(';')[0])).toEqual([euro.id, pounds.id]);
    const filtered = await exportOf(
      `q=${email}&currency_code=gbp`,
      '1 order matches your search and filters.',
    );
    expect(filtered.map((line) => line.split(';')[0])).toEqual([pounds.id]);
  },
);

test(
  'a store without orders, one that fails and a damaged order are said in words',
  { tag: '@all' },
  async ({ page }) => {
    const answer = (json: object) =>
      intercept(page, '**/admin/orders?*', (route) => route.fulfill({ json }));
    await answer({ orders: [], count: 0, offset: 0, limit: 25 });
    await goTo(page, '/a/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await release(page, '**/admin/orders?*');
    await intercept(page, '**/admin/orders?*', (route) =>
      route.fulfill({ status: 400, json: { message: 'No' } }),
    );
    await goTo(page, '/a/orders');
    await expect(page.getByText('Couldn’t load orders')).toBeVisible();
    await release(page, '**/admin/orders?*');
    await intercept(page, '**/admin/orders?*', async (route) => {
      const real = await route.fetch();
      const body = (await real.json()) as { orders: (object | null)[] };
      body.orders[1] = null;
      await route.fulfill({ json: body });
    });
    await goTo(page, '/a/orders');
    await expect(table(page).getByRole('row')).toHaveCount(26);
    await expect(rowLinks(page)).toHaveCount(24);
  },
);

test(
  'g and o lead to the orders, and the palette finds one',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    const order = await createPaidOrder(api, { email });
    await goTo(page, '/a/collections');
    await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
    // Shortcuts load after the first screen.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('o');
      await expect(page).toHaveURL(/\/a\/orders$/, { timeout: 2000 });
    }).toPass();
    await expect(rowLinks(page).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill(email);
    await expect(palette.getByRole('option', { name: `#${order.display_id}` })).toBeVisible();
    await palette.getByRole('combobox').fill(`#${order.display_id}`);
    await expect(
      palette.getByRole('option', { name: new RegExp(`#${order.display_id}\\b.*${email}`) }),
    ).toBeVisible();
    // Newer numbers contain it.
    const { orders } = await api.get<{ orders: { display_id: number }[] }>(
      '/admin/orders?order=display_id&limit=1',
    );
    const oldest = `#${orders[0]?.display_id}`;
    await palette.getByRole('combobox').fill(oldest);
    const found = palette.getByRole('group', { name: 'Orders' });
    await expect(found.getByRole('option', { name: new RegExp(`^${oldest}\\b`) })).toBeVisible();
    await page.keyboard.press('Escape');
  },
);
