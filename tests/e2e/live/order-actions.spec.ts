import type { Locator, Page } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import { packOrder, placeOrder, readOrder } from '../support/orders.ts';
import type { ApiOrder } from '../support/orders.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

async function open(page: Page, { id }: ApiOrder, form = ''): Promise<void> {
  await goTo(page, `/a/orders/${id}${form ? `?edit=${form}` : ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function countPosts(page: Page, path: RegExp): { readonly count: number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) count += 1;
  });
  return {
    get count() {
      return count;
    },
  };
}

const message = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).or(page.getByText(text));

test(
  'packs parcel after parcel, ships one of them and cancels the other',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    await open(page, order, 'fulfill');
    const form = page.getByRole('dialog', { name: /^Fulfill order/ });
    const quantity = form.getByRole('spinbutton');
    await expect(form.getByText(/in stock, 3 reserved for this order/)).toBeVisible();
    await quantity.fill('4');
    await form.getByRole('button', { name: 'Fulfill', exact: true }).click();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await quantity.fill('1');
    await form.getByRole('switch', { name: 'Notify the customer' }).uncheck({ force: true });
    await form.getByRole('button', { name: 'Fulfill 1 item', exact: true }).click();
    await expect(form.getByText('Fulfill the remaining items below')).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await form.getByRole('button', { name: 'Fulfill 2 items', exact: true }).click();
    await expect(form).toHaveCount(0);
    const packed = await readOrder(api, order.id);
    const made = packed.fulfillments.map(({ items, no_notification: isSilent }) => ({
      units: items[0]?.quantity,
      isSilent,
    }));
    expect(made).toHaveLength(2);
    expect(made).toContainEqual({ units: 1, isSilent: true });
    expect(made).toContainEqual({ units: 2, isSilent: false });

    await goTo(page, `/a/orders/${order.id}?edit=ship`);
    const ship = page.getByRole('dialog', { name: /^Ship order/ });
    await ship.getByRole('radio', { name: /^Fulfillment 2/ }).check();
    // A quick user opens the next form before the order is refetched.
    await intercept(page, `**/admin/orders/${order.id}?*`, async (route) => {
      await new Promise((resolve) => void setTimeout(resolve, 800));
      await route.continue();
    });
    await ship.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(ship).toHaveCount(0);
    await button(page, 'Cancel fulfillment…').first().click();
    const cancel = page.getByRole('dialog', { name: /^Cancel a fulfillment/ });
    await expect(cancel.getByRole('radio')).toHaveCount(1);
    await cancel.getByRole('button', { name: 'Cancel fulfillment' }).click();
    await expect(cancel).toHaveCount(0);
    const after = await readOrder(api, order.id);
    const states = after.fulfillments.map((one) =>
      one.shipped_at ? 'shipped' : one.canceled_at ? 'canceled' : 'open',
    );
    expect(states.toSorted()).toEqual(['canceled', 'shipped']);
  },
);

test('says why something can’t be done, and cancels only when the number is typed', async ({
  page,
  api,
  request,
}) => {
  const order = await placeOrder(api, request);
  await api.post(`/admin/orders/${order.id}/capture`, {});
  await open(page, order);
  await button(page, 'More actions').click();
  expect(await page.getByRole('menuitem').count()).toBeLessThanOrEqual(9);
  const blocked = page.getByRole('menuitem', { name: /^Archive order/ });
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await expect(blocked).toContainText('Complete the order first.');
  const rules = ['color-contrast', 'aria-allowed-attr', 'nested-interactive', 'button-name'];
  await expectNoViolations(page, { rules, within: '[role=menu]' });
  // The disabled-looking item is still clickable.
  await blocked.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const form = page.getByRole('dialog', { name: /^Cancel order/ });
  await expect(form.getByText(/cancel the captured payment of/)).toBeVisible();
  const submit = form.getByRole('button', { name: 'Cancel order' });
  await submit.click();
  await expect(form.getByText(`Type ${order.display_id} to cancel this order.`)).toBeVisible();
  expect((await readOrder(api, order.id)).status).toBe('pending');
  await form.getByRole('textbox').fill(`#${order.display_id}`);
  await submit.click();
  await expect(form).toHaveCount(0);
  expect((await readOrder(api, order.id)).status).toBe('canceled');
  await expect(button(page, 'Fulfill items')).toHaveCount(0);
});

