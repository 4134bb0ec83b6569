/**
 * What is done once with an order, on a real server behind a proxy that loses requests and answers: it happens once,
 * and what is told about it is true.
 */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import {
  cancelingFulfillment,
  fulfilling,
  shipping,
} from '../../../src/areas/orders/order/actions/goods.ts';
import { attempt, lookAgain } from '../../../src/areas/orders/order/actions/guard.ts';
import type {
  Lost,
  OrderOperation,
  Outcome,
} from '../../../src/areas/orders/order/actions/guard.ts';
import { capturing, refunding } from '../../../src/areas/orders/order/actions/money.ts';
import { openPayments } from '../../../src/areas/orders/order/actions/order-facts.ts';
import { allocating, readReserved } from '../../../src/areas/orders/order/actions/reservations.ts';
import type { ReservedOrder } from '../../../src/areas/orders/order/actions/reservations.ts';
import { readNotified, resending } from '../../../src/areas/orders/order/actions/resend.ts';
import type { NotifiedOrder } from '../../../src/areas/orders/order/actions/resend.ts';
import {
  archiving,
  canceling,
  completing,
} from '../../../src/areas/orders/order/actions/standing.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import { configureClient } from '../../../src/client/index.ts';
import { PROXY_FAULTS, startFaultProxy } from '../../support/fault-proxy.ts';
import type { FaultProxy, ProxyFault } from '../../support/fault-proxy.ts';
import { serverUrl } from './server.ts';
import { first } from './support.ts';
import { addressIn, buildWorld, placeOrder } from './world.ts';
import type { World } from './world.ts';
import { inTurn } from '../../support/short.ts';

/** Milliseconds until the server must have sent what it sends by itself. */
const WAIT = { timeout: 20_000, interval: 200 };
/** Pieces of an order. */
const UNITS = 2;

/** An order with all that any of the actions looks at. */
type SeenOrder = ReservedOrder & NotifiedOrder;

interface Case {
  name: string;
  operation: OrderOperation<unknown, SeenOrder>;
  /** The end of the address of its call. */
  path: RegExp;
  /** Whether it can be done with an order that is captured already; it can unless told. */
  isPaid?: boolean;
  /** Brings an order that was just placed to where it can be done. */
  prepare: (order: SeenOrder) => Promise<unknown>;
  sent: (order: SeenOrder) => unknown;
  /** What the order shows when it was done once, and neither never nor twice. */
  once: (order: SeenOrder) => unknown;
  expected: unknown;
}

const one = <Sent>({
  operation,
  sent,
  ...rest
}: Omit<Case, 'operation' | 'sent'> & {
  operation: OrderOperation<Sent, SeenOrder>;
  sent: (order: SeenOrder) => Sent;
}): Case => ({
  ...rest,
  sent,
  operation: operation as OrderOperation<unknown, SeenOrder>,
});

const pack = async (order: Order): Promise<unknown> =>
  admin.createOrderFulfillment(order.id, {
    items: [{ item_id: first(order.items).id, quantity: UNITS }],
    location_id: world.locationId,
  });
const nothing = async (): Promise<void> => undefined;
const release = async ({ reservations }: SeenOrder): Promise<void> => {
  for (const { id } of reservations) await admin.deleteReservation(id);
};
const parcelOf = (order: Order): string => first(order.fulfillments).id;
const REFUND = { amount: 700, reason: 'other', note: 'Scratched', notify: false };

