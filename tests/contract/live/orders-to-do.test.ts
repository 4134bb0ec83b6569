/** Each to-do view contains exactly the orders with that task, whatever the server's statuses. */
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { orderList } from '../../../src/areas/orders/list/query.ts';
import { TO_DO } from '../../../src/areas/orders/list/to-do-filter.ts';
import type { ToDoFilter } from '../../../src/areas/orders/list/to-do-filter.ts';
import { orderRecord } from '../../../src/areas/orders/order/query.ts';
import { nextAction } from '../../../src/areas/orders/order/registry/next-action.ts';
import { PAGE_SIZES } from '../../../src/ui/table/page-sizes.ts';
import { inTurn } from '../../support/short.ts';
import { serverUrl } from './server.ts';
import { store } from './shop.ts';
import { first, newest, present, refused, unique } from './support.ts';
import { addressIn, buildWorld, fillCart, placeOrder } from './world.ts';
import type { World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
});

type Step = (id: string) => Promise<unknown>;

const order = async (id: string) => (await admin.getOrder(id)).order;
const itemOf = async (id: string): Promise<string> => first((await order(id)).items).id;
const all =
  (steps: readonly Step[]): Step =>
  async (id) => {
    for (const step of steps) await step(id);
  };

/** Two units, authorized. */
const placed = async (): Promise<string> => (await placeOrder(world, { quantity: 2 })).id;

async function paid(): Promise<string> {
  const { draft_order: draft } = await admin.createDraftOrder({
    email: `${unique('ada')}@example.com`,
    region_id: world.regionId,
    items: [{ variant_id: world.variantIds[0], quantity: 2 }],
    shipping_methods: [{ option_id: world.shippingOptionId }],
    shipping_address: addressIn(world.country),
    billing_address: addressIn(world.country),
  });
  return (await admin.payDraftOrder(draft.id)).order.id;
}

/** Fully paid by gift card. */
async function covered(): Promise<string> {
  const cartId = await fillCart(world, { quantity: 2 });
  const { gift_card: card } = await admin.createGiftCard({
    region_id: world.regionId,
    value: 100_000,
  });
  await store.updateCart(cartId, { gift_cards: [{ code: card.code }] });
  await store.createCartPaymentSessions(cartId);
  const done = await store.completeCart(cartId);
  if (done.type !== 'order') throw new Error(`The cart became a ${done.type}`);
  return done.data.id;
}

const capture: Step = async (id) => admin.captureOrder(id);
const pack =
  (quantity: number): Step =>
  async (id) =>
    admin.createOrderFulfillment(id, {
      items: [{ item_id: await itemOf(id), quantity }],
      location_id: world.locationId,
    });
const parcelsOf = async (id: string) =>
  (await order(id)).fulfillments
    .filter((one) => !one.canceled_at && !one.shipped_at)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
const ship: Step = async (id) =>
  admin.createOrderShipment(id, { fulfillment_id: first(await parcelsOf(id)).id });
const unpack: Step = async (id) => admin.cancelOrderFulfillment(id, first(await parcelsOf(id)).id);
const refund =
  (part: number): Step =>
  async (id) =>
    admin.refundOrder(id, {
      amount: Math.round((await order(id)).total * part),
      reason: 'other',
    });
const refundOwed: Step = async (id) => {
  const { total, paid_total: paidTotal } = await order(id);
  await admin.refundOrder(id, { amount: present(paidTotal) - total, reason: 'other' });
};
const askBack =
  (quantity: number): Step =>
  async (id) =>
    admin.requestOrderReturn(id, {
      items: [{ item_id: await itemOf(id), quantity }],
      location_id: world.locationId,
    });
const receive: Step = async (id) => {
  const request = newest((await order(id)).returns);
  await admin.receiveReturn(request.id, {
    items: present(request.items).map(({ item_id: item, quantity }) => ({
      item_id: item,
      quantity,
    })),
  });
};
const edit =
  (change: (editId: string) => Promise<unknown>, isAsked = false): Step =>
  async (id) => {
    const { order_edit: made } = await admin.createOrderEdit({ order_id: id });
    await change(made.id);
    const { order_edit: asked } = await admin.requestOrderEdit(made.id);
    if (!isAsked) {
      await admin.confirmOrderEdit(made.id);
      return;
    }
    const collection = present(asked.payment_collection_id);
    const { payment_collection: begun } = await store.createPaymentSession(collection, {
      provider_id: 'manual',
    });
    await store.authorizePaymentSession(collection, first(begun.payment_sessions).id);
    await store.completeOrderEdit(made.id);
  };
const add = (editId: string) =>
  admin.createOrderEditItem(editId, { variant_id: world.variantIds[1], quantity: 1 });
const lessen = async (editId: string) => {
  const { order_edit: open } = await admin.getOrderEdit(editId);
  await admin.updateOrderEditItem(editId, first(open.items).id, { quantity: 1 });
};
const shopperAdds = edit(add, true);

