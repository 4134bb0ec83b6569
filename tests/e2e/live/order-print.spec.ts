import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { editableOrder, readEdits } from '../support/editable-order.ts';
import { intercept } from '../support/intercept.ts';
import { makeOrder } from '../support/made-order.ts';
import { placeOrder } from '../support/orders.ts';
import { PAPER_POINTS, printed } from '../support/pdf.ts';
import type { Api } from '../support/test.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';

/** Screen-only text that must not be printed. */
const FRAME = /Quartermaster|Customer groups|Search|Document|Customer’s language|Print/;

const storeName = async (api: Api): Promise<string> =>
  (await api.get<{ store: { name: string } }>('/admin/store')).store.name;

async function open(page: Page, ids: readonly string[], query: string): Promise<void> {
  await withSession(page);
  await goTo(page, `/a/orders/print?${ids.map((id) => `id=${id}`).join('&')}&${query}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
}

freshTest(
  'a packing slip is printed from the order’s page: what is packed for whom, without prices',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    await withSession(page);
    await page.addInitScript(() => {
      let prints = 0;
      window.print = () => {
        prints += 1;
        document.documentElement.dataset['prints'] = String(prints);
      };
    });
    await page.goto(`/a/orders/${order.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Print…' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Print order #${order.display_id}` }),
    ).toBeVisible();
    const slip = page.getByRole('article', { name: `Packing slip #${order.display_id}` });
    await expect(slip.getByRole('row', { name: /Rope/ })).toContainText('ROPE-');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1');

    const pages = await printed(page);
    expect(pages).toMatchObject([PAPER_POINTS.a4]);
    const text = pages[0]?.text ?? '';
    for (const part of [
      await storeName(api),
      'Packing slip',
      `#${order.display_id}`,
      'Ada Byrne',
      '7 Mole Street',
      '1001 Harbour',
      order.items[0]?.title ?? '?',
      'ROPE-',
      'Thank you for your order.',
      '1 / 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/[€$]|\d[.,]\d\d\b/);
    expect(text).not.toMatch(FRAME);

    await page.getByRole('link', { name: 'Back to order' }).click();
    await expect(page).toHaveURL(new RegExp(`/a/orders/${order.id}$`));
  },
);

test(
  'a parcel’s packing slip is printed beside it: what it holds, not the whole order',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request, 3);
    const [item] = order.items;
    await api.post(`/admin/orders/${order.id}/fulfillment`, {
      items: [{ item_id: item?.id, quantity: 2 }],
    });
    await goTo(page, `/a/orders/${order.id}`);
    await page
      .getByRole('list', { name: 'Fulfillments' })
      .getByRole('link', { name: 'Packing slip' })
      .click();
    const slip = page.getByRole('article', { name: `Packing slip #${order.display_id}` });
    await expect(slip.getByRole('row', { name: item?.title ?? '?' })).toBeVisible();
    const [sheet] = await printed(page);
    expect(sheet?.text).toMatch(/ROPE-\S+ 2\b/);
    expect(sheet?.text).not.toMatch(/ROPE-\S+ 3\b/);
  },
);

test('a receipt has the sums of the order’s page, on the paper that was chosen', async ({
  page,
  api,
}) => {
  const order = await makeOrder(api, (field) => `${field} ${randomUUID().slice(0, 8)}`, {
    email: `${randomUUID()}@example.com`,
  });
  await goTo(page, `/a/orders/${order.id}`);
  const sums = page.getByRole('region', { name: 'Summary' }).getByRole('definition');
  await expect(sums.first()).toBeVisible();
  const amounts = await sums.allTextContents();
  expect(amounts.length).toBeGreaterThanOrEqual(6);

  await open(page, [order.id], 'sheet=receipt&language=en');
  await page.getByText('Letter', { exact: true }).click();
  await expect(page).toHaveURL(/paper=letter/);
  // The URL updates first.
  await expect(page.locator('[data-paper=letter]')).toBeVisible();
  const receipt = page.getByRole('article');
  await expect(receipt.locator('dl dd')).toContainText([
    `#${order.display_id}`,
    /20\d\d/,
    ...amounts,
  ]);
  const pages = await printed(page);
  expect(pages).toMatchObject([PAPER_POINTS.letter]);
  const text = pages[0]?.text ?? '';
  for (const part of ['Receipt', 'Bill to', 'Total', 'Paid', 'Refunded', ...amounts]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(FRAME);

  // The paper size is stored per browser.
  await goTo(page, `/a/orders/print?id=${order.id}&sheet=slip`);
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
});

test(
  'one pick list says for all orders together where what is fetched',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const orders = [await placeOrder(api, request, 2), await placeOrder(api, request, 5)];
    const [location] = await Promise.all(
      orders.slice(0, 1).map(async ({ items }) => {
        const { reservations } = await api.get<{ reservations: { location_id: string }[] }>(
          `/admin/reservations?line_item_id[]=${items[0]?.id}`,
        );
        const { stock_location: place } = await api.get<{ stock_location: { name: string } }>(
          `/admin/stock-locations/${reservations[0]?.location_id}`,
        );
        return place.name;
      }),
    );
    await open(
      page,
      orders.map(({ id }) => id),
      'sheet=picklist',
    );
    await expect(page.getByRole('heading', { name: location ?? '?' })).toBeVisible();
    const pages = await printed(page);
    expect(pages).toHaveLength(1);
    const text = pages[0]?.text ?? '';
    expect(text).toContain('Pick list');
    for (const { items, display_id: number } of orders) {
      const [item] = items;
      expect(text).toContain(item?.title ?? '?');
      expect(text).toMatch(new RegExp(`${item?.quantity} #${number} × ${item?.quantity}`));
    }
    expect(text).not.toMatch(FRAME);

    await page.getByRole('combobox', { name: 'Document' }).click();
    await page.getByRole('option', { name: 'Packing slip' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await printed(page)).toHaveLength(2);
  },
);

test(
  'each order begins a page, in Arabic from right to left',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const orders = [await placeOrder(api, request, 1), await placeOrder(api, request, 1)];
    await open(
      page,
      orders.map(({ id }) => id),
      'sheet=slip&language=ar',
    );
    const sheets = page.getByRole('article');
    await expect(sheets).toHaveCount(2);
    await expect(sheets.first()).toHaveAttribute('dir', 'rtl');
    await expect(sheets.first()).toHaveAttribute('lang', 'ar');
    // The interface keeps its language.
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const [store, line] = await Promise.all([
      sheets.first().locator('header bdi').first().boundingBox(),
      sheets.first().boundingBox(),
    ]);
    expect((store?.x ?? 0) - (line?.x ?? 0)).toBeGreaterThan((line?.width ?? 0) / 2);
    const pages = await printed(page);
    expect(pages).toHaveLength(2);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`#${orders[index]?.display_id}`);
      expect(text).toContain('Ada Byrne');
      expect(text).toMatch(/\p{Script=Arabic}{3}/u);
      expect(text).not.toMatch(/Packing slip|Ship to|Thank/);
    }
  },
);

