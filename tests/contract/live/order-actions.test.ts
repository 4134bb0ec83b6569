/** Order actions over a lossy connection to a real server: they happen once and are reported correctly. */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import type { CallOptions } from '../../../src/app/query/abortable-calls.ts';
import {
  cancelingFulfillment,
  fulfilling,
  shipping,
} from '../../../src/areas/orders/order/actions/fulfillment-operations.ts';
import {
  capturing,
  refunding,
} from '../../../src/areas/orders/order/actions/payment-operations.ts';
import { openPayments } from '../../../src/areas/orders/order/facts/order-facts.ts';
import {
  allocating,
  readReserved,
} from '../../../src/areas/orders/order/actions/reservation-operations.ts';
import type { ReservedOrder } from '../../../src/areas/orders/order/actions/reservation-operations.ts';
import {
  readNotified,
  resending,
} from '../../../src/areas/orders/order/actions/resend-operation.ts';
import type { NotifiedOrder } from '../../../src/areas/orders/order/actions/resend-operation.ts';
import {
  archiving,
  canceling,
  completing,
} from '../../../src/areas/orders/order/actions/closing-operations.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import { PROXY_FAULTS } from '../../support/fault-proxy.ts';
import { halfInTurn, inTurn } from '../../support/short.ts';
import { STRANGE_ANSWERS, call, doneOnce, useLossyLine } from './once.ts';
import type { Once } from './once.ts';
import { first } from './support.ts';
import { addressIn, placeOrder } from './world.ts';

const lossy = useLossyLine();

/** Milliseconds for the server's own notifications. */
const WAIT = { timeout: 20_000, interval: 200 };
const UNITS = 2;

/** Everything any action reads. */
type SeenOrder = ReservedOrder & NotifiedOrder;

async function read(client: QueryClient, id: string, own: CallOptions): Promise<SeenOrder> {
  const order = await readReserved(client, id, own);
  return { ...(await readNotified(client, id, own)), ...order };
}

const readNow = (id: string): Promise<SeenOrder> => read(new QueryClient(), id, call);
const placed = async (): Promise<string> => (await placeOrder(lossy.world, { quantity: UNITS })).id;

/** The fastest way to a captured order. */
async function paid(): Promise<string> {
  const { draft_order: draft } = await admin.createDraftOrder({
    email: 'ada@example.com',
    region_id: lossy.world.regionId,
    items: [{ variant_id: lossy.world.variantIds[0], quantity: UNITS }],
    shipping_methods: [{ option_id: lossy.world.shippingOptionId }],
    shipping_address: addressIn(lossy.world.country),
    billing_address: addressIn(lossy.world.country),
  });
  return (await admin.payDraftOrder(draft.id)).order.id;
}

const after =
  (before: () => Promise<string>, next: (order: SeenOrder) => Promise<unknown>) =>
  async (): Promise<string> => {
    const id = await before();
    await next(await readNow(id));
    return id;
  };

const pack = async (order: Order): Promise<unknown> =>
  admin.createOrderFulfillment(order.id, {
    items: [{ item_id: first(order.items).id, quantity: UNITS }],
    location_id: lossy.world.locationId,
  });
const release = async ({ reservations }: SeenOrder): Promise<void> => {
  for (const { id } of reservations) await admin.deleteReservation(id);
};
const parcelOf = (order: Order): string => first(order.fulfillments).id;
const REFUND = { amount: 700, reason: 'other', note: 'Scratched', notify: false };

