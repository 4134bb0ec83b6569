import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import {
  mostOf,
  mustChoosePayment,
  refunding,
} from '../../../src/areas/orders/order/actions/payment-operations.ts';
import { noAfterSalesValues } from '../../../src/areas/orders/order/after-sales/kinds.ts';
import {
  receiveSent,
  receiveValues,
} from '../../../src/areas/orders/order/after-sales/receive-values.ts';
import {
  refundPlan,
  returnProblem,
  returnSent,
} from '../../../src/areas/orders/order/after-sales/return-values.ts';
import {
  receivingReturn,
  requestingReturn,
} from '../../../src/areas/orders/order/after-sales/returns.ts';
import {
  capturable,
  refundable,
  refundablePayments,
} from '../../../src/areas/orders/order/facts/order-facts.ts';
import { returnOf, returnable } from '../../../src/areas/orders/order/facts/returnable.ts';
import { itemsToFulfill, unfulfilled } from '../../../src/areas/orders/order/facts/unfulfilled.ts';
import { orderRecord } from '../../../src/areas/orders/order/query.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import { isApiError } from '../../../src/client/index.ts';
import { discountIn, optionsOf } from './market.ts';
import type { Market } from './market.ts';
import { store } from './shop.ts';
import { newest, present, unique } from './support.ts';
import { addressIn } from './world.ts';
import type { World } from './world.ts';

interface Shop {
  api: Api;
  shopper: Api;
  world: World;
  market: Market;
}

/** Skipped if impossible at that moment. */
interface Step {
  kind: 'capture' | 'refund' | 'ship' | 'return' | 'dearer' | 'cheaper';
  /** Percent of the possible maximum. */
  share: number;
  /** Of an edit that raises the total. */
  pays: 'customer' | 'staff' | 'later';
}

interface History {
  rule: { type: 'percentage' | 'fixed' | 'free_shipping'; value: number } | undefined;
  /** Share paid by gift card. */
  card: number;
  units: [number, number];
  steps: Step[];
}

export const histories: fc.Arbitrary<History> = fc.record({
  rule: fc.constantFrom<History['rule']>(
    undefined,
    { type: 'percentage', value: 15 },
    { type: 'fixed', value: 500 },
    { type: 'free_shipping', value: 0 },
  ),
  card: fc.constantFrom(0, 0, 0.3, 1),
  units: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom<Step['kind']>(
        'capture',
        'capture',
        'refund',
        'ship',
        'return',
        'dearer',
        'dearer',
        'cheaper',
      ),
      share: fc.constantFrom(1, 33, 50, 100),
      pays: fc.constantFrom<Step['pays']>('customer', 'staff', 'later'),
    }),
    { minLength: 2, maxLength: 7 },
  ),
});

/** Minor units. */
export interface Ledger {
  total: number;
  /** Payments, captured or not. */
  received: number;
  captured: number;
  /** Marked as paid by staff; the server stores no payment. */
  marked: number;
  refunded: number;
  /** The part of it that was refunded as goods came back. */
  refundedForGoods: number;
  /** Amounts awaited by confirmed edits. */
  due: number;
}

const call = { signal: new AbortController().signal };

export const read = (id: string): Promise<Order> =>
  again(() => orderRecord.readNow(new QueryClient(), id, call));

/** undefined where rounding makes the total negative and the server takes no payment. */
export async function place(
  { api, shopper, world, market }: Shop,
  { rule, card, units }: History,
): Promise<Order | undefined> {
  const { cart } = await shopper.post<{ cart: { id: string } }>('/store/carts', {
    region_id: market.regionId,
    country_code: world.freeCountry,
    sales_channel_id: world.channelId,
    items: units.map((quantity, at) => ({ variant_id: market.variantIds[at], quantity })),
  });
  const path = `/store/carts/${cart.id}`;
  const address = addressIn(world.freeCountry);
  await shopper.post(path, {
    email: `${unique('ledger')}@example.com`,
    shipping_address: address,
    billing_address: address,
    ...(rule ? { discounts: [{ code: await discountIn(api, market, rule) }] } : {}),
  });
  const { cart: priced } = await shopper.post<{ cart: { total: number } }>(
    `${path}/shipping-methods`,
    { option_id: market.wayId },
  );
  if (card > 0) {
    const value = Math.max(1, Math.round(priced.total * card));
    const { gift_card: given } = await api.post<{ gift_card: { code: string } }>(
      '/admin/gift-cards',
      { region_id: market.regionId, value },
    );
    await shopper.post(path, { gift_cards: [{ code: given.code }] });
  }
  const { cart: paid } = await shopper.post<{ cart: { total: number } }>(
    `${path}/payment-sessions`,
  );
  if (paid.total < 0) return undefined;
  const { data } = await shopper.post<{ data: { id: string } }>(`${path}/complete`);
  return read(data.id);
}

/** Retries conflicts with concurrent histories. */
export async function again<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || tries === 6) throw error;
    }
  }
}

