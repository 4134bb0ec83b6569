import { expect, test } from 'vitest';
import { bucketsOf, spanOf } from '#shared/figures/days.ts';
import { countCustomers } from './answers.ts';
import type { Answer } from './answers.ts';
import { columnsOf } from './columns.ts';
import type { ReportTable } from './reports.ts';
import { hasFigures, reportRows, sortRows } from './rows.ts';
import type { ReportRows, RowsChoice } from './rows.ts';
import type { Values } from './values.ts';

const table = (rows: ReportTable['rows']): ReportTable => ({
  columns: columnsOf('netSales', 'averageOrder'),
  rows,
  ask: async () => ({ rows: new Map() }),
  chart: 'list',
});

const choice: RowsChoice = {
  currency: 'eur',
  isConverted: false,
  rates: {},
  knownSince: -Infinity,
  now: Date.parse('2026-11-03T12:00:00Z'),
};

const ofEuros = (rows: Record<string, number>, more: Partial<Answer> = {}): Answer => ({
  rows: new Map([
    ['eur', new Map(Object.entries(rows).map(([id, netSales]) => [id, { netSales }]))],
  ]),
  ...more,
});

const days = (from: string, to: string): Pick<Required<Answer>, 'buckets'> => ({
  buckets: bucketsOf({ from, to }, 'day', { zone: 'UTC', firstWeekday: 1 }),
});

test('days that are unknown or still to come are not zero, and not in the total', () => {
  const { rows, total } = reportRows(
    {
      now: ofEuros({ 0: 100, 1: 200, 2: 300, 3: 0 }, days('2026-11-01', '2026-11-04')),
      before: undefined,
      spanBefore: undefined,
    },
    table('time'),
    { ...choice, knownSince: Date.parse('2026-11-02T00:00:00Z') },
  );
  expect(rows.map(({ values }) => values?.netSales)).toEqual([undefined, 200, 300, undefined]);
  expect(total).toEqual({ netSales: 500 });
});

test('a compared period that is only partly known is not shown', () => {
  const compared = {
    now: ofEuros({ a: 100 }),
    before: ofEuros({ a: 50, gone: 20 }),
    spanBefore: spanOf({ from: '2026-10-01', to: '2026-10-31' }, 'UTC'),
  };
  const known = reportRows(compared, table('product'), choice);
  expect(known.rows).toEqual([
    { id: 'a', values: { netSales: 100 }, before: { netSales: 50 } },
    { id: 'gone', values: {}, before: { netSales: 20 } },
  ]);
  expect(known.totalBefore).toEqual({ netSales: 70 });
  const partly = reportRows(compared, table('product'), {
    ...choice,
    knownSince: Date.parse('2026-10-15T00:00:00Z'),
  });
  expect(partly.rows).toEqual([{ id: 'a', values: { netSales: 100 }, before: undefined }]);
  expect(partly.totalBefore).toBeUndefined();
});

test('currencies are converted or named, never added up', () => {
  const now: Answer = {
    rows: new Map([
      ['eur', new Map([['a', { netSales: 100, orders: 1 }]])],
      ['usd', new Map([['a', { netSales: 300, orders: 2 }]])],
      ['jpy', new Map([['a', { netSales: 5, orders: 1 }]])],
    ]),
  };
  const shown = (changes: Partial<RowsChoice>): ReportRows =>
    reportRows({ now, before: undefined, spanBefore: undefined }, table('product'), {
      ...choice,
      ...changes,
    });
  expect(shown({}).total).toEqual({ netSales: 100, orders: 1 });
  expect(shown({}).left).toEqual(['jpy', 'usd']);
  const converted = shown({ isConverted: true, rates: { usd: '0.5' } });
  expect(converted.total).toEqual({ netSales: 250, orders: 3 });
  expect(converted.left).toEqual(['jpy']);
});

test('a converted total is that of the home page, not the sum of rounded rows', () => {
  const now: Answer = {
    rows: new Map([
      ['usd', new Map(['a', 'b', 'c'].map((id) => [id, { netSales: 1, orders: 1 }] as const))],
    ]),
  };
  const { rows, total } = reportRows(
    { now, before: undefined, spanBefore: undefined },
    { ...table('customer'), count: countCustomers },
    { ...choice, isConverted: true, rates: { usd: '0.5' } },
  );
  expect(rows.map(({ values }) => values?.netSales)).toEqual([1, 1, 1]);
  expect(total).toMatchObject({ netSales: 2, orders: 3, customers: 3, repeatCustomers: 0 });
});

test('a period without figures says so', () => {
  const none = { now: ofEuros({ a: 0 }), before: undefined, spanBefore: undefined };
  expect(hasFigures(reportRows(none, table('product'), choice))).toBe(false);
});

test('canceled orders alone make no row, and no currency', () => {
  const canceled = { orders: 0, canceledOrders: 1 };
  const now: Answer = {
    rows: new Map([
      ['eur', new Map([['cus_1', canceled]])],
      ['usd', new Map([['cus_2', canceled]])],
    ]),
  };
  const none = { now, before: undefined, spanBefore: undefined };
  expect(reportRows(none, table('customer'), choice)).toMatchObject({ rows: [], left: [] });
});

test('rows are sorted by each column and by name, unknown values last', () => {
  const rows: { id: string; values: Values | undefined }[] = [
    { id: 'b', values: { netSales: 200, items: 200, orders: 1 } },
    { id: 'c', values: { netSales: 300 } },
    { id: 'a', values: { netSales: 200, items: 400, orders: 1 } },
    { id: 'd', values: undefined },
  ];
  const ids = (order: string): string =>
    sortRows(rows, order, {
      columns: table('product').columns,
      nameOf: ({ id }) => id,
      compare: (a, b) => a.localeCompare(b),
    })
      .map(({ id }) => id)
      .join('');
  expect(ids('netSales')).toBe('abcd');
  expect(ids('-netSales')).toBe('cabd');
  expect(ids('-averageOrder')).toBe('abcd');
  expect(ids('name')).toBe('abcd');
  expect(ids('-name')).toBe('dcba');
  expect(ids('unknown')).toBe('bcad');
});
