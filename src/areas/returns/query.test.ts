import { expect, test } from 'vitest';
import type { ReturnDetail } from '#generated/admin/admin.schemas.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import { rememberFilters } from '#app/extensions/filters.ts';
import { readListView } from '#ui/list/useListState.ts';
import {
  FILTERS,
  foundReturns,
  isUnnumbered,
  kindOf,
  orderOf,
  returnCountOf,
  unitsOf,
  withOrders,
} from './query.ts';

const made = (id: string, day: number, fields: object = {}): ReturnDetail =>
  ({
    id,
    status: 'received',
    created_at: `2026-11-0${day}T10:00:00Z`,
    order: { id: `order_${id}`, display_id: day, email: `${id}@example.com` },
    items: [
      { quantity: 1, requested_quantity: 2 },
      { quantity: 3, requested_quantity: null },
    ],
    ...fields,
  }) as unknown as ReturnDetail;

const all = [
  made('e', 5, { status: 'requested' }),
  made('d', 4),
  made('c', 3, { status: 'canceled' }),
  made('b', 2, { status: 'requested' }),
  made('a', 1),
];
const ids = (search: string, statuses: string[] = []): string[] =>
  foundReturns(all, { search, filters: statuses.length > 0 ? { status: statuses } : {} }).map(
    ({ id }) => id,
  );

test('what waits comes first, the longest waiting on top', () => {
  expect(ids('')).toEqual(['b', 'e', 'd', 'c', 'a']);
});

test.each<[string, string, string[], string[]]>([
  ['a number', '4', [], ['d']],
  ['a number as it is written', '#4', [], ['d']],
  ['a number in Arabic digits', '#٤', [], ['d']],
  ['a number in Persian digits', '۴', [], ['d']],
  ['a part of an email', 'C@EXA', [], ['c']],
  ['a status', '', ['canceled', 'requested'], ['b', 'e', 'c']],
  ['both', 'e@', ['received'], []],
])('found by %s', (_name, search, statuses, found) => {
  expect(ids(search, statuses)).toEqual(found);
});

test('a return of an exchange leads to its order; nothing damaged stops the list', () => {
  const exchange = made('x', 1, { order: null, swap_id: 'swap_1', swap: { order_id: 'order_9' } });
  expect(orderOf(exchange)).toBe('order_9');
  expect(kindOf(exchange)).toBe('swap');
  expect(unitsOf(exchange)).toBe(5);
  expect(unitsOf({ ...exchange, items: null } as unknown as ReturnDetail)).toBe(0);
  expect(foundReturns([null as unknown as ReturnDetail], { search: '', filters: {} })).toEqual([]);
});

test('the return of an exchange gets its order’s number and customer, and is found by them', () => {
  const exchange = made('x', 1, { order: null, swap_id: 'swap_1', swap: { order_id: 'order_9' } });
  const lost = made('y', 2, { order: null, swap_id: 'swap_2', swap: { order_id: 'order_8' } });
  expect([exchange, lost, made('z', 3)].map(isUnnumbered)).toEqual([true, true, false]);
  const order = { id: 'order_9', display_id: 1014, email: 'ada@example.com', currency_code: 'eur' };
  const named = withOrders([exchange, lost, made('z', 3)], [order]);
  expect(named.map((one) => one.order?.display_id)).toEqual([1014, undefined, 3]);
  for (const search of ['#1014', 'ada@']) {
    expect(foundReturns(named, { search, filters: {} }).map(({ id }) => id)).toEqual(['x']);
  }
});

test('a count leaves out what the filter of an extension leaves out', () => {
  rememberFilters(
    defineExtension({
      name: 'late',
      filters: [
        {
          on: 'returns',
          id: 'after',
          label: 'after',
          options: [
            { value: '3', label: 'three', keeps: (row) => (row.created_at ?? '') > '2026-11-04' },
          ],
        },
      ],
    }),
  );
  const counted = (address: string): number =>
    returnCountOf(readListView(new URLSearchParams(address), FILTERS)).select({
      returns: all,
      count: all.length,
    }).count;
  expect([counted(''), counted('x-late.after=3')]).toEqual([5, 2]);
  expect(counted('x-late.after=3&status=requested')).toBe(1);
});