test(
  'completes an order, saying what is left to do, and archives it',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    await open(page, order, 'complete');
    const form = page.getByRole('dialog', { name: /^Complete order/ });
    await expect(form.getByText('3 items haven’t been fulfilled.')).toBeVisible();
    await form.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(form).toHaveCount(0);
    expect((await readOrder(api, order.id)).status).toBe('completed');
    await goTo(page, `/a/orders/${order.id}?edit=archive`);
    await page.getByRole('dialog').getByRole('button', { name: 'Archive order' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await readOrder(api, order.id)).status).toBe('archived');
    // Stale link.
    await goTo(page, `/a/orders/${order.id}?edit=complete`);
    await expect(page.getByRole('dialog').getByText('The order has been archived.')).toBeVisible();
  },
);

test(
  'a lost answer: what was done is found, and not done again',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    await open(page, order, 'capture');
    const posts = countPosts(page, /\/capture$/);
    await intercept(page, /\/capture$/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const form = page.getByRole('dialog', { name: /^Capture payment/ });
    await form.getByRole('button', { name: /^Capture/ }).click();
    await expect(form.getByText('We don’t know if this was done')).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(message(page, /Already done: .* captured/)).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(posts.count).toBe(1);
    expect((await readOrder(api, order.id)).payment_status).toBe('captured');
  },
);

test(
  'a lost call: that nothing was done is said, and it is done then',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await packOrder(api, await placeOrder(api, request));
    await open(page, order, 'ship');
    const posts = countPosts(page, /\/shipment$/);
    await intercept(page, /\/shipment$/, (route) => route.abort('connectionreset'), { times: 1 });
    const form = page.getByRole('dialog', { name: /^Ship order/ });
    const tracking = form.getByRole('combobox', { name: 'Tracking numbers' });
    await tracking.fill('TT-7');
    await form.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(form.getByText('We don’t know if this was done')).toBeVisible();
    // The form is locked until the outcome is known.
    await expect(tracking).toBeDisabled();
    await form.getByRole('button', { name: 'Check again' }).click();
    // The server may be at it for a minute.
    await expect(form.getByText('Not done yet')).toBeVisible({ timeout: 90_000 });
    await form.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(form).toHaveCount(0);
    expect(posts.count).toBe(2);
    const [parcel] = (await readOrder(api, order.id)).fulfillments;
    expect(parcel?.tracking_links.map((link) => link.tracking_number)).toEqual(['TT-7']);
  },
);

test(
  'someone else was quicker: it says what they did, and sends nothing',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    await api.post(`/admin/orders/${order.id}/capture`, {});
    await open(page, order, 'refund');
    const posts = countPosts(page, /\/refund$/);
    const form = page.getByRole('dialog', { name: /^Refund order/ });
    await form.getByRole('textbox', { name: 'Amount' }).fill('10');
    await api.post(`/admin/orders/${order.id}/refund`, { amount: 1000, reason: 'other' });
    await form.getByRole('button', { name: /^Refund .*10/ }).click();
    await expect(form.getByText('This order changed in the meantime')).toBeVisible();
    await expect(form.getByText(/Refunded: was .*0\.00, now .*10\.00/)).toBeVisible();
    expect(posts.count).toBe(0);
    // A double click sends once.
    await form.getByRole('button', { name: /^Refund .*10/ }).dblclick();
    await expect(form).toHaveCount(0);
    expect(posts.count).toBe(1);
    expect((await readOrder(api, order.id)).refunded_total).toBe(2000);
  },
);

test(
  'releases reserved stock and reserves it again',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    const reserved = async (): Promise<number> => {
      const { reservations } = await api.get<{ reservations: { quantity: number }[] }>(
        `/admin/reservations?line_item_id[]=${order.items[0]?.id}`,
      );
      return reservations.reduce((sum, { quantity }) => sum + quantity, 0);
    };
    await open(page, order);
    await button(page, 'Reserve or release stock').click();
    await page.getByRole('menuitem', { name: 'Release reserved stock' }).click();
    const release = page.getByRole('dialog', { name: /^Release stock/ });
    await release.getByRole('checkbox', { name: /^3 × Rope/ }).check();
    await release.getByRole('button', { name: 'Release' }).click();
    await expect(release).toHaveCount(0);
    expect(await reserved()).toBe(0);
    await goTo(page, `/a/orders/${order.id}?edit=allocate`);
    const allocate = page.getByRole('dialog', { name: /^Reserve stock/ });
    const posts = countPosts(page, /\/reservations$/);
    await intercept(page, /\/reservations$/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await allocate.getByRole('button', { name: 'Reserve', exact: true }).click();
    await expect(allocate.getByText('We don’t know if this was done')).toBeVisible();
    await allocate.getByRole('button', { name: 'Check again' }).click();
    await expect(allocate).toHaveCount(0);
    expect(posts.count).toBe(1);
    expect(await reserved()).toBe(3);
  },
);
