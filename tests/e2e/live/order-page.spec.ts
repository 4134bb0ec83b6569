import type { Locator, Page } from '@playwright/test';
import { ownEmail } from '../support/customers.ts';
import { editableOrder } from '../support/editable-order.ts';
import { TRACKING_NUMBER, makeOrder } from '../support/made-order.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, freshTest, goTo, test, watchErrors, withSession } from '../support/test.ts';

interface ApiOrder {
  id: string;
  display_id: number;
  email: string;
  currency_code: string;
  subtotal: number;
  discount_total: number;
  shipping_total: number;
  tax_total: number;
  total: number;
  refunded_total: number;
  discounts: { code: string }[];
  items: { title: string; quantity: number; returned_quantity: number | null }[];
  fulfillments: { tracking_links: { tracking_number: string }[] }[];
}

const own = (field: string): string => `Own ${field}`;

const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

const line = (page: Page, name: string): Locator =>
  section(page, 'Summary')
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

const euros = (cents: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(cents / 100);

test('an order tells what was bought, what it costs, and how far it is', async ({ page, api }) => {
  const expectNoErrors = watchErrors(page);
  const email = ownEmail();
  const { id, display_id: number } = await makeOrder(api, own, { email });
  const { order } = await api.get<{ order: ApiOrder }>(`/admin/orders/${id}`);
  await goTo(page, `/a/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `#${number}` })).toBeVisible();
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(head).toContainText('Partially refunded');
  await expect(head).toContainText('Partially shipped');

  const items = section(page, 'Items').getByRole('listitem');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Own item');
  await expect(items).toContainText('1 unfulfilled');
  await expect(items).toContainText('1 shipped');

  await expect(line(page, '2 items')).toHaveText(euros(order.subtotal));
  await expect(line(page, 'Total')).toHaveText(euros(order.total));
  await expect(line(page, 'Paid by customer')).toHaveText(euros(order.total));
  await expect(line(page, 'Refunded')).toHaveText(euros(-order.refunded_total));
  await expect(line(page, 'Paid after refunds')).toHaveText(
    euros(order.total - order.refunded_total),
  );
  await expect(section(page, 'Payments')).toContainText('Refund: Discount');
  await expect(section(page, 'Payments')).toContainText('Own refund note');

  const sent = section(page, 'Fulfillments');
  await expect(sent.getByRole('listitem').first()).toContainText('1 × Own item');
  await expect(sent.getByRole('link', { name: 'Track with Royal Mail' })).toHaveAttribute(
    'href',
    `https://www.royalmail.com/track-your-item#/tracking-results/${TRACKING_NUMBER}`,
  );
  await expect(sent.getByText('Own tracking number', { exact: true })).toBeVisible();

  const customer = section(page, 'Customer');
  await expect(customer.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(email)}`,
  );
  await expect(customer).toContainText('Own street');

  const timeline = section(page, 'Timeline');
  for (const event of [
    'Order created from a draft',
    'Payment captured',
    'Items fulfilled',
    'Items shipped',
    'Payment refunded',
    'Shipping confirmation sent',
    'Own note',
  ]) {
    await expect(timeline.getByText(event, { exact: true })).toBeVisible();
  }
  expectNoErrors();
});

test(
  'discounts, shipping and tax each have their line, to the cent',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order: made } = await editableOrder(api, { discount: 700 });
    const { order } = await api.get<{ order: ApiOrder }>(`/admin/orders/${made.id}`);
    await goTo(page, `/a/orders/${order.id}`);
    const code = order.discounts[0]?.code ?? '';
    await expect(line(page, `Discount (${code})`)).toHaveText(euros(-order.discount_total));
    await expect(line(page, 'Total')).toHaveText(euros(order.total));
    // The lines add up to the total.
    const rows = await section(page, 'Summary').locator('dl').first().locator('dd').allInnerTexts();
    const cents = rows.map((text) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100));
    expect(cents.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(cents.at(-1));
  },
);

test(
  'what the store keeps for an order is told with its place',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { id, items } = await placeOrder(api, request, 3);
    const { reservations } = await api.get<{
      reservations: { quantity: number; location_id: string }[];
    }>(`/admin/reservations?line_item_id[]=${items[0]?.id}`);
    const { stock_locations: places } = await api.get<{
      stock_locations: { id: string; name: string }[];
    }>('/admin/stock-locations?limit=100');
    await goTo(page, `/a/orders/${id}`);
    for (const { quantity, location_id: place } of reservations) {
      const name = places.find((each) => each.id === place)?.name;
      await expect(section(page, 'Items')).toContainText(`${quantity} reserved at ${name}`);
    }
    await expect(line(page, 'Authorized, not captured')).toBeVisible();
    await expect(section(page, 'Payments')).toContainText('Authorized');
  },
);

test(
  'a note is written by keys, stands in the timeline, and can be taken back',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await makeOrder(api, own, { email: ownEmail() });
    const notes = async (): Promise<string[]> =>
      (await api.get<{ notes: { value: string }[] }>(`/admin/notes?resource_id=${id}`)).notes.map(
        ({ value }) => value,
      );
    await goTo(page, `/a/orders/${id}`);
    const timeline = section(page, 'Timeline');
    await timeline.getByRole('textbox', { name: 'Note' }).fill('Call before delivery');
    await page.keyboard.press('Control+Enter');
    const note = timeline.getByRole('listitem').filter({ hasText: 'Call before delivery' });
    await expect(note).toBeVisible();
    await expect.poll(notes).toContain('Call before delivery');

    await note.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
    await expect(note).toBeHidden();
    await expect.poll(notes).not.toContain('Call before delivery');
  },
);

test(
  'one goes on to the neighbours of the list that one came from',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    const older = await makeOrder(api, own, { email });
    const newer = await makeOrder(api, own, { email });
    await goTo(page, `/a/orders?q=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: `#${newer.display_id}` }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`#${newer.display_id}`);
    await page.getByRole('link', { name: 'Next order' }).click();
    await expect(heading).toHaveText(`#${older.display_id}`);
    await page.getByRole('link', { name: 'Previous order' }).click();
    await expect(heading).toHaveText(`#${newer.display_id}`);
    await page.getByRole('link', { name: 'Back to orders' }).click();
    await expect(page).toHaveURL(new RegExp(`q=${email.replaceAll(/[^a-z0-9-]/g, '.+')}`));
  },
);

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => page.setViewportSize({ width: 412, height: 800 }));

  test(
    'an order’s number is level with its copy button, and its states share a line',
    { tag: '@all' },
    async ({ page, api, request }) => {
      const { id, display_id: number } = await placeOrder(api, request);
      await goTo(page, `/a/orders/${id}`);
      const title = page.getByRole('heading', { level: 1, name: `#${number}` });
      const middle = async (one: Locator): Promise<number> => {
        const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
        return y + height / 2;
      };
      const copy = page.getByRole('button', { name: 'Copy order number' });
      await expect(copy).toBeVisible();
      expect(Math.abs((await middle(copy)) - (await middle(title)))).toBeLessThanOrEqual(2);
      const states = page.locator('header').filter({ has: title }).locator('[data-tone]');
      await expect(states.first()).toBeVisible();
      const tops = await states.evaluateAll((each) =>
        each.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(1);
    },
  );
});