const CASES: readonly Case[] = [
  one({
    name: 'capture',
    operation: capturing,
    path: /\/capture$/u,
    isPaid: false,
    prepare: nothing,
    sent: (order) => ({ payments: openPayments(order).map(({ id }) => id) }),
    once: ({ payment_status: status }) => status,
    expected: 'captured',
  }),
  one({
    name: 'capture of one payment',
    operation: {
      ...capturing,
      // As where another payment was canceled, and the order as a whole can't be captured.
      send: async (order, { payments }, call) => {
        for (const id of payments) await admin.capturePayment(id, call);
        return order;
      },
    },
    path: /\/payments\/[^/]+\/capture$/u,
    isPaid: false,
    prepare: nothing,
    sent: (order) => ({ payments: openPayments(order).map(({ id }) => id) }),
    once: (order) => order.payments.map((payment) => Boolean(payment.captured_at)),
    expected: [true],
  }),
  one({
    name: 'refund',
    operation: refunding,
    path: /\/refund$/u,
    prepare: nothing,
    sent: () => ({ ...REFUND, payment: undefined }),
    once: ({ refunds, refunded_total: total }) => [refunds.length, total],
    expected: [1, 700],
  }),
  one({
    name: 'refund of one payment',
    operation: refunding,
    path: /\/payments\/[^/]+\/refund$/u,
    prepare: nothing,
    sent: ({ payments }) => ({ ...REFUND, payment: first(payments).id }),
    once: ({ refunds, refunded_total: total }) => [refunds.length, total],
    expected: [1, 700],
  }),
  one({
    name: 'fulfill',
    operation: fulfilling,
    path: /\/fulfillment$/u,
    prepare: nothing,
    sent: ({ items }) => ({
      quantities: { [first(items).id]: 1 },
      location: world.locationId,
      notify: false,
      metadata: { shelf: 'A1' },
    }),
    once: ({ fulfillments, items }) => [fulfillments.length, first(items).fulfilled_quantity],
    expected: [1, 1],
  }),
  one({
    name: 'ship',
    operation: shipping,
    path: /\/shipment$/u,
    prepare: pack,
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
  one({
    name: 'cancel a fulfillment',
    operation: cancelingFulfillment,
    path: /\/fulfillments\/[^/]+\/cancel$/u,
    prepare: pack,
    sent: (order) => ({ fulfillment: parcelOf(order) }),
    // Done twice, the server would count less than none.
    once: ({ items }) => first(items).fulfilled_quantity,
    expected: 0,
  }),
  one({
    name: 'cancel',
    operation: canceling,
    path: /\/cancel$/u,
    prepare: nothing,
    sent: () => null,
    once: ({ status }) => status,
    expected: 'canceled',
  }),
  one({
    name: 'complete',
    operation: completing,
    path: /\/complete$/u,
    prepare: nothing,
    sent: () => null,
    once: ({ status }) => status,
    expected: 'completed',
  }),
  one({
    name: 'archive',
    operation: archiving,
    path: /\/archive$/u,
    prepare: async ({ id }) => admin.completeOrder(id),
    sent: () => null,
    once: ({ status }) => status,
    expected: 'archived',
  }),
  one({
    name: 'reserve',
    operation: allocating,
    path: /\/reservations$/u,
    prepare: release,
    sent: ({ items }) => ({
      reservations: [
        {
          item: first(items).id,
          inventoryItem: world.inventoryItemId,
          location: world.locationId,
          quantity: UNITS,
        },
      ],
    }),
    once: ({ reservations }) => reservations.map(({ quantity }) => quantity),
    expected: [UNITS],
  }),
  one({
    name: 'send a message again',
    operation: resending,
    path: /\/resend$/u,
    // It is sent some time after the order was placed.
    prepare: ({ id }) => vi.waitUntil(async () => (await read(id)).notifications.length > 0, WAIT),
    sent: ({ notifications }) => ({
      notification: first(notifications).id,
      to: 'grace@example.com',
    }),
    once: ({ notifications }) => first(notifications).resends.map(({ to }) => to),
    expected: ['grace@example.com'],
  }),
];

let world: World;
let proxy: FaultProxy;
/** What the next such call meets, and how many of them the server got to see. */
let plan: { path: RegExp; fault: ProxyFault | undefined; reached: number } | undefined;

beforeAll(async () => {
  proxy = await startFaultProxy({
    target: serverUrl(),
    choose: ({ method, path }) => {
      if (method !== 'POST' || !plan?.path.test(path)) return undefined;
      const { fault } = plan;
      plan.fault = undefined;
      if (!fault?.endsWith('before')) plan.reached += 1;
      return fault;
    },
  });
  world = await buildWorld(proxy.url);
  // As in the back office.
  configureClient('admin', { baseUrl: proxy.url, maxRetries: 3 });
});

afterAll(() => proxy.close());

/** The order with its reservations and its messages, at which only some of the actions look. */
async function read(id: string): Promise<SeenOrder> {
  const call = { signal: new AbortController().signal };
  const order = await readReserved(new QueryClient(), id, call);
  return { ...(await readNotified(new QueryClient(), id, call)), ...order };
}

/** An order of its own, ready for what is tried. */
async function prepared({ prepare, isPaid = true }: Case): Promise<SeenOrder> {
  plan = undefined;
  const id = isPaid ? await paidOrder() : (await placeOrder(world, { quantity: UNITS })).id;
  await prepare(await read(id));
  return read(id);
}

/** The quickest way to an order; it is captured. */
async function paidOrder(): Promise<string> {
  const { draft_order: draft } = await admin.createDraftOrder({
    email: 'ada@example.com',
    region_id: world.regionId,
    items: [{ variant_id: world.variantIds[0], quantity: UNITS }],
    shipping_methods: [{ option_id: world.shippingOptionId }],
    shipping_address: addressIn(world.country),
    billing_address: addressIn(world.country),
  });
  return (await admin.payDraftOrder(draft.id)).order.id;
}

const tryIt = (
  { operation }: Case,
  seen: SeenOrder,
  sent: unknown,
  lost?: Lost<unknown, SeenOrder>,
): Promise<Outcome<unknown, SeenOrder>> =>
  attempt(operation, {
    seen,
    sent,
    lost,
    read: () => read(seen.id),
    send: (now, what) => operation.send(now, what, { signal: new AbortController().signal }),
  });

/** What becomes of a call is the runtime's matter, whichever it is: where money moves, every fault is tried. */
const faultsOf = ({ operation }: Case): readonly ProxyFault[] =>
  [capturing.operation, refunding.operation].includes(operation.operation)
    ? PROXY_FAULTS
    : ['cut before', 'cut during', 'cut after'];

describe.each(CASES)('$name', (action) => {
  test.each(inTurn(faultsOf(action), CASES.indexOf(action)))(
    '%s: happens once, and what is said of it is true',
    async (fault) => {
      const seen = await prepared(action);
      const sent = action.sent(seen);
      plan = { path: action.path, fault, reached: 0 };
      const outcome = await tryIt(action, seen, sent);
      if (fault === '503 before') {
        // The server says itself that it did nothing: it is asked again at once.
        expect(outcome.kind).toBe('done');
      } else {
        expect(outcome.kind).toBe('unknown');
        if (outcome.kind !== 'unknown') return;
        await proxy.settled();
        const found = await lookAgain(action.operation, outcome.lost, () => read(seen.id));
        expect(found.kind).toBe(fault.endsWith('before') ? 'notDone' : 'doneBefore');
        // Pressed again all the same.
        const base = found.kind === 'notDone' ? found.now : seen;
        const again = await tryIt(action, base, sent, outcome.lost);
        expect(again.kind).toBe(fault.endsWith('before') ? 'done' : 'doneBefore');
      }
      expect(plan.reached).toBe(1);
      expect(action.once(await read(seen.id))).toEqual(action.expected);
    },
  );

  test('someone else was quicker: nothing is sent, and what they changed is told', async () => {
    const seen = await prepared(action);
    const sent = action.sent(seen);
    expect((await tryIt(action, seen, sent)).kind).toBe('done');
    plan = { path: action.path, fault: undefined, reached: 0 };
    const outcome = await tryIt(action, seen, sent);
    expect(outcome.kind === 'overtaken' && outcome.changes.length).toBeGreaterThan(0);
    expect(plan.reached).toBe(0);
    expect(action.once(await read(seen.id))).toEqual(action.expected);
  });
});
