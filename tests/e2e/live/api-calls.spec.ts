import { callsOf, watchContent } from '../support/calls.ts';
import { customerWithOrders, ownEmail } from '../support/customers.ts';
import { createTemplate, generateCode } from '../support/discounts.ts';
import { buy, issueCard, shopWith } from '../support/gift-cards.ts';
import { createDraft, customItem } from '../support/drafts.ts';
import { createGroup } from '../support/groups.ts';
import { makeOrder } from '../support/made-order.ts';
import { createPaidOrder } from '../support/paid-orders.ts';
import { sectionWith } from '../support/on-request.ts';
import { makePriceList, pricedProduct } from '../support/price-lists.ts';
import { createProduct } from '../support/products.ts';
import { sellOrder } from '../support/sold-orders.ts';
import { expect, freshTest, withSession } from '../support/test.ts';

/** Maximum calls until the screen shows. */
const LIST_CALLS = 4;
const PRODUCT_CALLS = 5;
const CUSTOMER_CALLS = 5;
const GROUP_CALLS = 5;
const ORDER_CALLS = 6;
/** Default views, including all orders. */
const VIEWS = 6;

/** Deferrable: batch jobs, usage data and the shopper's view. */
const LATER =
  /^\/(store\/|admin\/(batch-jobs|analytics-configs|publishable-api-keys|orders|users|discounts))/;

/** Counts of views. */
const isCount = (call: string): boolean => call.includes('limit=1&');

const isLater = (call: string): boolean => LATER.test(call);

freshTest.beforeEach(async ({ page }) => {
  await withSession(page);
});

freshTest(
  'the product list shows after at most 4 calls, and asks none a row',
  { tag: '@all' },
  async ({ page }) => {
    await watchContent(page, 'tbody a[href*="/products/"]');
    const perSize: number[] = [];
    for (const size of [25, 100]) {
      await page.goto(`/a/products?size=${size}`);
      // Deferred calls only start after all others.
      await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
      const { before, after } = await callsOf(page);
      expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
      expect(before.filter(isLater)).toEqual([]);
      perSize.push([...before, ...after].filter((call) => !isLater(call)).length);
    }
    const [few = 0, many = 0] = perSize;
    // May add a page per call, but no call per row.
    expect(many - few).toBeLessThan(5);
  },
);

freshTest(
  'a product shows after at most 5 calls, however many variants it has',
  { tag: '@all' },
  async ({ page, api }) => {
    const lengths = Array.from({ length: 30 }, (_, index) => `${index + 1} m`);
    const product = await createProduct(api, {
      options: [{ title: 'Length' }],
      variants: lengths.map((title) => ({
        title,
        options: [{ value: title }],
        prices: [{ currency_code: 'eur', amount: 100 }],
      })),
    });
    await watchContent(page, 'main h2');
    await page.goto(`/a/products/${product.id}`);
    const availability = page.getByRole('region', { name: 'Availability' });
    // The button, in a store with many regions.
    await expect(
      availability.getByRole('status').or(availability.getByRole('button', { name: /^Check/ })),
    ).toBeVisible();
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(PRODUCT_CALLS);
    expect(before.filter(isLater)).toEqual([]);
    expect(after.length, after.join(' ')).toBeLessThan(lengths.length);
  },
);

freshTest(
  'the order list shows after at most 4 calls, asks none a row, and one a view after that',
  { tag: '@all' },
  async ({ page }) => {
    await watchContent(page, 'tbody a[href*="/orders/"]');
    const isOrders = (call: string): boolean => call.startsWith('/admin/orders');
    for (const size of [25, 100]) {
      await page.goto(`/a/orders?size=${size}`);
      const counted = async (): Promise<number> =>
        (await callsOf(page)).after.filter((call) => isOrders(call) && isCount(call)).length;
      await expect.poll(counted).toBeGreaterThanOrEqual(VIEWS - 1);
      await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
      const isEdits = (call: string): boolean => call.startsWith('/admin/order-edits');
      await expect.poll(async () => (await callsOf(page)).after.some(isEdits)).toBe(true);
      // Counts trigger further calls, in any order.
      const isMore = (call: string): boolean => isOrders(call) && !isCount(call);
      await expect
        .poll(async () => (await callsOf(page)).after.filter(isMore).length)
        .toBeGreaterThanOrEqual(3);
      const { before, after } = await callsOf(page);
      expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
      expect(before.filter(isOrders), before.join(' ')).toHaveLength(1);
      expect(await counted()).toBeLessThanOrEqual(VIEWS);
      // Items of all rows, and details the statuses don't tell.
      expect(after.filter(isMore)).toHaveLength(3);
      expect(after.filter(isEdits)).toHaveLength(1);
    }
  },
);

freshTest(
  'the customer list shows after at most 4 calls, and asks none a row',
  { tag: '@all' },
  async ({ page }) => {
    await watchContent(page, 'tbody a[href*="/customers/"]');
    await page.goto('/a/customers');
    await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
    const { before } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
    expect(before.filter(isLater)).toEqual([]);
    const own = async (): Promise<string[]> =>
      (await callsOf(page)).after.filter((call) => call.startsWith('/admin/customers'));
    await expect.poll(async () => (await own()).filter(isCount).length).toBe(2);
    // Orders of all rows.
    expect((await own()).filter((call) => !isCount(call))).toHaveLength(1);
  },
);

