import { averageOrder, noFigures, totalSales } from '#shared/figures/sums.ts';
import type { Values } from './values.ts';

export type ColumnKind = 'amount' | 'count' | 'percent' | 'number';

interface ColumnShape {
  kind: ColumnKind;
  /** Undefined without a sensible value, such as an average of nothing */
  value: (values: Values) => number | undefined;
  isGood?: 'up' | 'down';
  /** An order may be in several rows. */
  isOverlapping?: true;
  /** Unknown until all orders are. */
  needsAll?: true;
}

const figure =
  (name: keyof Values) =>
  (values: Values): number =>
    values[name] ?? 0;

const ratio = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : part / whole;

const COLUMNS = {
  netSales: { kind: 'amount', value: figure('netSales'), isGood: 'up' },
  totalSales: {
    kind: 'amount',
    value: (values) => totalSales({ ...noFigures(), ...values }),
    isGood: 'up',
  },
  orders: { kind: 'count', value: figure('orders'), isGood: 'up' },
  ordersWith: { kind: 'count', value: figure('orders'), isGood: 'up', isOverlapping: true },
  averageOrder: {
    kind: 'amount',
    value: ({ items = 0, discounts = 0, orders = 0 }) => averageOrder({ items, discounts, orders }),
    isGood: 'up',
  },
  itemsSold: { kind: 'count', value: figure('itemsSold'), isGood: 'up' },
  sold: { kind: 'count', value: figure('sold'), isGood: 'up' },
  items: { kind: 'amount', value: figure('items'), isGood: 'up' },
  discounts: { kind: 'amount', value: figure('discounts') },
  discounted: { kind: 'amount', value: figure('amount') },
  refunds: { kind: 'amount', value: figure('refunds'), isGood: 'down' },
  refundCount: { kind: 'count', value: figure('count'), isGood: 'down' },
  refunded: { kind: 'amount', value: figure('amount'), isGood: 'down' },
  shipping: { kind: 'amount', value: figure('shipping') },
  shippingRefunds: { kind: 'amount', value: figure('shippingRefunds'), isGood: 'down' },
  netShipping: {
    kind: 'amount',
    value: ({ shipping = 0, shippingRefunds = 0 }) => shipping - shippingRefunds,
  },
  tax: { kind: 'amount', value: figure('tax') },
  net: { kind: 'amount', value: figure('net') },
  gross: { kind: 'amount', value: ({ net = 0, tax = 0 }) => net + tax },
  refundedNet: { kind: 'amount', value: figure('refundedNet') },
  refundedTax: { kind: 'amount', value: figure('refundedTax') },
  taxAfterRefunds: {
    kind: 'amount',
    value: ({ tax = 0, refundedTax = 0 }) => tax - refundedTax,
  },
  returned: { kind: 'count', value: figure('returned'), isGood: 'down' },
  returnRate: {
    kind: 'percent',
    value: ({ returned = 0, sold = 0 }) => ratio(returned, sold),
    isGood: 'down',
  },
  customers: { kind: 'count', value: figure('customers'), isGood: 'up' },
  newCustomers: { kind: 'count', value: figure('newCustomers'), isGood: 'up', needsAll: true },
  returningCustomers: {
    kind: 'count',
    value: ({ customers = 0, newCustomers = 0 }) => customers - newCustomers,
    isGood: 'up',
    needsAll: true,
  },
  repeatRate: {
    kind: 'percent',
    value: ({ repeatCustomers = 0, customers = 0 }) => ratio(repeatCustomers, customers),
    isGood: 'up',
  },
  captured: { kind: 'amount', value: figure('captured'), isGood: 'up' },
  paidBack: { kind: 'amount', value: figure('refunded'), isGood: 'down' },
  netPayments: {
    kind: 'amount',
    value: ({ captured = 0, refunded = 0 }) => captured - refunded,
    isGood: 'up',
  },
  open: { kind: 'amount', value: figure('open') },
  stocked: { kind: 'count', value: ({ stocked }) => stocked },
  stockValue: { kind: 'amount', value: ({ stockValue }) => stockValue },
  soldPerDay: { kind: 'number', value: ({ soldPerDay }) => soldPerDay, isOverlapping: true },
  daysLeft: { kind: 'number', value: ({ daysLeft }) => daysLeft, isOverlapping: true },
} as const satisfies Record<string, ColumnShape>;

export type ColumnId = keyof typeof COLUMNS;

export interface ReportColumn extends ColumnShape {
  id: ColumnId;
}

export const columnsOf = (...ids: ColumnId[]): readonly ReportColumn[] =>
  ids.map((id) => ({ id, ...COLUMNS[id] }));
