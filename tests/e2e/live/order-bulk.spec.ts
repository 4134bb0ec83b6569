import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import type { HeldCall } from '../support/intercept.ts';
import { packOrder, placeOrder, placeOrders, readOrder } from '../support/orders.ts';
import type { ApiOrder } from '../support/orders.ts';
import { expect, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';

/** A unique email, for filtering the list. */
const shopper = (): string => `bulk-${randomUUID()}@example.com`;

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

async function selectOrders(page: Page, email: string, count: number): Promise<void> {
  await goTo(page, `/a/orders?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(count + 1);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
}

async function chooseFurther(page: Page, name: RegExp): Promise<Locator> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}

function countPosts(page: Page, path: RegExp): { readonly paths: readonly string[] } {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return { paths };
}

const nameOf = ({ display_id: number }: ApiOrder): string => `#${number}`;

const line = (dialog: Locator, order: ApiOrder): Locator =>
  dialog.getByRole('listitem').filter({ hasText: new RegExp(`${nameOf(order)}(?!\\d)`) });

const readAll = (api: Api, orders: readonly ApiOrder[]): Promise<ApiOrder[]> =>
  Promise.all(orders.map(({ id }) => readOrder(api, id)));

test(
  'captures the payments of those that have one open, and says what that comes to',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = shopper();
    const orders = (await placeOrders(api, request, 4, { email, quantity: 3 })).orders.toReversed();
    const [paid, ...open] = orders as [ApiOrder, ...ApiOrder[]];
    await api.post(`/admin/orders/${paid.id}/capture`, {});
    await selectOrders(page, email, 4);
    const posts = countPosts(page, /\/capture$/);
    await button(page, 'Capture').click();
    const dialog = page.getByRole('dialog', { name: 'Capture payment for 4 orders?' });
    await expect(dialog.getByText('1 selected order will be skipped')).toBeVisible();
    await expect(line(dialog, paid)).toContainText('The payment has already been captured.');
    const total = open.reduce((sum, order) => sum + (order.payments[0]?.amount ?? 0), 0);
    const sum = (total / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
    await expect(dialog.getByText('To capture in EUR')).toBeVisible();
    await expect(dialog.getByText(sum)).toBeVisible();
    await expect(
      dialog.getByRole('list', { name: 'Payments to capture' }).getByRole('listitem'),
    ).toHaveCount(3);
    expect(posts.paths).toEqual([]);
    // A double click sends once.
    await button(dialog, 'Capture payment for 3 orders').dblclick();
    const done = page.getByRole('dialog', { name: 'Payment captured for 3 orders' });
    await expect(done.getByText('3 of 3 done')).toBeVisible();
    expect(posts.paths.toSorted()).toEqual(
      open.map(({ id }) => `/admin/orders/${id}/capture`).toSorted(),
    );
    for (const order of await readAll(api, orders)) expect(order.payment_status).toBe('captured');
    await button(done, 'Fulfill').click();
    const next = page.getByRole('dialog', { name: 'Fulfill 4 orders' });
    await expect(button(next, 'Fulfill 4 orders')).toBeVisible();
    await button(next, 'Cancel').click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('4 selected');
    // The selection survives printing.
    await bar.getByRole('link', { name: 'Print' }).click();
    await expect(page).toHaveURL(/\/a\/orders\/print/);
    await page.goBack();
    await expect(bar).toContainText('4 selected');
  },
);

async function leaveOnly(
  api: Api,
  order: ApiOrder,
  location: string,
  units: number,
): Promise<void> {
  const { order: read } = await api.get<{ order: { items: { variant_id: string }[] } }>(
    `/admin/orders/${order.id}`,
  );
  const { variant } = await api.get<{ variant: { inventory: { id: string }[] } }>(
    `/admin/variants/${read.items[0]?.variant_id}/inventory`,
  );
  await api.post(`/admin/inventory-items/${variant.inventory[0]?.id}/location-levels/${location}`, {
    stocked_quantity: units,
  });
}

test(
  'fulfills from one location what lies there whole, and names what is missing',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = shopper();
    const orders = (await placeOrders(api, request, 2, { email, quantity: 3 })).orders.toReversed();
    const short = await placeOrder(api, request, 3, { email });
    const { stock_locations: locations } = await api.get<{
      stock_locations: { id: string; name: string }[];
    }>('/admin/stock-locations?order=created_at&limit=3');
    const place = locations.at(-1) ?? { id: '', name: '' };
    await leaveOnly(api, short, place.id, 2);
    await selectOrders(page, email, 3);
    await button(page, 'Fulfill').click();
    const dialog = page.getByRole('dialog', { name: 'Fulfill 3 orders' });
    await dialog.getByRole('combobox', { name: 'Fulfill from' }).click();
    await page.getByRole('option', { name: place.name, exact: true }).click();
    await expect(line(dialog, short)).toContainText('3 needed, 2 left at this location');
    await dialog.getByRole('switch', { name: 'Notify customers' }).uncheck({ force: true });
    await button(dialog, 'Fulfill 2 orders').click();
    const done = page.getByRole('dialog', { name: '2 orders fulfilled' });
    await expect(button(done, 'Ship')).toBeVisible();
    for (const order of await readAll(api, orders)) {
      expect(order.fulfillments).toMatchObject([
        { location_id: place.id, no_notification: true, items: [{ quantity: 3 }] },
      ]);
    }
    expect((await readOrder(api, short.id)).fulfillments).toEqual([]);
  },
);

/** As copied from a spreadsheet. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);

const trackings = ({ fulfillments }: ApiOrder): string[] =>
  fulfillments.flatMap(({ tracking_links: links }) => links.map((link) => link.tracking_number));

test(
  'ships with numbers that are typed, pasted, and out of a file; what is wrong is named first',
  { tag: '@all' },
  async ({ page, api, request }) => {
    test.slow();
    const email = shopper();
    const [first, second, third, open] = (
      await placeOrders(api, request, 4, { email, quantity: 3 })
    ).orders.toReversed() as [ApiOrder, ApiOrder, ApiOrder, ApiOrder];
    for (const order of [first, second]) await packOrder(api, order);
    const [item] = third.items;
    const { stock_locations: locations } = await api.get<{ stock_locations: { id: string }[] }>(
      '/admin/stock-locations?order=created_at&limit=3',
    );
    for (const quantity of [1, 2]) {
      await api.post(`/admin/orders/${third.id}/fulfillment`, {
        items: [{ item_id: item?.id, quantity }],
        location_id: locations[0]?.id,
      });
    }
    await selectOrders(page, email, 4);
    const posts = countPosts(page, /\/shipment$/);
    await button(page, 'Ship').click();
    const dialog = page.getByRole('dialog', { name: 'Ship 4 orders' });
    const field = (order: ApiOrder, parcel = 1): Locator =>
      dialog.getByRole('textbox', {
        name: `Tracking numbers for order ${nameOf(order)}, fulfillment ${parcel}`,
      });
    await expect(dialog.getByRole('textbox')).toHaveCount(4);
    await expect(line(dialog, open)).toContainText('No items have been fulfilled yet.');

    // In the file: a number that isn't selected, an order with nothing to ship, an empty line.
    const file = [
      'Weight;Order;Tracking number',
      `1;${first.display_id};FILE-1`,
      '2;99999999;FILE-2',
      `3;${open.display_id};FILE-3`,
      `4;${second.display_id};`,
    ].join('\r\n');
    await dialog
      .getByLabel('Choose a file with tracking numbers')
      .setInputFiles({ name: 'carrier.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(dialog.getByText('1 tracking number filled in')).toBeVisible();
    await expect(dialog.getByText('order 99999999 isn’t among the selected orders')).toBeVisible();
    await expect(dialog.getByText(`order ${open.display_id} has nothing to ship`)).toBeVisible();
    await expect(
      dialog.getByText(`order ${second.display_id} has no tracking number`),
    ).toBeVisible();
    await expect(field(first)).toHaveValue('FILE-1');

    // Two columns match orders by number wherever pasted; a single column fills down.
    await paste(field(first), `${nameOf(second)}\tPASTED-1\n`);
    await expect(field(second)).toHaveValue('PASTED-1');
    await expect(field(first)).toHaveValue('FILE-1');
    await paste(field(third), 'DOWN-1\r\nDOWN-2\r\n');
    await expect(field(third, 2)).toHaveValue('DOWN-2');
    // Scanners end each number with Enter.
    await field(first).fill('FILE-1, SECOND-BOX');
    await field(first).press('Enter');
    await expect(field(second)).toBeFocused();
    await field(second).fill('');
    await expect(
      dialog.getByText('Also mark 1 fulfillment without a tracking number as shipped'),
    ).toBeVisible();
    expect(posts.paths).toEqual([]);
    await button(dialog, 'Mark 3 fulfillments as shipped').click();
    const done = page.getByRole('dialog', { name: '3 fulfillments marked as shipped' });
    await expect(button(done, 'Capture')).toBeVisible();
    const [one, two, both] = (await readAll(api, [first, second, third])) as [
      ApiOrder,
      ApiOrder,
      ApiOrder,
    ];
    expect(trackings(one).toSorted()).toEqual(['FILE-1', 'SECOND-BOX']);
    expect(two.fulfillments[0]?.shipped_at).toBeNull();
    expect(trackings(both).toSorted()).toEqual(['DOWN-1', 'DOWN-2']);
    expect(both.fulfillment_status).toBe('shipped');
  },
);

test(
  'cancels once the number of those with captured money is typed',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = shopper();
    const orders = (await placeOrders(api, request, 3, { email, quantity: 3 })).orders.toReversed();
    const [paid, open, packed] = orders as [ApiOrder, ApiOrder, ApiOrder];
    await api.post(`/admin/orders/${paid.id}/capture`, {});
    await packOrder(api, packed);
    await selectOrders(page, email, 3);
    const dialog = await chooseFurther(page, /^Cancel orders/);
    await expect(line(dialog, packed)).toContainText('Only unfulfilled orders can be canceled.');
    await expect(dialog.getByText(/^Authorizations totaling .* will be voided/)).toBeVisible();
    await expect(dialog.getByText('6 reserved items go back')).toBeVisible();
    const submit = button(dialog, 'Cancel 2 orders');
    await submit.click();
    await expect(dialog.getByText('Type 1 to cancel these orders.')).toBeVisible();
    expect((await readOrder(api, open.id)).status).toBe('pending');
    await dialog.getByRole('textbox', { name: 'Type 1 to confirm' }).fill('1');
    await submit.click();
    await expect(dialog).toHaveCount(0);
    const states = (await readAll(api, orders)).map(({ status }) => status);
    expect(states).toEqual(['canceled', 'canceled', 'pending']);
  },
);

test(
  'one fails in the middle: the others are done, and it is tried again alone',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = shopper();
    const orders = (await placeOrders(api, request, 3, { email, quantity: 3 })).orders.toReversed();
    const [, middle] = orders as [ApiOrder, ApiOrder, ApiOrder];
    await selectOrders(page, email, 3);
    const posts = countPosts(page, /\/complete$/);
    await intercept(
      page,
      `**/admin/orders/${middle.id}/complete`,
      (route) =>
        route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } }),
      { times: 1 },
    );
    const dialog = await chooseFurther(page, /^Mark as completed/);
    await expect(line(dialog, middle)).toContainText('3 items haven’t been fulfilled.');
    await button(dialog, 'Complete 3 orders').click();
    await expect(dialog.getByText('2 of 3 done')).toBeVisible();
    await expect(line(dialog, middle)).toContainText('Not today');
    await expect(line(dialog, orders[0] as ApiOrder)).toContainText('completed');
    await button(dialog, 'Try again').click();
    await expect(dialog).toHaveCount(0);
    expect(posts.paths.filter((path) => path.includes(middle.id))).toHaveLength(2);
    expect(posts.paths).toHaveLength(4);
    for (const { status } of await readAll(api, orders)) expect(status).toBe('completed');

    // Another user archives an order meanwhile.
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const archives = countPosts(page, /\/archive$/);
    const archive = await chooseFurther(page, /^Archive/);
    await expect(button(archive, 'Archive 3 orders')).toBeEnabled();
    await api.post(`/admin/orders/${middle.id}/archive`, {});
    await button(archive, 'Archive 3 orders').click();
    await expect(archive.getByText('2 of 3 done')).toBeVisible();
    await expect(line(archive, middle)).toContainText('order changed, not done');
    expect(archives.paths).toHaveLength(2);
  },
);

test(
  'it can be stopped, and goes on where it was stopped',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = shopper();
    const orders = (await placeOrders(api, request, 3, { email, quantity: 3 })).orders.toReversed();
    await selectOrders(page, email, 3);
    const posts = countPosts(page, /\/fulfillment$/);
    const held: HeldCall[] = [];
    await intercept(page, /\/fulfillment$/, (route) => void held.push(route), { times: 1 });
    await button(page, 'Fulfill').click();
    const dialog = page.getByRole('dialog', { name: 'Fulfill 3 orders' });
    await button(dialog, 'Fulfill 3 orders').click();
    await expect.poll(() => held.length).toBe(1);
    await button(dialog, 'Stop').click();
    await expect(button(dialog, 'Stopping…')).toBeVisible();
    await held[0]?.continue();
    await expect(dialog.getByText('1 of 3 done')).toBeVisible();
    await expect(dialog.getByText('not started')).toHaveCount(2);
    expect(posts.paths).toHaveLength(1);
    await button(dialog, 'Continue').click();
    await expect(page.getByRole('dialog', { name: '3 orders fulfilled' })).toBeVisible();
    expect(posts.paths).toHaveLength(3);
    for (const { fulfillments } of await readAll(api, orders)) expect(fulfillments).toHaveLength(1);
  },
);

test(
  'a lost answer of a capture: it is looked at, and not sent twice',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = shopper();
    const orders = (await placeOrders(api, request, 2, { email, quantity: 3 })).orders.toReversed();
    const [lost] = orders as [ApiOrder, ApiOrder];
    await selectOrders(page, email, 2);
    const posts = countPosts(page, /\/capture$/);
    await intercept(page, `**/admin/orders/${lost.id}/capture`, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Capture').click();
    const dialog = page.getByRole('dialog');
    await button(dialog, 'Capture payment for 2 orders').click();
    await expect(line(dialog, lost)).toContainText('unknown');
    await expect(button(dialog, 'Try again')).toHaveCount(0);
    await button(dialog, 'Check again').click();
    await expect(page.getByRole('dialog', { name: 'Payment captured for 2 orders' })).toBeVisible();
    expect(posts.paths).toHaveLength(2);
    for (const order of await readAll(api, orders)) expect(order.payment_status).toBe('captured');
  },
);
