import type { FigureFilter, OrdersOf } from '#shared/figures/engine-types.ts';
import {
  NONE,
  byDimension,
  byDiscount,
  byItem,
  byRefundReason,
  byReturnReason,
  byTaxRate,
  countCustomers,
  overTime,
  paymentsOverTime,
  readTaxKey,
} from './answers.ts';
import type { Ask } from './answers.ts';
import { columnsOf } from './columns.ts';
import type { ColumnId, ReportColumn } from './columns.ts';
import type { FiguresReportId } from './groups.ts';
import type { NamedKind } from './names.ts';
import type { Values } from './values.ts';

export type RowKind = NamedKind | 'time' | 'taxRate' | 'refundReason';

export interface ReportTable {
  /** The first is the default in chart and order. */
  columns: readonly ReportColumn[];
  rows: RowKind;
  ask: Ask;
  /** Above the table, for all rows together */
  facts?: readonly ReportColumn[];
  chart: 'line' | 'bars' | 'list';
  /** Puts products together. */
  groups?: 'collection' | 'category';
  /** Figures of the total that only rows of all chosen currencies tell */
  count?: (rows: Iterable<Values>) => Values;
  /** Column whose numbers lead to the orders behind them */
  linked?: ColumnId;
  /** Orders behind a row */
  ordersOf?: (key: string) => OrdersOf;
  /** Orders behind the total */
  allOrders?: OrdersOf;
  hasNoCurrency?: true;
}

type IdKind = Exclude<OrdersOf['kind'], 'taxRate' | 'refunds' | 'returns' | 'all'>;

const ordersOfKind =
  (kind: IdKind) =>
  (key: string): OrdersOf => ({ kind, id: key === NONE ? null : key });

const ALL: OrdersOf = { kind: 'all' };

const SALES = columnsOf(
  'netSales',
  'orders',
  'averageOrder',
  'itemsSold',
  'discounts',
  'refunds',
  'shipping',
  'tax',
  'totalSales',
);

const byPlace = (dimension: 'channel' | 'region' | 'country'): ReportTable => ({
  columns: SALES,
  rows: dimension,
  ask: byDimension(dimension),
  chart: 'list',
  linked: 'orders',
  ordersOf: ordersOfKind(dimension),
  allOrders: ALL,
});

const items = (by: 'product' | 'variant'): ReportTable => ({
  columns: columnsOf('netSales', 'sold', 'ordersWith', 'items', 'discounts', 'refunds', 'returned'),
  rows: by,
  ask: byItem(by),
  chart: 'list',
  linked: 'ordersWith',
  ordersOf: ordersOfKind(by),
});

const grouped = (groups: 'collection' | 'category'): ReportTable => ({
  columns: columnsOf('netSales', 'sold', 'items', 'discounts', 'refunds', 'returned'),
  rows: groups,
  ask: byItem('product'),
  chart: 'list',
  groups,
});

export const REPORTS: Readonly<Record<FiguresReportId, readonly ReportTable[]>> = {
  sales: [
    {
      columns: SALES,
      rows: 'time',
      ask: overTime,
      chart: 'line',
      linked: 'orders',
      ordersOf: () => ALL,
      allOrders: ALL,
    },
  ],
  products: [items('product')],
  variants: [items('variant')],
  collections: [grouped('collection')],
  categories: [grouped('category')],
  channels: [byPlace('channel')],
  regions: [byPlace('region')],
  countries: [byPlace('country')],
  discounts: [
    {
      columns: columnsOf('discounted', 'ordersWith'),
      rows: 'discount',
      ask: byDiscount,
      chart: 'list',
      linked: 'ordersWith',
      ordersOf: ordersOfKind('discount'),
    },
  ],
  customers: [
    {
      columns: columnsOf('netSales', 'orders', 'averageOrder', 'itemsSold', 'refunds'),
      facts: columnsOf('customers', 'newCustomers', 'returningCustomers', 'repeatRate'),
      rows: 'customer',
      ask: byDimension('customer'),
      chart: 'list',
      count: countCustomers,
      linked: 'orders',
      ordersOf: ordersOfKind('customer'),
      allOrders: ALL,
    },
  ],
  payments: [
    {
      columns: columnsOf('captured', 'paidBack', 'netPayments', 'open'),
      rows: 'time',
      ask: paymentsOverTime,
      chart: 'bars',
    },
  ],
  taxes: [
    {
      columns: columnsOf('tax', 'net', 'gross', 'refundedNet', 'refundedTax', 'taxAfterRefunds'),
      rows: 'taxRate',
      ask: byTaxRate,
      chart: 'list',
      linked: 'tax',
      ordersOf: (key) => ({ kind: 'taxRate', rate: readTaxKey(key).rate }),
    },
  ],
  shipping: [
    {
      columns: columnsOf('shipping', 'shippingRefunds', 'netShipping', 'orders'),
      rows: 'time',
      ask: overTime,
      chart: 'bars',
      linked: 'orders',
      ordersOf: () => ALL,
      allOrders: ALL,
    },
  ],
  refunds: [
    {
      columns: columnsOf('refunded', 'refundCount'),
      rows: 'refundReason',
      ask: byRefundReason,
      chart: 'list',
      linked: 'refundCount',
      allOrders: { kind: 'refunds' },
    },
  ],
  returns: [
    {
      columns: columnsOf('returned', 'sold', 'returnRate'),
      rows: 'variant',
      ask: byItem('variant'),
      chart: 'list',
      linked: 'returned',
      allOrders: { kind: 'returns' },
    },
    {
      columns: columnsOf('returned'),
      rows: 'returnReason',
      ask: byReturnReason,
      chart: 'list',
      linked: 'returned',
      allOrders: { kind: 'returns' },
      hasNoCurrency: true,
    },
  ],
};

/** @param by kind of rows; unknown ones give the first table */
export const tableOf = (id: FiguresReportId, by: string | null): ReportTable | undefined =>
  REPORTS[id].find(({ rows }) => rows === by) ?? REPORTS[id][0];

/** A tax rate is one region's. */
export const filterOf = ({ rows }: Pick<ReportTable, 'rows'>, key: string): FigureFilter =>
  rows === 'taxRate' ? { regionId: readTaxKey(key).regionId } : {};

/** Id of the record that names a row */
export const namedId = (rows: RowKind, key: string): string =>
  rows === 'taxRate' ? readTaxKey(key).regionId : key;

export const namedKind = (rows: RowKind): NamedKind | undefined => {
  if (rows === 'taxRate') return 'region';
  return rows === 'time' || rows === 'refundReason' ? undefined : rows;
};
