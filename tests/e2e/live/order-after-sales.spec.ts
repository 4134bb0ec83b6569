import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { claimsOf } from '../support/claims.ts';
import { intercept } from '../support/intercept.ts';
import { sellOrder } from '../support/sold-orders.ts';
import type { SoldOrder } from '../support/sold-orders.ts';
import { expect, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';

interface Fulfillment {
  id: string;
  shipped_at: string | null;
  canceled_at: string | null;
}

interface SwapsAndClaims {
  swaps: {
    id: string;
    cart_id: string;
    canceled_at: string | null;
    confirmed_at: string | null;
    payment_status: string;
    difference_due: number | null;
    fulfillments: Fulfillment[];
    return_order: { id: string };
  }[];
  claims: {
    id: string;
    type: string;
    canceled_at: string | null;
    refund_amount: number | null;
    fulfillments: Fulfillment[];
  }[];
  refunded_total: number;
}

const read = async (api: Api, { id }: SoldOrder): Promise<SwapsAndClaims> =>
  (await api.get<{ order: SwapsAndClaims }>(`/admin/orders/${id}`)).order;

async function open(page: Page, { id }: SoldOrder): Promise<void> {
  await goTo(page, `/a/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function choose(page: Page, of: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function way(api: Api, order: SoldOrder): Promise<string> {
  const { shipping_options: options } = await api.get<{ shipping_options: { id: string }[] }>(
    `/admin/shipping-options?region_id=${order.region_id}&is_return=false`,
  );
  return options[0]?.id ?? '';
}

async function replace(api: Api, order: SoldOrder): Promise<void> {
  await api.post(`/admin/orders/${order.id}/claims`, {
    type: 'replace',
    claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: 'missing_item' }],
    additional_items: [{ variant_id: order.items[0]?.variant_id, quantity: 1 }],
    shipping_methods: [{ option_id: await way(api, order), price: 0 }],
  });
}

async function exchange(api: Api, order: SoldOrder): Promise<void> {
  await api.post(`/admin/orders/${order.id}/swaps`, {
    return_items: [{ item_id: order.items[0]?.id, quantity: 1 }],
    additional_items: [{ variant_id: order.items[0]?.variant_id, quantity: 2 }],
    custom_shipping_options: [{ option_id: await way(api, order), price: 250 }],
    return_location_id: order.fulfillments[0]?.location_id,
  });
}

const dialog = (page: Page, name: RegExp): Locator => page.getByRole('dialog', { name });

test(
  'a claim’s replacement is packed, its answer lost, and shipped; then it can’t be canceled',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await replace(api, order);
    await open(page, order);
    let posts = 0;
    await intercept(page, /\/claims\/[^/]+\/fulfillments$/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Fulfill replacement' }).click();
    const form = dialog(page, /^Fulfill a replacement/);
    await form.getByRole('button', { name: 'Fulfill replacement' }).click();
    await expect(form.getByText('We don’t know if this was done')).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(form).toHaveCount(0);
    expect(posts).toBe(1);
    expect((await read(api, order)).claims[0]?.fulfillments).toHaveLength(1);
    await page.getByRole('button', { name: 'Mark as shipped' }).first().click();
    const ship = dialog(page, /^Ship order/);
    await ship.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(ship).toHaveCount(0);
    expect((await read(api, order)).claims[0]?.fulfillments[0]?.shipped_at).not.toBeNull();
    await page.getByRole('button', { name: 'Actions for Claim 1' }).click();
    const cancel = page.getByRole('menuitem', { name: /^Cancel claim/ });
    await expect(cancel).toContainText('Fulfilled exchanges and claims can’t be canceled.');
  },
);

test(
  'a claim that hasn’t begun is canceled; one that refunded says why it can’t be',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await replace(api, order);
    await api.post(`/admin/orders/${order.id}/claims`, {
      type: 'refund',
      claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: 'wrong_item' }],
    });
    await open(page, order);
    const claims = await claimsOf(api, order);
    const numbers = new Map(
      ['Claim 1', 'Claim 2'].map((name, at) => [claims[at]?.type ?? '', name] as const),
    );
    const list = page.getByRole('list', { name: 'Exchanges and claims' });
    await expect(list.getByText('Refunded', { exact: true })).toBeVisible();
    await choose(page, numbers.get('replace') ?? '', /^Cancel claim/);
    const form = dialog(page, /^Cancel a claim/);
    await form.getByRole('button', { name: 'Cancel claim' }).click();
    await expect(form).toHaveCount(0);
    const after = await read(api, order);
    expect(after.claims.find(({ type }) => type === 'replace')?.canceled_at).not.toBeNull();
    await page.getByRole('button', { name: `Actions for ${numbers.get('refund')}` }).click();
    await expect(page.getByRole('menuitem', { name: /^Cancel claim/ })).toContainText(
      'A claim with a refund can’t be canceled.',
    );
  },
);

test(
  'the return of a claim that refunded refunds nothing more',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    const { shipping_options: ways } = await api.get<{ shipping_options: { id: string }[] }>(
      `/admin/shipping-options?region_id=${order.region_id}&is_return=true`,
    );
    await api.post(`/admin/orders/${order.id}/claims`, {
      type: 'refund',
      claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: 'wrong_item' }],
      return_shipping: { option_id: ways[0]?.id, price: 0 },
    });
    const { refunded_total: refunded } = await read(api, order);
    expect(refunded).toBe(1999 + 420);
    await open(page, order);
    await page.getByRole('button', { name: 'Receive return' }).click();
    const form = dialog(page, /^Receive a return/);
    await expect(form.getByText('There’s nothing to refund here.')).toBeVisible();
    await form.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(form).toHaveCount(0);
    expect((await read(api, order)).refunded_total).toBe(refunded);
  },
);

test(
  'an exchange waits for the customer, says so, and is canceled after its return',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await exchange(api, order);
    await open(page, order);
    const entry = page.getByRole('list', { name: 'Exchanges and claims' });
    await expect(entry.getByText('Waiting for the customer')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Exchange 1' }).click();
    const item = (name: RegExp): Locator => page.getByRole('menuitem', { name });
    await expect(item(/^Copy payment link/)).toContainText('Add an exchange payment link');
    await expect(item(/^Process exchange payment/)).toContainText('hasn’t confirmed');
    await expect(item(/^Cancel exchange/)).toContainText('Cancel the return first');
    await page.keyboard.press('Escape');
    await choose(page, 'return 1', /^Cancel return/);
    const back = dialog(page, /^Cancel a return/);
    // Delays the order's refetch until the menu is open.
    let isCanceled = false;
    page.on('request', (one) => {
      if (one.method() === 'POST' && /\/returns\/[^/]+\/cancel$/.test(one.url())) isCanceled = true;
    });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await intercept(
      page,
      (url) => url.pathname === `/admin/orders/${order.id}`,
      async (route) => {
        if (isCanceled) await released;
        await route.continue();
      },
    );
    await back.getByRole('button', { name: 'Cancel return' }).click();
    await expect(back).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions for Exchange 1' }).click();
    await expect(item(/^Cancel exchange/)).toBeDisabled();
    const before = await page.getByRole('menu').boundingBox();
    release();
    await expect(item(/^Cancel exchange/)).toBeEnabled();
    // Enabling an item must not shift the menu.
    expect(await page.getByRole('menu').boundingBox()).toEqual(before);
    await item(/^Cancel exchange…$/).click();
    const form = dialog(page, /^Cancel an exchange/);
    await form.getByRole('button', { name: 'Cancel exchange' }).click();
    await expect(form).toHaveCount(0);
    expect((await read(api, order)).swaps[0]?.canceled_at).not.toBeNull();
  },
);

/** Confirms as the customer; the server acts, but answers with an error. */
async function confirm(request: APIRequestContext, cart: string, option: string): Promise<void> {
  const path = `/store/carts/${cart}`;
  await request.post(`${path}/shipping-methods`, { data: { option_id: option } });
  await request.post(`${path}/payment-sessions`, { data: {} });
  await request.post(`${path}/payment-session`, { data: { provider_id: 'manual' } });
  await request.post(`${path}/complete`, { data: {} });
}

test(
  'a confirmed exchange: its payment is processed once though the answer is lost, and it is packed',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await exchange(api, order);
    const [swap] = (await read(api, order)).swaps;
    const { shipping_options: ways } = (await (
      await request.get(`/store/shipping-options/${swap?.cart_id}`)
    ).json()) as { shipping_options: { id: string }[] };
    await confirm(request, swap?.cart_id ?? '', ways[0]?.id ?? '');
    const confirmed = (await read(api, order)).swaps[0];
    expect(confirmed?.confirmed_at).not.toBeNull();
    expect(confirmed?.difference_due).toBeGreaterThan(0);
    await open(page, order);
    let posts = 0;
    await intercept(page, /\/process-payment$/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Process exchange payment' }).click();
    const form = dialog(page, /^Process exchange payment/);
    const due = ((confirmed?.difference_due ?? 0) / 100).toFixed(2);
    await expect(form.getByText(`Customer pays €${due}`)).toBeVisible();
    await form.getByRole('button', { name: 'Process exchange payment' }).click();
    await expect(form.getByText('We don’t know if this was done')).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(form).toHaveCount(0);
    expect(posts).toBe(1);
    expect((await read(api, order)).swaps[0]?.payment_status).toBe('captured');
    await page.getByRole('button', { name: 'Fulfill exchange' }).click();
    const pack = dialog(page, /^Fulfill an exchange/);
    await pack.getByRole('button', { name: 'Fulfill exchange' }).click();
    await expect(pack).toHaveCount(0);
    expect((await read(api, order)).swaps[0]?.fulfillments).toHaveLength(1);
    await page.getByRole('button', { name: 'Mark as shipped' }).first().click();
    const ship = dialog(page, /^Ship order/);
    await ship.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(ship).toHaveCount(0);
    expect((await read(api, order)).swaps[0]?.fulfillments[0]?.shipped_at).not.toBeNull();
  },
);
