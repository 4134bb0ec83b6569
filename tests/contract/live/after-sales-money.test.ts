/**
 * Compares the app's totals of returns, exchanges, drafts and order edits with the server, in currencies with two, none
 * and three decimals, tax included and not, and partly paid with gift cards.
 */
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import * as admin from '../../../generated/admin/index.ts';
import type { OrderEditDetail } from '../../../generated/admin/admin.schemas.ts';
import { draftBody } from '../../../src/areas/drafts/create/body.ts';
import { estimatedTotals } from '../../../src/areas/drafts/create/totals.ts';
import { NEW_DRAFT } from '../../../src/areas/drafts/create/values.ts';
import type { DraftItem } from '../../../src/areas/drafts/create/values.ts';
import { creatingExchange } from '../../../src/areas/orders/order/after-sales/exchange.ts';
import { heldBy } from '../../../src/areas/orders/order/after-sales/discount-holds.ts';
import { carriedDiscount } from '../../../src/areas/orders/order/after-sales/exchange-money.ts';
import { exchangePlan } from '../../../src/areas/orders/order/after-sales/exchange-plan.ts';
import { exchangeSent } from '../../../src/areas/orders/order/after-sales/exchange-values.ts';
import { noAfterSalesValues } from '../../../src/areas/orders/order/after-sales/kinds.ts';
import type { AfterSalesValues } from '../../../src/areas/orders/order/after-sales/kinds.ts';
import {
  refundPlan,
  returnProblem,
  returnSent,
} from '../../../src/areas/orders/order/after-sales/return-values.ts';
import {
  receivingReturn,
  requestingReturn,
} from '../../../src/areas/orders/order/after-sales/returns.ts';
import { refundable } from '../../../src/areas/orders/order/facts/order-facts.ts';
import { orderRecord } from '../../../src/areas/orders/order/query.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import { discountIn, openMarket, optionsOf, pricesOf, signedIn } from './market.ts';
import type { Market } from './market.ts';
import { serverUrl } from './server.ts';
import { first, newest, present, unique } from './support.ts';
import { addressIn, buildWorld } from './world.ts';
import type { World } from './world.ts';
import { halfInTurn, inTurn } from '../../support/short.ts';

const call = { signal: new AbortController().signal };
/** Share of the total paid by gift card. */
const CARDS = [0, 0.3, 0.9];

let world: World;
let api: Api;
let shopper: Api;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
  shopper = createApi(world.url);
  api = await signedIn(world.url);
});

const read = async (id: string): Promise<Order> => orderRecord.readNow(new QueryClient(), id, call);

/**
 * An order with 15 % off, partly paid by gift card, packed and shipped.
 *
 * @param conditions of the discount; default: all products
 */
async function sell(market: Market, card: number, conditions: object[] = []): Promise<Order> {
  const { regionId, variantIds, wayId } = market;
  const code = await discountIn(api, market, { type: 'percentage', value: 15, conditions });
  const { cart } = await shopper.post<{ cart: { id: string } }>('/store/carts', {
    region_id: regionId,
    country_code: world.freeCountry,
    sales_channel_id: world.channelId,
    items: [
      { variant_id: variantIds[0], quantity: 3 },
      { variant_id: variantIds[1], quantity: 2 },
    ],
  });
  const path = `/store/carts/${cart.id}`;
  const address = addressIn(world.freeCountry);
  await shopper.post(path, {
    email: `${unique('ada')}@example.com`,
    shipping_address: address,
    billing_address: address,
    discounts: [{ code }],
  });
  const { cart: priced } = await shopper.post<{ cart: { total: number } }>(
    `${path}/shipping-methods`,
    { option_id: wayId },
  );
  if (card > 0) {
    const value = Math.round(priced.total * card);
    const { gift_card: given } = await api.post<{ gift_card: { code: string } }>(
      '/admin/gift-cards',
      { region_id: regionId, value },
    );
    await shopper.post(path, { gift_cards: [{ code: given.code }] });
  }
  await shopper.post(`${path}/payment-sessions`);
  const { data } = await shopper.post<{ data: { id: string } }>(`${path}/complete`);
  await admin.captureOrder(data.id);
  const { items } = await read(data.id);
  const { order } = await admin.createOrderFulfillment(data.id, {
    items: items.map(({ id, quantity }) => ({ item_id: id, quantity })),
    location_id: world.locationId,
  });
  await admin.createOrderShipment(data.id, { fulfillment_id: first(order.fulfillments).id });
  const sold = await read(data.id);
  expect(sold.gift_card_total > 0).toBe(card > 0);
  expect(sold.discount_total).toBeGreaterThan(0);
  return sold;
}