test(
  'a long order goes on over pages that say their columns anew',
  { tag: '@all' },
  async ({ page, api }) => {
    const order = await makeOrder(api, (field) => `${field} ${randomUUID().slice(0, 8)}`, {
      email: `${randomUUID()}@example.com`,
      items: 60,
    });
    await open(page, [order.id], 'sheet=slip&language=en&paper=a4');
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain('Item SKU Qty');
      expect(text).toContain(`${index + 1} / ${pages.length}`);
      expect(text).toContain(`#${order.display_id}`);
    }
  },
);

test(
  'many orders are read a few at a time; one that can’t be read is named and left out',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { order } = await api.get<{ order: object }>(
      `/admin/orders/${(await placeOrder(api, request, 1)).id}`,
    );
    const ids = Array.from({ length: 55 }, (_, index) => `order_${index + 1}`);
    let open = 0;
    let most = 0;
    await intercept(page, /\/admin\/orders\/order_\d+$/, async (route) => {
      open += 1;
      most = Math.max(most, open);
      const [id = '', number = ''] = /order_(\d+)$/.exec(route.request().url()) ?? [];
      // All requests start before the first answer.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      open -= 1;
      await (id === 'order_7'
        ? route.fulfill({ status: 404, json: { type: 'not_found', message: 'No such order' } })
        : route.fulfill({ json: { order: { ...order, id, display_id: 9000 + Number(number) } } }));
    });
    await goTo(page, `/a/orders/print?${ids.map((id) => `id=${id}`).join('&')}&language=en`);
    await expect(page.getByRole('article')).toHaveCount(54);
    expect(most).toBeLessThanOrEqual(4);
    await expect(page.getByText('Couldn’t load 1 order')).toContainText('order_7');
    const pages = await printed(page);
    expect(pages).toHaveLength(54);
    expect(pages[6]?.text).toContain('#9008');
    expect(pages.map(({ text }) => text).join(' ')).not.toContain('Couldn’t');
  },
);

test('without orders it says where to choose some', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/a/orders/print');
  await expect(page.getByText('No orders selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Go to orders' }).click();
  await expect(page).toHaveURL(/\/a\/orders$/);
});

test(
  'a receipt knows what was marked as paid for an edit',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order, variants } = await editableOrder(api);
    const { order_edit: edit } = await api.post<{ order_edit: { id: string } }>(
      '/admin/order-edits',
      { order_id: order.id },
    );
    const path = `/admin/order-edits/${edit.id}`;
    await api.post(`${path}/items`, { variant_id: variants.Spare, quantity: 3 });
    await api.post(`${path}/request`, {});
    await api.post(`${path}/confirm`, {});
    const [confirmed] = await readEdits(api, order.id);
    const due = `€${((confirmed?.payment_collection?.amount ?? 0) / 100).toFixed(2)}`;
    await open(page, [order.id], 'sheet=receipt&language=en');
    const receipt = page.getByRole('article');
    const row = (name: string) => receipt.locator('dl > div').filter({ hasText: name });
    await expect(row('Paid for order edits')).toHaveCount(0);
    await expect(receipt.locator('dl > div[data-total]').last()).toContainText(due);
    await api.post(`/admin/payment-collections/${confirmed?.payment_collection?.id}/authorize`, {});
    await page.reload();
    await expect(row('Paid for order edits')).toContainText(due);
    // Nothing is due: the order's total comes last.
    await expect(receipt.locator('dl').last().locator('div[data-total]')).toHaveCount(0);
  },
);

test(
  'slips and receipts have the return address and the line of the settings',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    const [street, foot] = [`${randomUUID().slice(0, 8)} Quay`, `VAT ${randomUUID().slice(0, 8)}`];
    await goTo(page, '/a/settings/documents');
    await page.getByRole('textbox', { name: 'Return address' }).fill(`Returns\n${street}`);
    await page.getByRole('textbox', { name: 'Logo' }).fill('logo.png');
    await page.getByRole('textbox', { name: 'Footer' }).fill(foot);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the URL of an image')).toBeVisible();
    await page.getByRole('textbox', { name: 'Logo' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved documents')).toBeVisible();
    try {
      for (const sheet of ['slip', 'receipt']) {
        await open(page, [order.id], `sheet=${sheet}&language=en`);
        const [first] = await printed(page);
        expect(first?.text).toContain(street);
        expect(first?.text).toContain(foot);
      }
    } finally {
      await api.post('/admin/store', { metadata: { documents: '' } });
    }
  },
);