const claim =
  (type: 'replace' | 'refund'): Step =>
  async (id) =>
    admin.createOrderClaim(id, {
      type,
      claim_items: [{ item_id: await itemOf(id), quantity: 1, reason: 'missing_item' }],
      ...(type === 'replace'
        ? {
            additional_items: [{ variant_id: world.variantIds[1], quantity: 1 }],
            shipping_methods: [{ option_id: world.shippingOptionId, price: 0 }],
          }
        : { refund_amount: 100 }),
    });
const claimOf = async (id: string) => newest((await order(id)).claims);
const packClaim: Step = async (id) =>
  admin.createClaimFulfillment(id, (await claimOf(id)).id, { location_id: world.locationId });
const shipClaim: Step = async (id) => {
  const { id: claimId, fulfillments } = await claimOf(id);
  await admin.createClaimShipment(id, claimId, { fulfillment_id: first(fulfillments).id });
};
const cancelClaim: Step = async (id) => admin.cancelOrderClaim(id, (await claimOf(id)).id);

const exchange: Step = async (id) =>
  admin.createOrderSwap(id, {
    // Worth more than the replacement: the customer pays nothing.
    return_items: [{ item_id: await itemOf(id), quantity: 2 }],
    return_shipping: { option_id: world.returnOptionId, price: 0 },
    additional_items: [{ variant_id: world.variantIds[1], quantity: 1 }],
    return_location_id: world.locationId,
  });
const swapOf = async (id: string) => newest((await order(id)).swaps);
const confirm: Step = async (id) => {
  const cartId = present((await swapOf(id)).cart_id);
  // The server does it, then fails to answer.
  await refused(500, store.addShippingMethodToCart(cartId, { option_id: world.shippingOptionId }));
  await store.completeCart(cartId);
};
const settle: Step = async (id) => admin.processSwapPayment(id, (await swapOf(id)).id);
const packSwap: Step = async (id) =>
  admin.createSwapFulfillment(id, (await swapOf(id)).id, { location_id: world.locationId });
const shipSwap: Step = async (id) => {
  const { id: swapId, fulfillments } = await swapOf(id);
  await admin.createSwapShipment(id, swapId, { fulfillment_id: first(fulfillments).id });
};
const receiveSwapped: Step = async (id) =>
  admin.receiveReturn(present((await swapOf(id)).return_order).id, {
    items: [{ item_id: await itemOf(id), quantity: 2 }],
  });
const cancelSwap: Step = async (id) => {
  const swap = await swapOf(id);
  await admin.cancelReturn(present(swap.return_order).id);
  await admin.cancelOrderSwap(id, swap.id);
};
const complete: Step = async (id) => admin.completeOrder(id);
const archive: Step = async (id) => admin.archiveOrder(id);
const cancel: Step = async (id) => admin.cancelOrder(id);

const sent = all([pack(2), ship]);
const exchanged = all([sent, exchange]);