test.describe('in a low window', () => {
  test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1280, height: 600 }));

  test(
    'an order’s menu stays in the window, and its last entry is reached by mouse and by keyboard',
    { tag: '@all' },
    async ({ page, api }) => {
      const { id } = await makeOrder(api, own, { email: ownEmail() });
      await goTo(page, `/a/orders/${id}`);
      await expect(section(page, 'Timeline')).toBeAttached();
      const opener = page.getByRole('button', { name: 'More actions' });
      const menu = page.getByRole('menu');
      const last = menu.getByRole('menuitem').last();
      const expectInWindow = async (): Promise<void> => {
        await expect(menu.getByRole('menuitem').first()).toBeInViewport();
        const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(600);
      };
      await opener.click();
      await expectInWindow();
      await menu.hover();
      await page.mouse.wheel(0, 5000);
      await expect(last).toBeInViewport({ ratio: 1 });
      // The menu scrolls, not the page.
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Escape');

      // The menu stays in the window on a scrolled page.
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 5000);
      await opener.click();
      await expectInWindow();
      await page.keyboard.press('End');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 1 });
    },
  );
});

test(
  'an order of 200 items opens with the first of them, and shows all when asked',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await makeOrder(api, own, { email: ownEmail(), items: 200 });
    await goTo(page, `/a/orders/${id}`);
    const items = section(page, 'Items').getByRole('listitem');
    await expect(items).toHaveCount(50);
    const more = page.getByRole('button', { name: 'Show 150 more items' });
    // Items render on scroll, moving the button once more.
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(items).toHaveCount(200);
    await expect(line(page, '400 items')).toBeVisible();
  },
);

test('a customer’s orders lead to their pages', { tag: '@all' }, async ({ page, api }) => {
  const { id, display_id: number } = await makeOrder(api, own, { email: ownEmail() });
  await goTo(page, `/a/orders/${id}`);
  await section(page, 'Customer')
    .getByRole('link', { name: 'Own first name Own last name' })
    .click();
  await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('link', { name: `#${number}` })
    .click();
  await expect(page).toHaveURL(new RegExp(id));
});

test('an order that isn’t there says so', async ({ page }) => {
  await goTo(page, '/a/orders/order_nothing');
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to orders' }).click();
  await expect(page).toHaveURL(/\/a\/orders$/);
});

freshTest.describe('a reader who is a day ahead of the store', () => {
  // 25 hours ahead of the store's zone.
  freshTest.use({ timezoneId: 'Pacific/Kiritimati' });

  freshTest('is told the store’s day beside their own', { tag: '@all' }, async ({ page, api }) => {
    await withSession(page);
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { backendUrl: '', storeTimeZone: 'Pacific/Niue' } }),
    );
    const { id } = await makeOrder(api, own, { email: ownEmail() });
    const { order } = await api.get<{ order: { created_at: string } }>(`/admin/orders/${id}`);
    const day = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeZone: 'Pacific/Niue',
    }).format(new Date(order.created_at));
    await page.goto(`/a/orders/${id}`);
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(head).toContainText(`${day} in your store’s time zone`);
    await expect(head.locator('time')).toHaveAttribute(
      'title',
      new RegExp(`GMT\\+14 · ${day} in your store’s time zone$`, 'u'),
    );
  });
});