/** Units of both items, and the return option. */
const values = (
  { items }: Order,
  { variantIds, backId }: Market,
  units: readonly [number, number],
): AfterSalesValues => {
  const idOf = (at: number): string =>
    present(items.find(({ variant_id: id }) => id === variantIds[at])).id;
  return {
    ...noAfterSalesValues,
    quantities: { [idOf(0)]: units[0], [idOf(1)]: units[1] },
    option: backId,
    location: world.locationId,
    notify: false,
  };
};

/** The server's own refund amount for the same return. */
async function trialOf(order: Order, sent: ReturnType<typeof returnSent>): Promise<number> {
  await requestOrderReturn(order, sent);
  const trial = newest((await read(order.id)).returns);
  await admin.cancelReturn(trial.id);
  return trial.refund_amount;
}

const requestOrderReturn = async ({ id }: Order, sent: ReturnType<typeof returnSent>) =>
  admin.requestOrderReturn(id, {
    items: sent.items.map(({ id: item, units }) => ({ item_id: item, quantity: units })),
    return_shipping: {
      option_id: present(sent.shipping).option,
      price: present(sent.shipping).price,
    },
  });

async function edit(
  before: Order,
  change: (id: string, items: OrderEditDetail['items']) => Promise<unknown>,
): Promise<{ order: Order; due: number }> {
  const { order_edit: begun } = await admin.createOrderEdit({ order_id: before.id });
  const { order_edit: fresh } = await admin.getOrderEdit(begun.id);
  await change(begun.id, fresh.items);
  const { order_edit: announced } = await admin.getOrderEdit(begun.id);
  await admin.requestOrderEdit(begun.id);
  await admin.confirmOrderEdit(begun.id);
  const order = await read(before.id);
  const due = present(announced.difference_due);
  expect([order.total, order.total - before.total]).toEqual([announced.total, due]);
  const { order_edit: over } = await admin.getOrderEdit(begun.id, {
    expand: 'payment_collection',
  });
  expect(over.payment_collection?.amount).toBe(due > 0 ? due : undefined);
  return { order, due };
}

const CURRENCIES = inTurn(['kwd', 'jpy', 'eur'] as const, 0, 2);

