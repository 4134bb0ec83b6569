import type { Order } from '../order/query.ts';
import { whyNot } from '../order/registry/order-actions.ts';
import type { OrderAction } from '../order/registry/order-actions.ts';
import type { WhyNot } from '../order/facts/action-texts.ts';

/** In the order of a day's work */
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
 * Returns the other steps of a day's work, those after `done` first.
 *
 * @param orders as before `done`
 */
export function nextSteps(done: BulkAction, orders: readonly Order[]): BulkAction[] {
  const at = DAYS_WORK.findIndex((step) => step === done);
  if (at < 0) return [];
  return [...DAYS_WORK.slice(at + 1), ...DAYS_WORK.slice(0, at)].filter((step) => {
    // `orders` doesn't have the new fulfillments yet.
    if (done === 'fulfill' && step === 'ship') return true;
    return orders.some((order) => whyNot(order, step) === undefined);
  });
}

export interface Job<Sent> {
  /** Order id, or parcel id if each parcel has its own job */
  id: string;
  /** As read for the plan */
  order: Order;
  sent: Sent;
}

export interface Shortage {
  title: string;
  wanted: number;
  /** Left after packing the orders before it */
  stocked: number;
}

export type LeftOut = { order: Order } & ({ why: WhyNot } | { shortages: readonly Shortage[] });

export interface Plan<Sent> {
  jobs: readonly Job<Sent>[];
  left: readonly LeftOut[];
}

/** Splits orders into jobs and orders the action isn't possible for. */
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

export const planOnce = <Sent>(
  action: OrderAction,
  orders: readonly Order[],
  sentOf: (order: Order) => Sent,
): Plan<Sent> => planFor(action, orders, (order) => [{ id: order.id, order, sent: sentOf(order) }]);

/** Amount in minor units */
export interface Sum {
  currency: string;
  amount: number;
}

/** Returns sums by currency, without zero amounts. */
export function sumsOf(orders: readonly Order[], amountOf: (order: Order) => number): Sum[] {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const amount = amountOf(order);
    if (amount !== 0) sums.set(order.currency_code, (sums.get(order.currency_code) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