freshTest(
  'a customer shows after at most 5 calls, with orders and notes',
  { tag: '@all' },
  async ({ page, api }) => {
    const { customer } = await customerWithOrders(api);
    await watchContent(page, 'main ul[aria-label="Orders"]');
    await page.goto(`/a/customers/${customer.id}`);
    await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
    await expect
      .poll(async () => {
        const calls = await callsOf(page);
        return [...calls.before, ...calls.after].some((call) => call.startsWith('/admin/notes'));
      })
      .toBe(true);
    const { before } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(CUSTOMER_CALLS);
  },
);

freshTest(
  'the list of customer groups shows after at most 4 calls, and asks none a row',
  { tag: '@all' },
  async ({ page }) => {
    await watchContent(page, 'tbody a[href*="/customer-groups/"]');
    await page.goto('/a/customer-groups');
    await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
    expect(before.filter(isLater)).toEqual([]);
    // Customer counts.
    expect(after.filter((call) => call.startsWith('/admin/customer-groups'))).toHaveLength(1);
  },
);

freshTest(
  'the lists of drafts and of returns show after at most 4 calls, and ask none a row',
  { tag: '@all' },
  async ({ page, api, request }) => {
    await createDraft(api, { items: [customItem] });
    await createDraft(api, { items: [customItem] });
    const order = await sellOrder(api, request);
    for (const { id: item } of order.items) {
      for (let unit = 0; unit < 2; unit += 1) {
        await api.post(`/admin/orders/${order.id}/return`, {
          items: [{ item_id: item, quantity: 1 }],
        });
      }
    }
    await watchContent(page, 'tbody a[href*="/drafts/"], tbody a[href*="/orders/"]');
    for (const [list, call] of [
      ['drafts', '/admin/draft-orders'],
      ['returns', '/admin/returns'],
    ] as const) {
      await page.goto(`/a/${list}`);
      await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
      const { before, after } = await callsOf(page);
      expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
      expect(before.filter(isLater)).toEqual([]);
      const own = [...before, ...after].filter((each) => each.startsWith(call) && !isCount(each));
      expect(own, own.join(' ')).toHaveLength(1);
      expect([...before, ...after].some((each) => each.startsWith('/admin/orders/'))).toBe(false);
    }
  },
);

freshTest(
  'a customer group shows after at most 5 calls, with its price lists and discounts',
  { tag: '@all' },
  async ({ page, api }) => {
    const { customer } = await customerWithOrders(api);
    const group = await createGroup(api, [customer]);
    await watchContent(page, 'tbody a[href*="/customers/"]');
    await page.goto(`/a/customer-groups/${group.id}`);
    await expect(page.getByText('No price lists use this group.')).toBeVisible();
    const discounts = await sectionWith(page, 'Discounts', 'Show discounts');
    await expect(discounts.getByText('No discounts use this group.')).toBeVisible();
    const { before } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(GROUP_CALLS);
    expect(before.filter(isLater)).toEqual([]);
  },
);

freshTest(
  'the list of price lists shows after at most 4 calls, and asks none a row',
  { tag: '@all' },
  async ({ page }) => {
    await watchContent(page, 'tbody a[href*="/price-lists/"]');
    await page.goto('/a/price-lists');
    await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
    expect(before.filter(isLater)).toEqual([]);
    expect(after.filter((call) => call.startsWith('/admin/price-lists'))).toEqual([]);
  },
);

freshTest(
  'a price list shows after at most 5 calls, and asks none a product',
  { tag: '@all' },
  async ({ page, api }) => {
    const lists = await Promise.all(['S', 'M'].map((size) => pricedProduct(api, [size])));
    const prices = lists.flatMap(({ variants = [] }) =>
      variants.map(({ id }) => ({ variant_id: id, currency_code: 'eur', amount: 900 })),
    );
    const list = await makePriceList(api, { prices });
    await watchContent(page, 'tbody a[href*="/products/"]');
    await page.goto(`/a/price-lists/${list.id}`);
    await expect(page.getByText('2 prices on 2 variants')).toBeVisible();
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(GROUP_CALLS);
    expect(before.filter(isLater)).toEqual([]);
    const isOwn = (call: string): boolean => call.startsWith('/admin/price-lists');
    expect([...before, ...after].filter(isOwn), after.join(' ')).toHaveLength(2);
  },
);

freshTest(
  'the list of discounts shows after at most 4 calls, and asks none a row',
  { tag: '@all' },
  async ({ page }) => {
    await watchContent(page, 'tbody a[href*="/discounts/"]');
    await page.goto('/a/discounts');
    await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
    const { before } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
    const own = async (): Promise<string[]> =>
      (await callsOf(page)).after.filter((call) => call.startsWith('/admin/discounts'));
    await expect.poll(async () => (await own()).length).toBe(3);
    // Views that the server counts; one call for those of dates.
    expect((await own()).filter(isCount)).toHaveLength(2);
  },
);