/** Returns false if impossible now. */
export async function take(step: Step, id: string, shop: Shop, ledger: Ledger): Promise<boolean> {
  const order = await read(id);
  const part = (most: number): number => Math.max(1, Math.floor((most * step.share) / 100));
  switch (step.kind) {
    case 'capture': {
      if (capturable(order) === 0) return false;
      expect(capturable(order)).toBe(ledger.received - ledger.captured);
      await again(() => admin.captureOrder(id));
      ledger.captured = ledger.received;
      return true;
    }
    case 'refund': {
      // As in the form: names the payment if the server could pick an uncaptured one.
      const payment = mustChoosePayment(order) ? refundablePayments(order)[0]?.id : undefined;
      const most = mostOf(order, payment);
      if (refundable(order) === 0 || most === 0) return false;
      const amount = part(most);
      // Staff may choose any reason; it changes nothing about what is owed.
      const reason = step.share > 40 ? 'return' : 'other';
      const sent = { amount, reason, note: '', notify: false, payment };
      await again(() => refunding.send(order, sent, call));
      ledger.refunded += amount;
      return true;
    }
    case 'ship': {
      const items = itemsToFulfill(order);
      if (items.length === 0) return false;
      const { order: packed } = await again(() =>
        admin.createOrderFulfillment(id, {
          items: items.map((item) => ({ item_id: item.id, quantity: unfulfilled(item) })),
          location_id: shop.world.locationId,
        }),
      );
      await again(() =>
        admin.createOrderShipment(id, { fulfillment_id: newest(packed.fulfillments).id }),
      );
      return true;
    }
    case 'return':
      return sendBack(step, order, shop, ledger);
    default:
      return edit(step, order, shop.market, ledger);
  }
}

async function sendBack(
  { share }: Step,
  order: Order,
  { market, world }: Shop,
  ledger: Ledger,
): Promise<boolean> {
  const quantities = Object.fromEntries(
    order.items.flatMap((item) => {
      const most = returnable(order, item);
      return most > 0 ? [[item.id, Math.max(1, Math.floor((most * share) / 100))]] : [];
    }),
  );
  const entered = {
    ...noAfterSalesValues,
    quantities,
    option: market.backId,
    location: world.locationId,
    notify: false,
  };
  const options = await again(() => optionsOf(market, true));
  if (returnProblem(order, entered, options) !== undefined) return false;
  const { defaultRefund } = refundPlan(order, entered, options);
  await again(() => requestingReturn.send(order, returnSent(order, entered, options), call));
  const now = await read(order.id);
  const asked = present(returnOf(now, newest(now.returns).id));
  expect(asked.record.refund_amount).toBe(defaultRefund);
  const places = (await again(() => admin.listStockLocations())).stock_locations;
  const received = receiveSent(now, asked, receiveValues(now, asked, places));
  await again(() => receivingReturn.send(now, received, call));
  ledger.refunded += received.refund;
  ledger.refundedForGoods += received.refund;
  return true;
}

/** Adds an item, or reduces one not packed yet. */
async function edit(
  { kind, share, pays }: Step,
  order: Order,
  market: Market,
  ledger: Ledger,
): Promise<boolean> {
  const fewer = order.items.find(
    (item) => item.quantity > 1 && unfulfilled(item) === item.quantity,
  );
  if (kind === 'cheaper' && !fewer) return false;
  const { order_edit: begun } = await again(() => admin.createOrderEdit({ order_id: order.id }));
  if (kind === 'dearer') {
    const variant = present(market.variantIds[2]);
    await again(() =>
      admin.createOrderEditItem(begun.id, {
        variant_id: variant,
        quantity: share > 50 ? 2 : 1,
      }),
    );
  } else {
    const { order_edit: fresh } = await again(() => admin.getOrderEdit(begun.id));
    const line = fresh.items.find(({ original_item_id: from }) => from === fewer?.id);
    await again(() => admin.updateOrderEditItem(begun.id, present(line).id, { quantity: 1 }));
  }
  const { order_edit: announced } = await again(() => admin.getOrderEdit(begun.id));
  const due = present(announced.difference_due);
  const { order_edit: requested } = await again(() => admin.requestOrderEdit(begun.id));
  const collection = requested.payment_collection_id;
  ledger.total += due;
  if (due <= 0 || !collection) {
    await again(() => admin.confirmOrderEdit(begun.id));
    return true;
  }
  if (pays === 'customer') {
    const { payment_collection: opened } = await again(() =>
      store.createPaymentSession(collection, {
        provider_id: 'manual',
      }),
    );
    const [session] = opened.payment_sessions ?? [];
    await again(() => store.authorizePaymentSession(collection, present(session).id));
    await again(() => store.completeOrderEdit(begun.id));
    // Refused under load, the authorization is kept without a payment, as if staff had marked it as paid.
    const { payment_collection: paid } = await again(() =>
      admin.getPaymentCollection(collection, { expand: 'payments' }),
    );
    if (paid.payments?.length) ledger.received += due;
    else ledger.marked += due;
    return true;
  }
  await again(() => admin.confirmOrderEdit(begun.id));
  if (pays === 'staff') {
    await again(() => admin.authorizePaymentCollection(collection));
    ledger.marked += due;
  } else ledger.due += due;
  return true;
}