for (const [turn, currency] of CURRENCIES.entries()) {
  for (const isTaxIncluded of halfInTurn([false, true], turn, 2)) {
    describe(`${currency}, tax ${isTaxIncluded ? 'in the prices' : 'on top'}`, () => {
      let market: Market;

      beforeAll(async () => {
        market = await openMarket(api, world, currency, isTaxIncluded);
      });

      test.each(inTurn(CARDS, turn))(
        'returns, with a gift card for %f of the total',
        async (card) => {
          const order = await sell(market, card);
          const options = await optionsOf(market, true);
          // A part, then the rest; the gift card may have paid more than is refundable.
          let limited = 0;
          for (const units of [
            [2, 1],
            [1, 1],
          ] as const) {
            const now = await read(order.id);
            const entered = values(now, market, units);
            const { money, defaultRefund, most } = refundPlan(now, entered, options);
            expect(returnProblem(now, entered, options)).toBeUndefined();
            const sent = returnSent(now, entered, options);
            expect(sent.refund).toBe(defaultRefund);
            if (money.total > most) limited += 1;
            else expect(await trialOf(now, sent)).toBe(money.total);
            await requestingReturn.send(now, sent, call);
            const asked = newest((await read(order.id)).returns);
            expect(asked.refund_amount).toBe(defaultRefund);
            const quantities = Object.fromEntries(sent.items.map((item) => [item.id, item.units]));
            const receiving = {
              id: asked.id,
              quantities,
              refund: defaultRefund,
              location: sent.location,
            };
            await receivingReturn.send(now, receiving, call);
            const after = await read(order.id);
            expect(after.refunded_total).toBe(now.refunded_total + defaultRefund);
            expect(refundable(after)).toBe(most - defaultRefund);
            expect(after.returns.find(({ id }) => id === asked.id)?.status).toBe('received');
          }
          expect(limited > 0).toBe(card > 0);
        },
      );

      test('all units come back: what was paid for them is given back', async () => {
        const order = await sell(market, 0);
        const options = await optionsOf(market, true);
        const entered = values(order, market, [3, 2]);
        const { money, defaultRefund } = refundPlan(order, entered, options);
        const paid = order.items.reduce((sum, { total }) => sum + present(total), 0);
        expect(money.total - money.shipping).toBe(paid);
        await requestingReturn.send(order, returnSent(order, entered, options), call);
        const asked = newest((await read(order.id)).returns);
        expect([asked.refund_amount, defaultRefund]).toEqual([money.total, money.total]);
      });

      test.each(
        inTurn(CARDS, turn + 1).flatMap((card) =>
          ([1, 2] as const).map((units) => ({ card, units, isOwed: units === 1 })),
        ),
      )('an exchange of $units, with a gift card for $card of the total', async (exchange) => {
        const { card, units, isOwed } = exchange;
        // Without a card, the discount covers only the product sent in exchange.
        const [ordered, added, sentProduct] = market.productIds;
        const isPartly = card === 0;
        const order = await sell(
          market,
          card,
          isPartly ? [{ operator: 'in', products: [ordered, sentProduct] }] : [],
        );
        const holds = await heldBy(
          present(carriedDiscount(order)).id,
          [present(added), present(sentProduct)],
          call,
        );
        expect(holds).toEqual(isPartly ? [sentProduct] : [added, sentProduct]);
        const [options, sendOptions, prices] = await Promise.all([
          optionsOf(market, true),
          optionsOf(market, false),
          pricesOf(market),
        ]);
        const sentId = present(market.variantIds[2]);
        const item = { title: 'Chain', variantTitle: '1 m', thumbnail: null, sku: null };
        const choices = {
          options,
          sendOptions,
          prices,
          discounted: new Set(holds),
        };
        const entered: AfterSalesValues = {
          ...values(order, market, isOwed ? [3, 2] : [2, 1]),
          outgoing: [
            { ...item, variantId: sentId, quantity: units },
            { ...item, variantId: present(market.variantIds[1]), quantity: 1 },
          ],
          sendOption: market.wayId,
        };
        const { money, most } = exchangePlan(order, entered, choices);
        await creatingExchange.send(order, exchangeSent(order, entered, choices), call);
        const made = newest((await read(order.id)).swaps);
        const cart = `/store/carts/${present(made.cart_id)}`;
        const { shipping_options: ways } = await shopper.get<{
          shipping_options: { id: string }[];
        }>(`/store/shipping-options/${made.cart_id}`);
        // The server does it, then fails to answer.
        await shopper
          .post(`${cart}/shipping-methods`, { option_id: first(ways).id })
          .catch(() => undefined);
        await shopper.post(`${cart}/payment-sessions`).catch(() => undefined);
        await shopper.post(`${cart}/complete`);
        const [swap] = (await read(order.id)).swaps;
        expect(swap?.difference_due).toBe(money.total);
        expect(money.total < 0).toBe(isOwed);
        // The server refunds no more than was paid.
        if (!isOwed || -money.total > most) return;
        await admin.processSwapPayment(order.id, made.id);
        expect((await read(order.id)).refunded_total).toBe(-money.total);
      });

      test('a draft, and an edit of its order', async () => {
        const prices = await pricesOf(market);
        const [way] = await optionsOf(market, false);
        const item = (at: number, quantity: number): DraftItem => ({
          key: String(at),
          variantId: present(market.variantIds[at]),
          title: 'Chain',
          variantTitle: '1 m',
          thumbnail: null,
          sku: null,
          quantity,
          price: null,
        });
        const rule = { type: 'fixed', value: 701, allocation: 'total' } as const;
        const entered = {
          ...NEW_DRAFT,
          codes: [await discountIn(api, market, rule)],
          email: `${unique('ada')}@example.com`,
          regionId: market.regionId,
          currency,
          items: [item(0, 3), item(1, 2), { ...item(2, 1), price: 777 }],
          shippingOptionId: market.wayId,
        };
        const own = { own: prices, defaults: prices };
        const estimate = estimatedTotals(
          entered,
          own,
          {
            price: present(way?.amount),
            taxRates: (way?.tax_rates ?? []).map(({ rate }) => rate ?? 0),
            includesTax: way?.includes_tax === true,
          },
          {
            hasFreeShipping: false,
            discount: { ...rule, productIds: new Set(market.productIds) },
          },
        );
        expect(estimate.tax).toBeGreaterThan(0);
        expect(estimate.discount).toBeGreaterThan(0);
        const { draft_order: made } = await admin.createDraftOrder({
          ...draftBody(entered, own),
          shipping_address: addressIn(world.freeCountry),
        });
        const { draft_order: draft } = await admin.getDraftOrder(made.id);
        expect(draft.cart).toMatchObject({
          subtotal: estimate.items,
          discount_total: estimate.discount,
          shipping_total: estimate.shipping,
          tax_total: estimate.tax,
          total: estimate.total,
        });
        const { order } = await admin.payDraftOrder(made.id);
        const paid = await read(order.id);
        expect([paid.total, refundable(paid)]).toEqual([estimate.total, estimate.total]);
        const dearer = await edit(paid, async (id) =>
          admin.createOrderEditItem(id, {
            variant_id: present(market.variantIds[2]),
            quantity: 2,
          }),
        );
        expect(dearer.due).toBeGreaterThan(0);
        const cheaper = await edit(dearer.order, async (id, items) => {
          const line = items.find(({ variant_id: variant }) => variant === market.variantIds[0]);
          await admin.updateOrderEditItem(id, present(line).id, { quantity: 1 });
        });
        expect(cheaper.due).toBeLessThan(0);
      });
    });
  }
}