freshTest(
  'a discount template shows after at most 5 calls, and asks none a code',
  { tag: '@all' },
  async ({ page, api }) => {
    const template = await createTemplate(api);
    for (const name of ['A', 'B', 'C']) {
      await generateCode(api, template.id, `${template.code}-${name}`);
    }
    await watchContent(page, 'main h2');
    await page.goto(`/a/discounts/${template.id}`);
    const codes = page.getByRole('region', { name: 'Codes', exact: true });
    await expect(codes.getByRole('row')).toHaveCount(4);
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(GROUP_CALLS);
    expect(before.filter((call) => call.includes('is_dynamic'))).toEqual([]);
    // Template, neighbors and all codes.
    const isOwn = (call: string): boolean => call.startsWith('/admin/discounts');
    expect([...before, ...after].filter(isOwn), after.join(' ')).toHaveLength(3);
  },
);

freshTest(
  'the list of gift cards shows after at most 4 calls, and asks none a row',
  { tag: '@all' },
  async ({ page, api }) => {
    await issueCard(api);
    await watchContent(page, 'tbody a[href*="/gift-cards/"]');
    await page.goto('/a/gift-cards');
    await expect.poll(async () => (await callsOf(page)).after.some(isLater)).toBe(true);
    const { before } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(LIST_CALLS);
    // All states are counted with one call.
    const isOwn = (call: string): boolean => call.startsWith('/admin/gift-cards');
    await expect
      .poll(async () => (await callsOf(page)).after.filter(isOwn).length)
      .toBeLessThanOrEqual(1);
    expect(before.filter(isOwn), before.join(' ')).toHaveLength(1);
  },
);

freshTest(
  'a gift card shows after at most 5 calls, and looks for its orders with one',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const card = await issueCard(api);
    await buy(request, await shopWith(api, request, card.code));
    await watchContent(page, 'main h2');
    await page.goto(`/a/gift-cards/${card.id}`);
    const uses = page.getByRole('region', { name: 'Orders paid with this card' });
    await expect(uses.getByRole('listitem')).toHaveCount(1);
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(GROUP_CALLS);
    const looks = (call: string): boolean => call.includes('gift_card_transactions');
    expect(before.filter(looks)).toEqual([]);
    expect(after.filter(looks), after.join(' ')).toHaveLength(1);
  },
);

freshTest(
  'an order shows after at most 6 calls, and asks none an item',
  { tag: '@all' },
  async ({ page, api }) => {
    await watchContent(page, 'main ul[aria-label="Items"] li');
    const items = 30;
    const order = await makeOrder(api, (field) => field, { email: ownEmail(), items });
    await page.goto(`/a/orders/${order.id}`);
    // Deferred: the timeline's notifications, and reservations.
    await expect(page.getByText('Order confirmation sent').first()).toBeVisible();
    await expect
      .poll(async () => (await callsOf(page)).after.some((call) => /reservations/.test(call)))
      .toBe(true);
    const { before, after } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(ORDER_CALLS);
    expect(before.filter((call) => /reservations|notifications|edits/.test(call))).toEqual([]);
    expect(after.filter((call) => /reservations/.test(call))).toHaveLength(1);
    expect(before.length + after.length, after.join(' ')).toBeLessThan(items / 2);
  },
);

freshTest(
  'a queue shows its order after at most 6 calls, reads the next one ahead, and none but that',
  { tag: '@all' },
  async ({ page, api }) => {
    await watchContent(page, 'main ul[aria-label="Items"] li');
    const email = ownEmail();
    const orders: { id: string; display_id: number }[] = [];
    while (orders.length < 4) orders.unshift(await createPaidOrder(api, { email }));
    const calls = async (): Promise<string[]> => {
      const { before, after } = await callsOf(page);
      return [...before, ...after].filter((call) => /orders|notes|order-edits/.test(call));
    };
    const readsOf = (all: readonly string[], { id }: { id: string }): number =>
      all.filter((call) => call === `/admin/orders/${id}`).length;
    await page.goto(`/a/orders/queue?q=${email}`);
    const [, second, third, fourth] = orders as [
      (typeof orders)[0],
      (typeof orders)[0],
      (typeof orders)[0],
      (typeof orders)[0],
    ];
    await expect.poll(async () => readsOf(await calls(), second)).toBe(1);
    const { before } = await callsOf(page);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(ORDER_CALLS);
    await expect
      .poll(async () => {
        const all = await calls();
        return ['/admin/notes', '/admin/order-edits'].map((path) =>
          all.some((call) => call.startsWith(path)),
        );
      })
      .toEqual([true, true]);
    const known = (await calls()).length;
    await page.keyboard.press('j');
    await expect(
      page.getByRole('heading', { level: 1, name: `#${second.display_id}` }),
    ).toBeVisible();
    await expect.poll(async () => readsOf(await calls(), third)).toBe(1);
    const all = await calls();
    // This order's notes and edits, and the next order.
    expect(all.length - known, all.join(' ')).toBeLessThanOrEqual(3);
    expect(readsOf(all, second)).toBe(1);
    expect(readsOf(all, fourth)).toBe(0);
  },
);
