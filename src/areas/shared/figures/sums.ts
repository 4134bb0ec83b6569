import { bucketAt } from './days.ts';
import type { Span } from './days.ts';
import type { Instant, OrderFacts } from './facts.ts';
import { refundParts } from './refund-parts.ts';

/** Minor units; docs/reports.md defines each. */
export const AMOUNTS = [
  'items',
  'discounts',
  'refunds',
  'netSales',
  'shipping',
  'shippingRefunds',
  'tax',
  'taxRefunds',
  'giftCardsSold',
  'giftCardsRefunded',
  'otherRefunds',
  'refunded',
  'paidByGiftCard',
  'exchanges',
] as const;
export const COUNTS = [
  'orders',
  'canceledOrders',
  'itemsSold',
  'itemsReturned',
  'newCustomers',
  'refundCount',
  'returnCount',
  'exchangeCount',
  'claimCount',
] as const;

const NAMES = [...AMOUNTS, ...COUNTS];
export type Figures = Record<(typeof NAMES)[number], number>;

interface Entry {
  at: Instant;
  figures: Partial<Figures>;
}

export interface Sums {
  all: Figures;
  buckets: Figures[];
}

export const noFigures = (): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, 0])) as Figures;

/** Canceled orders alone are nothing. */
export const isEmpty = (figures: object): boolean =>
  Object.keys(figures).every(
    (name) => (figures as Record<string, unknown>)[name] === 0 || name === 'canceledOrders',
  );

/** Minor units, before refunds; undefined without orders */
export const averageOrder = ({
  items,
  discounts,
  orders,
}: Pick<Figures, 'items' | 'discounts' | 'orders'>): number | undefined =>
  orders === 0 ? undefined : Math.round((items - discounts) / orders);

/** Minor units, with shipping and tax */
export const totalSales = (figures: Figures): number =>
  figures.netSales + figures.shipping - figures.shippingRefunds + figures.tax - figures.taxRefunds;

/** Ids of customers' first orders. Needs all orders of the store. */
export function firstOrders(orders: readonly OrderFacts[]): ReadonlySet<string> {
  const first = new Map<string, OrderFacts>();
  for (const order of orders) {
    if (order.isCanceled) continue;
    const known = first.get(order.customerId);
    if (known === undefined || isEarlier(order, known)) first.set(order.customerId, order);
  }
  return new Set([...first.values()].map(({ id }) => id));
}

const isEarlier = (a: OrderFacts, b: OrderFacts): boolean =>
  a.at < b.at || (a.at === b.at && a.id < b.id);

/** By currency; `buckets` are adjacent, `first` is from `firstOrders`. */
export function sumUp(
  orders: readonly OrderFacts[],
  buckets: readonly Span[],
  first: ReadonlySet<string>,
): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const order of orders) {
    for (const { at, figures } of entriesOf(order, first)) {
      const place = bucketAt(buckets, at);
      if (place === -1) continue;
      const sum = sums.get(order.currency) ?? {
        all: noFigures(),
        buckets: buckets.map(() => noFigures()),
      };
      sums.set(order.currency, sum);
      add(sum.all, figures);
      const bucket = sum.buckets[place];
      if (bucket !== undefined) add(bucket, figures);
    }
  }
  return sums;
}

export const DIMENSIONS = ['channel', 'region', 'country', 'customer'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

const KEYS: Record<Dimension, (order: OrderFacts) => string | null> = {
  channel: ({ channelId }) => channelId,
  region: ({ regionId }) => regionId,
  country: ({ country }) => country,
  customer: ({ customerId }) => customerId,
};

/** By currency, then by id or country code; null has what has none. */
export function sumBy(
  orders: readonly OrderFacts[],
  span: Span,
  dimension: Dimension,
  first: ReadonlySet<string>,
): Map<string, Map<string | null, Figures>> {
  const sums = new Map<string, Map<string | null, Figures>>();
  const keyOf = KEYS[dimension];
  for (const order of orders) {
    for (const { at, figures } of entriesOf(order, first)) {
      if (bucketAt([span], at) === -1) continue;
      const ofCurrency = sums.get(order.currency) ?? new Map<string | null, Figures>();
      sums.set(order.currency, ofCurrency);
      const key = keyOf(order);
      const sum = ofCurrency.get(key) ?? noFigures();
      ofCurrency.set(key, sum);
      add(sum, figures);
    }
  }
  return sums;
}

function add(sum: Figures, figures: Partial<Figures>): void {
  for (const name of NAMES) sum[name] += figures[name] ?? 0;
}

function entriesOf(order: OrderFacts, first: ReadonlySet<string>): Entry[] {
  if (order.isCanceled) return [{ at: order.at, figures: { canceledOrders: 1 } }];
  const sale = saleEntry(order, first.has(order.id));
  const { refunds, returns, exchanges, claims } = order;
  // Most orders; there are thousands.
  if (refunds.length + returns.length + exchanges.length + claims.length === 0) return [sale];
  return [sale, ...refundEntries(order), ...laterEntries(order)];
}

function saleEntry(order: OrderFacts, isFirst: boolean): Entry {
  let itemsSold = 0;
  let items = 0;
  let discounts = 0;
  let tax = 0;
  let giftCardsSold = 0;
  for (const line of order.lines) {
    tax += line.tax;
    if (line.isGiftCard) {
      giftCardsSold += line.net;
    } else {
      itemsSold += line.quantity;
      items += line.gross;
      discounts += line.discount;
    }
  }
  return {
    at: order.at,
    figures: {
      orders: 1,
      newCustomers: isFirst ? 1 : 0,
      itemsSold,
      items,
      discounts,
      netSales: items - discounts,
      shipping: sumOf(order.shipping, ({ net }) => net),
      tax: tax + sumOf(order.shipping, (method) => method.tax),
      giftCardsSold,
      paidByGiftCard: order.giftCards,
    },
  };
}

const refundEntries = (order: OrderFacts): Entry[] =>
  refundParts(order).map(({ refund, lines, shipping, rest }) => {
    const netWhere = (isGiftCard: boolean): number =>
      sumOf(
        lines.filter((_, index) => (order.lines[index]?.isGiftCard ?? false) === isGiftCard),
        ({ net }) => net,
      );
    const refunds = netWhere(false);
    return {
      at: refund.at,
      figures: {
        refunds,
        netSales: 0 - refunds,
        shippingRefunds: shipping.net,
        taxRefunds: sumOf(lines, ({ tax }) => tax) + shipping.tax,
        giftCardsRefunded: netWhere(true),
        otherRefunds: rest,
        refunded: refund.amount,
        refundCount: 1,
      },
    };
  });

const laterEntries = ({ returns, exchanges, claims }: OrderFacts): Entry[] => [
  ...returns.flatMap(({ receivedAt, lines }): Entry[] =>
    receivedAt === null
      ? []
      : [
          {
            at: receivedAt,
            figures: { returnCount: 1, itemsReturned: sumOf(lines, ({ quantity }) => quantity) },
          },
        ],
  ),
  ...exchanges.flatMap(({ confirmedAt, isCanceled, difference }): Entry[] =>
    confirmedAt === null || isCanceled
      ? []
      : [
          {
            at: confirmedAt,
            figures: { exchangeCount: 1, exchanges: Math.max(0, difference ?? 0) },
          },
        ],
  ),
  ...claims.flatMap(({ at, isCanceled }): Entry[] =>
    isCanceled ? [] : [{ at, figures: { claimCount: 1 } }],
  ),
];

const sumOf = <Each>(list: readonly Each[], amountOf: (each: Each) => number): number =>
  list.reduce((sum, each) => sum + amountOf(each), 0);