/** The runtime handles all faults alike: only money actions try every fault. */
const CASES: readonly Once[] = [
  doneOnce({
    read,
    name: 'capture',
    operation: capturing,
    path: /\/capture$/u,
    faults: PROXY_FAULTS,
    make: placed,
    sent: (order) => ({ payments: openPayments(order).map(({ id }) => id) }),
    once: ({ payment_status: status }) => status,
    expected: 'captured',
  }),
  doneOnce({
    read,
    name: 'capture of one payment',
    operation: {
      ...capturing,
      // As if another payment was canceled, so that the order can't be captured as a whole.
      send: async (order, { payments }, call) => {
        for (const id of payments) await admin.capturePayment(id, call);
        return order;
      },
    },
    path: /\/payments\/[^/]+\/capture$/u,
    faults: PROXY_FAULTS,
    make: placed,
    sent: (order) => ({ payments: openPayments(order).map(({ id }) => id) }),
    once: (order) => order.payments.map((payment) => Boolean(payment.captured_at)),
    expected: [true],
  }),
  doneOnce({
    read,
    name: 'refund',
    operation: refunding,
    faults: PROXY_FAULTS,
    path: /\/refund$/u,
    make: paid,
    sent: () => ({ ...REFUND, payment: undefined }),
    once: ({ refunds, refunded_total: total }) => [refunds.length, total],
    expected: [1, 700],
  }),
  doneOnce({
    read,
    name: 'refund of one payment',
    operation: refunding,
    faults: PROXY_FAULTS,
    path: /\/payments\/[^/]+\/refund$/u,
    make: paid,
    sent: ({ payments }) => ({ ...REFUND, payment: first(payments).id }),
    once: ({ refunds, refunded_total: total }) => [refunds.length, total],
    expected: [1, 700],
  }),
  doneOnce({
    read,
    name: 'fulfill',
    operation: fulfilling,
    path: /\/fulfillment$/u,
    make: paid,
    sent: ({ items }) => ({
      quantities: { [first(items).id]: 1 },
      location: lossy.world.locationId,
      notify: false,
    }),
    once: ({ fulfillments, items }) => [fulfillments.length, first(items).fulfilled_quantity],
    expected: [1, 1],
  }),
  doneOnce({
    read,
    name: 'ship',
    operation: shipping,
    path: /\/shipment$/u,
    make: after(paid, pack),
    sent: (order) => ({
      fulfillment: parcelOf(order),
      trackingNumbers: ['TT-1', 'TT-2'],
      notify: false,
    }),
    once: ({ fulfillments, items }) => [
      first(fulfillments)
        .tracking_links.map((link) => link.tracking_number)
        .toSorted(),
      first(items).shipped_quantity,
    ],
    expected: [['TT-1', 'TT-2'], UNITS],
  }),
  doneOnce({
    read,
    name: 'cancel a fulfillment',
    operation: cancelingFulfillment,
    path: /\/fulfillments\/[^/]+\/cancel$/u,
    make: after(paid, pack),
    sent: (order) => ({ fulfillment: parcelOf(order) }),
    // Done twice, the server would count below zero.
    once: ({ items }) => first(items).fulfilled_quantity,
    expected: 0,
  }),
  doneOnce({
    read,
    name: 'cancel',
    operation: canceling,
    path: /\/cancel$/u,
    make: paid,
    sent: () => null,
    once: ({ status }) => status,
    expected: 'canceled',
  }),
  doneOnce({
    read,
    name: 'complete',
    operation: completing,
    path: /\/complete$/u,
    make: paid,
    sent: () => null,
    once: ({ status }) => status,
    expected: 'completed',
  }),
  doneOnce({
    read,
    name: 'archive',
    operation: archiving,
    path: /\/archive$/u,
    make: after(paid, async ({ id }) => admin.completeOrder(id)),
    sent: () => null,
    once: ({ status }) => status,
    expected: 'archived',
  }),
  doneOnce({
    read,
    name: 'reserve',
    operation: allocating,
    path: /\/reservations$/u,
    make: after(paid, release),
    sent: ({ items }) => ({
      reservations: [
        {
          item: first(items).id,
          inventoryItem: lossy.world.inventoryItemId,
          location: lossy.world.locationId,
          quantity: UNITS,
        },
      ],
    }),
    once: ({ reservations }) => reservations.map(({ quantity }) => quantity),
    expected: [UNITS],
  }),
  doneOnce({
    read,
    name: 'send a message again',
    operation: resending,
    path: /\/resend$/u,
    // Sent some time after the order.
    make: after(paid, ({ id }) =>
      vi.waitUntil(async () => (await readNow(id)).notifications.length > 0, WAIT),
    ),
    sent: ({ notifications }) => ({
      notification: first(notifications).id,
      to: 'grace@example.com',
    }),
    once: ({ notifications }) => first(notifications).resends.map(({ to }) => to),
    expected: ['grace@example.com'],
  }),
];

describe.each(inTurn(CASES, 0, 2))('$name', (one) => {
  test.each(halfInTurn(one.faults, CASES.indexOf(one), 6))(
    '%s: happens once, and what is said of it is true',
    async (fault) => {
      const { shown } = await one.happensOnce(lossy.line, fault);
      expect(shown).toEqual(one.expected);
    },
  );
});

describe.each(inTurn(CASES, 0, 6))('$name', (one) => {
  test.each(inTurn(STRANGE_ANSWERS, CASES.indexOf(one)))(
    '%s: an answer without the order is not called a refusal',
    async (answer) => {
      expect(await one.happensOnceWith(lossy.line, answer)).toEqual(one.expected);
    },
  );
});

describe.each(inTurn(CASES, 1))('$name', (one) => {
  test('someone else was quicker: nothing is sent, and what they changed is told', async () => {
    expect(await one.tellsWhoWasQuicker(lossy.line)).toEqual(one.expected);
  });
});