/** Steps and expected views. */
const STATES: Record<string, [() => Promise<string>, Step[], ToDoFilter[]]> = {
  authorized: [placed, [], ['ship', 'capture']],
  captured: [placed, [capture], ['ship']],
  'authorized, fulfilled': [placed, [pack(2)], ['ship', 'capture']],
  'authorized, shipped': [placed, [sent], ['capture']],
  'authorized, shipped, completed': [placed, [sent, complete], ['capture']],
  'authorized, one canceled fulfillment': [placed, [pack(2), unpack], ['ship', 'capture']],
  'authorized, canceled': [placed, [cancel], []],
  'covered by a gift card': [covered, [], ['ship', 'capture']],
  'covered by a gift card, captured': [covered, [capture], ['ship']],
  'covered by a gift card, captured, shipped': [covered, [capture, sent], []],
  paid: [paid, [], ['ship']],
  'paid, canceled': [paid, [cancel], []],
  'paid, completed unsent': [paid, [complete], []],
  'part fulfilled': [paid, [pack(1)], ['ship']],
  fulfilled: [paid, [pack(2)], ['ship']],
  'fulfilled in two': [paid, [pack(1), pack(1)], ['ship']],
  shipped: [paid, [sent], []],
  'part shipped': [paid, [pack(1), ship], ['ship']],
  'one of two shipped': [paid, [pack(1), pack(1), ship], ['ship']],
  'both of two shipped': [paid, [pack(1), pack(1), ship, ship], []],
  'shipped, completed': [paid, [sent, complete], []],
  'shipped, archived': [paid, [sent, complete, archive], []],
  'fulfillment canceled': [paid, [pack(2), unpack], ['ship']],
  'part fulfilled and canceled': [paid, [pack(1), unpack], ['ship']],
  'one of two canceled': [paid, [pack(1), pack(1), unpack], ['ship']],
  'one of two canceled, the other shipped': [paid, [pack(1), pack(1), unpack, ship], ['ship']],
  'canceled, fulfilled again': [paid, [pack(2), unpack, pack(2)], ['ship']],
  'canceled, sent after all': [paid, [pack(2), unpack, sent], []],
  'return requested': [paid, [sent, askBack(1)], []],
  'part returned': [paid, [sent, askBack(1), receive], []],
  'all returned': [paid, [sent, askBack(2), receive], []],
  'part shipped and returned': [paid, [pack(1), ship, askBack(1), receive], ['ship']],
  'part refunded': [paid, [refund(0.5)], ['ship']],
  refunded: [paid, [refund(1)], []],
  'fulfilled, refunded': [paid, [pack(2), refund(1)], []],
  'shipped, refunded': [paid, [sent, refund(1)], []],
  'fulfillment canceled, refunded': [paid, [pack(2), unpack, refund(1)], []],
  'more by an edit': [paid, [edit(add)], ['ship', 'pay']],
  'less by an edit': [paid, [edit(lessen)], ['ship', 'refund']],
  'fulfilled, more by an edit': [paid, [pack(2), edit(add)], ['ship', 'pay']],
  'less by an edit, refunded': [paid, [edit(lessen), refundOwed], ['ship']],
  'shipped, more by an edit': [paid, [sent, edit(add)], ['ship', 'pay']],
  'part shipped, the rest taken out': [paid, [pack(1), ship, edit(lessen)], ['refund']],
  'more by an edit that the customer paid': [paid, [shopperAdds], ['ship', 'capture']],
  'shipped, more by an edit that the customer paid': [
    paid,
    [sent, shopperAdds],
    ['ship', 'capture'],
  ],
  'claim to replace': [paid, [sent, claim('replace')], ['send']],
  'claim fulfilled': [paid, [sent, claim('replace'), packClaim], ['send']],
  'claim shipped': [paid, [sent, claim('replace'), packClaim, shipClaim], []],
  'claim canceled': [paid, [sent, claim('replace'), cancelClaim], []],
  'claim refunded': [paid, [sent, claim('refund')], []],
  'part shipped, claim to replace': [paid, [pack(1), ship, claim('replace')], ['ship', 'send']],
  'completed, then a claim to replace': [paid, [sent, complete, claim('replace')], ['send']],
  'exchange waits for the customer': [paid, [exchanged], []],
  'exchange confirmed': [paid, [exchanged, confirm], ['send']],
  'exchange confirmed, its return received': [paid, [exchanged, confirm, receiveSwapped], ['send']],
  'exchange paid': [paid, [exchanged, confirm, settle], ['send']],
  'exchange fulfilled': [paid, [exchanged, confirm, settle, packSwap], ['send']],
  'exchange shipped': [paid, [exchanged, confirm, settle, packSwap, shipSwap], []],
  'exchange shipped, its payment open': [paid, [exchanged, confirm, packSwap, shipSwap], ['send']],
  'exchange shipped, then paid': [paid, [exchanged, confirm, packSwap, shipSwap, settle], []],
  'exchange canceled': [paid, [exchanged, cancelSwap], []],
};

/** Next actions of orders in none of the views. */
const NEXT_ELSEWHERE = new Set(['complete', 'archive', 'receiveReturn', undefined]);

/** With one for each view in the short form, too. */
function statesInTurn(): [string, (typeof STATES)[string]][] {
  const every = Object.entries(STATES);
  const some = inTurn(every, 1, 6);
  const missing = TO_DO.filter((todo) => !some.some(([, [, , views]]) => views.includes(todo)));
  const added = missing.map((todo) =>
    first(every.filter(([, [, , views]]) => views.includes(todo))),
  );
  return [...some, ...added];
}

test('each view holds the orders with which there is this to do, and no others', async () => {
  const ids = new Map<string, string>();
  const wrong: string[] = [];
  for (const [name, [make, steps]] of statesInTurn()) {
    const id = await make();
    await all(steps)(id);
    ids.set(name, id);
  }
  const found = new Map<ToDoFilter, Set<string>>();
  for (const todo of TO_DO) {
    const view = {
      search: '',
      order: undefined,
      pageSize: first(PAGE_SIZES),
      filters: { todo: [todo], region_id: [world.regionId] },
    };
    const seen: string[] = [];
    for (let page = 1, count = 1; seen.length < count; page += 1) {
      const answer = await orderList.read(
        { ...view, page },
        { limit: view.pageSize, offset: (page - 1) * view.pageSize },
      );
      ({ count } = answer);
      const rows = orderList.rowsOf(answer);
      expect(rows.length).toBeGreaterThan(0);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    found.set(todo, new Set(seen));
  }
  for (const [name, id] of ids) {
    const [, , expected] = present(STATES[name]);
    const views = TO_DO.filter((todo) => found.get(todo)?.has(id));
    if (views.toSorted().join() !== expected.toSorted().join()) {
      wrong.push(`${name}: in ${views.join() || 'none'}, not ${expected.join() || 'none'}`);
    }
    const next = nextAction(
      await orderRecord.readNow(new QueryClient(), id, { signal: new AbortController().signal }),
    );
    if ((expected.length === 0) !== NEXT_ELSEWHERE.has(next)) {
      wrong.push(`${name}: next comes ${next ?? 'nothing'}`);
    }
  }
  expect(wrong).toEqual([]);
});
