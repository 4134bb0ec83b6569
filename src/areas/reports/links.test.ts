import { expect, test } from 'vitest';
import { ordersPath, readOrdersSearch, rowOf } from './links.ts';
import type { OrdersQuestion } from './links.ts';

const question: OrdersQuestion = {
  of: { kind: 'channel', id: 'sc_1' },
  period: { from: '2026-11-01', to: '2026-11-30' },
  filter: { regionId: 'reg_1' },
  currency: 'eur',
};
const place = { report: 'channels', search: 'period=last90&order=orders' };

const pathOf = (changes: Partial<OrdersQuestion>): URL =>
  new URL(ordersPath({ ...question, ...changes }, place), 'https://a.example');

test('the order list is opened with what it can filter by, without canceled orders', () => {
  const { pathname, searchParams } = pathOf({});
  expect(pathname).toBe('/a/orders');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    created_at: '2026-11-01..2026-11-30',
    sales_channel_id: 'sc_1',
    region_id: 'reg_1',
    currency_code: 'eur',
  });
  expect(searchParams.getAll('status')).toContain('pending');
  expect(searchParams.getAll('status')).not.toContain('canceled');
});

test('what the order list can’t filter by has a page of its own, and reads back the same', () => {
  const others: Partial<OrdersQuestion>[] = [
    { of: { kind: 'product', id: 'prod_1' } },
    { of: { kind: 'channel', id: null } },
    { of: { kind: 'taxRate', rate: 7.5 } },
    { of: { kind: 'taxRate', rate: null } },
    { of: { kind: 'refunds' }, currency: undefined },
    { of: { kind: 'all' }, filter: { country: 'nl' } },
  ];
  for (const changes of others) {
    const { pathname, searchParams } = pathOf(changes);
    expect(pathname).toBe('/a/reports/channels/orders');
    expect(readOrdersSearch(searchParams)).toEqual({ ...question, ...changes });
    expect(searchParams.get('list')).toBe(place.search);
  }
});

test.each([
  [
    { kind: 'channel', id: 'sc_1' },
    { rows: 'channel', keys: ['sc_1'] },
  ],
  [
    { kind: 'product', id: null },
    { rows: 'product', keys: [''] },
  ],
  [
    { kind: 'taxRate', rate: 7.5 },
    { rows: 'taxRate', keys: ['reg_1|7.5'] },
  ],
  [{ kind: 'refunds' }, { rows: 'time', keys: [] }],
] as const)('the orders of %o are those of the row %o', (of, row) => {
  expect(rowOf({ ...question, of })).toEqual(row);
});

test('an address that names no orders is not read', () => {
  const days = 'days=2026-11-01..2026-11-30';
  const rates = ['x', 'Infinity'].map((rate) => `of=taxRate&id=${rate}&${days}`);
  const others = ['', days, 'of=all', 'of=all&days=2026-11-01..', ...rates];
  const unreadable = ['0001-01-01..0001-01-02', '9999-12-30..9999-12-31'];
  for (const search of [
    ...others,
    `of=other&${days}`,
    ...unreadable.map((range) => `of=all&days=${range}`),
  ]) {
    expect(readOrdersSearch(new URLSearchParams(search))).toBeUndefined();
  }
});
