import type { Locator, Page } from '@playwright/test';
import { editableOrder } from '../support/editable-order.ts';
import { intercept } from '../support/intercept.ts';
import { placeOrders, readOrder } from '../support/orders.ts';
import type { ApiOrder } from '../support/orders.ts';
import { createPaidOrder } from '../support/paid-orders.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  goTo,
  test,
  watchErrors,
  withSession,
} from '../support/test.ts';

const MANY = 8;
/** Per order. */
const KEYS = 3;

const heading = (page: Page, { display_id: number }: Pick<ApiOrder, 'display_id'>): Locator =>
  page.getByRole('heading', { level: 1, name: new RegExp(`#${number}$`) });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Next action' });
const button = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name, exact: true });

async function openQueue(page: Page, query: string): Promise<void> {
  await withSession(page);
  await goTo(page, `/a/orders/queue?${query}`);
}

/** Keys only work once the queue has moved to the order. */
async function arrived(page: Page, order: ApiOrder): Promise<void> {
  await expect(heading(page, order)).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await expect(button(page, 'Capture payment')).toBeVisible();
}

test(
  `${MANY} orders are captured and fulfilled by keys alone, with three keys each`,
  { tag: '@all' },
  async ({ page, api, request }, testInfo) => {
    test.setTimeout(300_000);
    const noErrors = watchErrors(page);
    const { customerId, orders } = await placeOrders(api, request, MANY);
    await goTo(page, `/a/orders?customer_id=${customerId}`);
    await expect(page.getByRole('link', { name: `#${orders[0]?.display_id}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeEnabled();
    await expect(async () => {
      await page.keyboard.press('q');
      await expect(panel(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    };
    for (const [place, order] of orders.entries()) {
      await arrived(page, order);
      await expect(page.getByText(`${MANY - place} left`, { exact: true })).toBeVisible();
      await press('a');
      await expect(button(page, /^Capture .*\d/)).toBeFocused();
      await press('Enter');
      await expect(button(page, /^Fulfill \d/)).toBeFocused();
      await press('Enter');
    }
    await expect(page.getByText('All done')).toBeVisible();
    await expect(page.getByText(`You worked on ${MANY} orders.`)).toBeVisible();
    const said = `${keys} keys for ${MANY} orders: ${keys / MANY} an order`;
    testInfo.annotations.push({ type: 'keys', description: said });
    console.log(said);
    expect(keys).toBeLessThanOrEqual(KEYS * MANY);
    for (const { id, total } of orders) {
      const after = await readOrder(api, id);
      expect(after).toMatchObject({ payment_status: 'captured', fulfillment_status: 'fulfilled' });
      expect(after.payments.map(({ amount }) => amount)).toEqual([total]);
      expect(after.fulfillments).toHaveLength(1);
    }
    noErrors();
  },
);

test(
  'a reload goes on at the same order, and skipped orders come once more at the end',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId, orders } = await placeOrders(api, request, 3);
    const [first, second, third] = orders as [ApiOrder, ApiOrder, ApiOrder];
    await openQueue(page, `customer_id=${customerId}&payment_status=awaiting`);
    await arrived(page, first);
    await page.keyboard.press('a');
    await expect(button(page, /^Capture .*\d/)).toBeFocused();
    await page.keyboard.press('Enter');
    // A queue of unpaid orders skips shipping.
    await arrived(page, second);
    await page.keyboard.press('s');
    await arrived(page, third);
    await expect(page.getByText('1 left', { exact: true })).toBeVisible();
    await page.reload();
    await arrived(page, third);
    await expect(page.getByText('3 of 3')).toBeVisible();
    await expect(page.getByText('1 left', { exact: true })).toBeVisible();
    await page.keyboard.press('k');
    await expect(heading(page, second)).toBeVisible();
    await expect(page.getByText('You skipped this order.')).toBeVisible();
    await page.keyboard.press('j');
    await arrived(page, third);
    await page.keyboard.press('a');
    await expect(button(page, /^Capture .*\d/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByText('You worked on 1 order. You skipped 2.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Continue with 2' }).click();
    await arrived(page, second);
    expect((await readOrder(api, first.id)).payment_status).toBe('captured');
    expect((await readOrder(api, second.id)).payment_status).toBe('awaiting');
  },
);

test(
  'someone else was quicker: it says so, sends nothing, and goes on when one wants',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId, orders } = await placeOrders(api, request, 2);
    const [first, second] = orders as [ApiOrder, ApiOrder];
    const captures: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/capture')) captures.push(sent.url());
    });
    await openQueue(page, `customer_id=${customerId}&payment_status=awaiting`);
    await arrived(page, first);
    await page.keyboard.press('a');
    await expect(button(page, /^Capture .*\d/)).toBeFocused();
    await api.post(`/admin/orders/${first.id}/capture`, {});
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('This order changed in the meantime')).toBeVisible();
    await expect(panel(page).getByText('The payment has already been captured.')).toBeVisible();
    await expect(button(page, 'Continue')).toBeFocused();
    await expect(heading(page, first)).toBeVisible();
    await page.keyboard.press('Enter');
    await arrived(page, second);
    expect(captures).toEqual([]);
    // Another user was faster.
    await api.post(`/admin/orders/${second.id}/capture`, {});
    await page.reload();
    await expect(page.getByText('This order needs no further action here.')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText('2 needed no action.')).toBeVisible();
  },
);

test(
  'a lost answer is looked for, and nothing is sent twice',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId, orders } = await placeOrders(api, request, 1);
    const [order] = orders as [ApiOrder];
    await openQueue(page, `customer_id=${customerId}`);
    await arrived(page, order);
    let captures = 0;
    await intercept(page, /\/capture$/, async (route) => {
      captures += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.keyboard.press('a');
    await expect(button(page, /^Capture .*\d/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('We don’t know if this was done')).toBeVisible();
    await button(page, 'Check again').click();
    await expect(button(page, /^Fulfill \d/)).toBeFocused();
    expect(captures).toBe(1);
    expect((await readOrder(api, order.id)).payment_status).toBe('captured');
  },
);

test(
  'keys do nothing while one writes a note; the note is kept',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId, orders } = await placeOrders(api, request, 2);
    const [first] = orders as [ApiOrder];
    await openQueue(page, `customer_id=${customerId}`);
    await arrived(page, first);
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('jaks');
    await expect(heading(page, first)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('main').getByText('jaks', { exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const { notes } = await api.get<{ notes: { value: string }[] }>(
          `/admin/notes?resource_id=${first.id}`,
        );
        return notes.map(({ value }) => value);
      })
      .toEqual(['jaks']);
  },
);

test(
  'an order that can’t be loaded says so, and the queue goes on',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId, orders } = await placeOrders(api, request, 2);
    const [first, second] = orders as [ApiOrder, ApiOrder];
    await intercept(page, new RegExp(`/admin/orders/${first.id}$`), (route) =>
      route.fulfill({ status: 500, json: { message: 'out of order' } }),
    );
    await openQueue(page, `customer_id=${customerId}`);
    await expect(page.getByText('out of order')).toBeVisible();
    await page.keyboard.press('s');
    await arrived(page, second);
  },
);

test('a queue to ship packs and ships; a list without orders says so', async ({ page, api }) => {
  const order = await createPaidOrder(api, { email: `${crypto.randomUUID()}@example.com` });
  const { customer_id: customer } = await readOrder(api, order.id);
  const query = `customer_id=${customer}&fulfillment_status=not_fulfilled`;
  await openQueue(page, query);
  await expect(heading(page, order)).toBeVisible();
  await expect(button(page, 'Fulfill items')).toBeVisible();
  await page.keyboard.press('a');
  await expect(button(page, /^Fulfill \d/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('combobox', { name: 'Tracking numbers' })).toBeFocused();
  await page.keyboard.type('TT-9');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('You worked on 1 order.')).toBeVisible();
  const shipped = await readOrder(api, order.id);
  expect(shipped.fulfillment_status).toBe('shipped');
  expect(shipped.fulfillments[0]?.tracking_links.map((link) => link.tracking_number)).toEqual([
    'TT-9',
  ]);
  await openQueue(page, query);
  await expect(page.getByText('No orders to work through')).toBeVisible();
});

freshTest.describe('on a phone', () => {
  freshTest.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  freshTest(
    'one thumb captures and fulfills at the lower edge',
    { tag: '@all' },
    async ({ page, api, request }) => {
      const { customerId, orders } = await placeOrders(api, request, 2);
      const [first, second] = orders as [ApiOrder, ApiOrder];
      await openQueue(page, `customer_id=${customerId}`);
      await arrived(page, first);
      const isAtEdge = async (target: Locator): Promise<void> => {
        const box = await target.boundingBox();
        expect(box?.y).toBeGreaterThan(390);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
        expect(box?.height).toBeGreaterThanOrEqual(36);
      };
      await isAtEdge(button(page, 'Capture payment'));
      await button(page, 'Capture payment').tap();
      await isAtEdge(button(page, /^Capture .*\d/));
      await button(page, /^Capture .*\d/).tap();
      await isAtEdge(button(page, /^Fulfill \d/));
      await button(page, /^Fulfill \d/).tap();
      await arrived(page, second);
      await isAtEdge(button(page, 'Skip'));
      await button(page, 'Skip').tap();
      await expect(page.getByText('You worked on 1 order. You skipped 1.')).toBeVisible();
      expect(await readOrder(api, first.id)).toMatchObject({
        payment_status: 'captured',
        fulfillment_status: 'fulfilled',
      });
    },
  );
});

test(
  'an order whose edit is under way: the queue says so, and packs nothing',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order, variants } = await editableOrder(api);
    const { order_edit: edit } = await api.post<{ order_edit: { id: string } }>(
      '/admin/order-edits',
      { order_id: order.id },
    );
    const path = `/admin/order-edits/${edit.id}`;
    await api.post(`${path}/items`, { variant_id: variants.Spare, quantity: 3 });
    // Searching for its number would match emails too.
    const query = `customer_id=${order.customer_id}`;
    await openQueue(page, query);
    await expect(heading(page, order)).toBeVisible();
    await expect(panel(page).getByText('This order is being edited')).toBeVisible();
    await expect(button(page, 'Fulfill items')).toHaveCount(0);
    const resume = panel(page).getByRole('link', { name: 'Continue edit' });
    await expect(resume).toHaveAttribute('href', `/a/orders/${order.id}/edit`);
    // Requested: goods stay blocked, the edit is viewable.
    await api.post(`${path}/request`, {});
    await page.reload();
    await expect(
      panel(page).getByText('An edit is waiting for the customer’s confirmation'),
    ).toBeVisible();
    await expect(button(page, 'Fulfill items')).toHaveCount(0);
    // Confirmed: the amount due comes before packing.
    await api.post(`${path}/confirm`, {});
    await page.reload();
    await expect(panel(page).getByText(/^Customer owes/)).toBeVisible();
    await panel(page).getByRole('link', { name: 'Mark as paid' }).click();
    const form = page.getByRole('dialog', { name: 'Mark amount as paid' });
    await form.getByRole('button', { name: /^Mark .* as paid$/ }).click();
    await expect(form).toHaveCount(0);
    await openQueue(page, query);
    await expect(heading(page, order)).toBeVisible();
    await expect(button(page, 'Fulfill items')).toBeVisible();
    await expect(page.getByText('Paid for order edits')).toBeVisible();
  },
);
