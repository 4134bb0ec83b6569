import type { Order } from '../order/query.ts';
import { whyNot } from '../order/actions/next-action.ts';
import type { OrderAction, WhyNot } from '../order/actions/next-action.ts';

/** What is done with many orders at once, in the order of a day's work. */
export const BULK_ACTIONS = [
  'capture',
  'fulfill',
  'ship',
  'complete',
  'archive',
  'cancel',
] as const satisfies readonly OrderAction[];

export type BulkAction = (typeof BULK_ACTIONS)[number];

const DAYS_WORK = ['capture', 'fulfill', 'ship'] as const;

/**
 * What else of a day's work can be done with orders once one part of it is done; first what comes after that part.
 *
 * @param done what was done with all orders that allowed it
 * @param orders as they were before
 */
export function nextSteps(done: BulkAction, orders: readonly Order[]): BulkAction[] {
  const at = DAYS_WORK.findIndex((step) => step === done);
  if (at < 0) return [];
  return [...DAYS_WORK.slice(at + 1), ...DAYS_WORK.slice(0, at)].filter((step) => {
    // New fulfillments weren't there to be shipped before.
    if (done === 'fulfill' && step === 'ship') return true;
    return orders.some((order) => whyNot(order, step) === undefined);
  });
}

/** One thing to do with one order. */
export interface Job<Sent> {
  /** Of the order, or of the parcel where each has one of its own. */
  id: string;
  /** As it was read for the plan. */
  order: Order;
  sent: Sent;
}

/** Units of an item that don't lie where they are to be packed. */
export interface Shortage {
  title: string;
  wanted: number;
  /** What is left there once the orders before it are packed. */
  stocked: number;
}

/** An order with which nothing is done, and why: a rule, or what isn't in stock. */
export type LeftOut = { order: Order } & ({ why: WhyNot } | { shortages: readonly Shortage[] });

/** What is going to happen to which orders. */
export interface Plan<Sent> {
  jobs: readonly Job<Sent>[];
  left: readonly LeftOut[];
}

/** Sorts orders by whether something can be done with them; each that it can be done with has one job or several. */
export function planFor<Sent>(
  action: OrderAction,
  orders: readonly Order[],
  jobsOf: (order: Order) => readonly Job<Sent>[],
): Plan<Sent> {
  const reasons = orders.map((order) => ({ order, why: whyNot(order, action) }));
  return {
    jobs: reasons.flatMap(({ order, why }) => (why === undefined ? jobsOf(order) : [])),
    left: reasons.flatMap(({ order, why }) => (why === undefined ? [] : [{ order, why }])),
  };
}

/** The plan of something that is done once with an order. */
export const planOnce = <Sent>(
  action: OrderAction,
  orders: readonly Order[],
  sentOf: (order: Order) => Sent,
): Plan<Sent> => planFor(action, orders, (order) => [{ id: order.id, order, sent: sentOf(order) }]);

/** An amount of each currency, in minor units. */
export interface Sum {
  currency: string;
  amount: number;
}

/** What orders come to, by currency; without those of nothing. */
export function sumsOf(orders: readonly Order[], amountOf: (order: Order) => number): Sum[] {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const amount = amountOf(order);
    if (amount !== 0) sums.set(order.currency_code, (sums.get(order.currency_code) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
