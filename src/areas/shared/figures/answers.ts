import { discountsBy, itemsBy, paymentsIn, refundsBy, returnedBy, taxesBy } from './breakdowns.ts';
import { bucketsOf, spanOf } from './days.ts';
import type { Span } from './days.ts';
import type { FigureFilter, FiguresEngine, PeriodQuestion } from './engine-types.ts';
import type { OrderFacts } from './facts.ts';
import { ordersOf } from './orders-of.ts';
import { firstOrders, sumBy, sumUp } from './sums.ts';
import { timelineOf } from './timeline.ts';

interface Subject {
  /** Of the filter, with all that happened in the span */
  orders: readonly OrderFacts[];
  span: Span;
  first: ReadonlySet<string>;
}

/** @param known the same list until it changes */
export function answersFrom(known: () => Promise<readonly OrderFacts[]>): FiguresEngine {
  let counted: readonly OrderFacts[] = [];
  let first: ReadonlySet<string> = new Set();
  let during = timelineOf(counted);

  const subjectOf = async ({ period, zone, filter }: PeriodQuestion): Promise<Subject> => {
    const all = await known();
    if (all !== counted) {
      first = firstOrders(all);
      during = timelineOf(all);
      counted = all;
    }
    const span = spanOf(period, zone);
    const orders = during(span).filter((order) => isWithin(order, filter));
    return { orders, span, first };
  };

  return {
    sums: async (question) => {
      const { orders, first } = await subjectOf(question);
      const buckets = bucketsOf(question.period, question.step, question);
      return { buckets, byCurrency: sumUp(orders, buckets, first) };
    },
    by: async (question) => {
      const { orders, span, first } = await subjectOf(question);
      return sumBy(orders, span, question.dimension, first);
    },
    items: async (question) => {
      const { orders, span } = await subjectOf(question);
      return itemsBy(orders, span, question.by);
    },
    discounts: async (question) => {
      const { orders, span } = await subjectOf(question);
      return discountsBy(orders, span);
    },
    taxes: async (question) => {
      const { orders, span } = await subjectOf(question);
      return taxesBy(orders, span);
    },
    refunds: async (question) => {
      const { orders, span } = await subjectOf(question);
      return refundsBy(orders, span);
    },
    returned: async (question) => {
      const { orders, span } = await subjectOf(question);
      return returnedBy(orders, span);
    },
    payments: async (question) => {
      const { orders } = await subjectOf(question);
      const buckets = bucketsOf(question.period, question.step, question);
      return { buckets, byCurrency: paymentsIn(orders, buckets) };
    },
    orderIds: async ({ of, currency, ...question }) => {
      const { orders, span } = await subjectOf(question);
      return ordersOf(orders, span, of)
        .filter((order) => currency === undefined || order.currency === currency)
        .map(({ id }) => id);
    },
  };
}

const isWithin = (order: OrderFacts, { channelId, regionId, country }: FigureFilter): boolean =>
  (channelId === undefined || order.channelId === channelId) &&
  (regionId === undefined || order.regionId === regionId) &&
  (country === undefined || order.country === country);
