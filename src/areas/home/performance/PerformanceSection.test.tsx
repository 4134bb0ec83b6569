// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { discountsBy, itemsBy } from '#shared/figures/breakdowns.ts';
import { bucketsOf, spanOf } from '#shared/figures/days.ts';
import type { FiguresEngine, FiguresStatus } from '#shared/figures/engine-types.ts';
import type { OrderFacts } from '#shared/figures/facts.ts';
import { firstOrders, sumBy, sumUp } from '#shared/figures/sums.ts';
import { facts, line, refund } from '#shared/figures/test-orders.ts';
import { render } from '../../../../tests/support/render.tsx';
import { PerformanceSection } from './PerformanceSection.tsx';

interface Point {
  value: number | undefined;
  before?: number | undefined;
}

interface ChartProps {
  label: string;
  points: readonly Point[];
}

const parts = vi.hoisted(() => ({
  status: {} as FiguresStatus,
  orders: [] as OrderFacts[],
  chart: {} as ChartProps,
  asked: [] as unknown[],
}));

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, words: Record<string, unknown> = {}) =>
      [key, ...Object.values(words).map(String)].join(' '),
    i18n: { resolvedLanguage: 'en' },
  }),
}));
vi.mock('#generated/admin/store/store.ts', () => ({
  useGetStore: () => ({ data: { store: { default_currency_code: 'eur', currencies: [] } } }),
}));
vi.mock('#app/flags/FeatureFlags.tsx', () => ({ useFeatureLater: () => true }));
vi.mock('#shared/figures/controls/PeriodControls.tsx', () => ({ PeriodControls: () => null }));
vi.mock('#shared/figures/names/useNames.ts', () => ({
  useNames: () => ({ nameOf: (id: string) => `name of ${id}`, isPending: false }),
  pathOf: (kind: string, id: string) => `/${kind}/${id}`,
}));
vi.mock('#ui/chart/TimeChart.tsx', () => ({
  TimeChart: (props: ChartProps) => {
    parts.chart = props;
    return null;
  },
}));

const engine: Partial<FiguresEngine> = {
  sums: async (asked) => {
    const buckets = bucketsOf(asked.period, asked.step, asked);
    return { buckets, byCurrency: sumUp(parts.orders, buckets, firstOrders(parts.orders)) };
  },
  by: async ({ period, zone, dimension }) =>
    sumBy(parts.orders, spanOf(period, zone), dimension, firstOrders(parts.orders)),
  items: async ({ period, zone, by }) => itemsBy(parts.orders, spanOf(period, zone), by),
  discounts: async ({ period, zone }) => discountsBy(parts.orders, spanOf(period, zone)),
};

vi.mock('#shared/figures/useFigures.ts', () => ({
  useFiguresStatus: () => parts.status,
  useKnownSince: () => parts.status.knownSince,
  useFigures: (key: readonly unknown[], ask: (asked: unknown) => Promise<unknown>) => {
    parts.asked.push(key);
    const { data, error } = useQuery({ queryKey: key, queryFn: () => ask(engine) });
    return { answer: data, error: error ?? undefined };
  },
}));

const READY: FiguresStatus = {
  state: 'ready',
  read: 4,
  count: 4,
  knownSince: -Infinity,
  unread: { count: 0, orders: [] },
  version: 1,
  readAt: Date.parse('2024-11-08T10:00:00Z'),
  error: undefined,
};

const on = (day: string): number => Date.parse(`${day}T12:00:00Z`);

let search: string;

function Address(): ReactNode {
  search = useLocation().search;
  return null;
}

const WEEK = 'period=2024-11-05..2024-11-07';

const show = async (query = ''): Promise<void> => {
  render(
    <MemoryRouter initialEntries={[`/a/home?${WEEK}&${query}`]}>
      <Address />
      <PerformanceSection />
    </MemoryRouter>,
  );
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(parts.chart.points.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('ul').length).toBeGreaterThan(0);
  });
};

const tile = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="radio"]')].find((radio) =>
    radio.textContent?.includes(name),
  );

const numberOf = (name: string): string =>
  tile(name)?.parentElement?.querySelector('a')?.textContent ?? '';

const reportOf = (name: string): string | null | undefined =>
  tile(name)?.parentElement?.querySelector('a')?.getAttribute('href');

const list = (name: string): string[] =>
  [...document.querySelectorAll(`ul[aria-label="performance.top.${name}"] li`)].map(
    (row) => row.textContent ?? '',
  );

beforeEach(() => {
  parts.status = READY;
  parts.chart = { label: '', points: [] };
  parts.asked = [];
  parts.orders = [
    facts({ id: 'order_1', at: on('2024-11-03'), customerId: 'cus_1' }),
    facts({
      id: 'order_2',
      at: on('2024-11-05'),
      customerId: 'cus_1',
      refunds: [refund({ at: on('2024-11-06'), amount: 1_200 })],
    }),
    facts({ id: 'order_3', at: on('2024-11-06'), customerId: 'cus_2', discounts: [] }),
    facts({ id: 'order_4', at: on('2024-11-06'), currency: 'usd', lines: [line({ gross: 1 })] }),
  ];
});

test('each figure is that of the period and currency, and its number opens the report', async () => {
  await show();
  expect(numberOf('netSales')).toBe('€190.00');
  expect(numberOf('orders')).toBe('2');
  expect(numberOf('averageOrder')).toBe('€100.00');
  expect(numberOf('itemsSold')).toBe('2');
  expect(numberOf('newCustomers')).toBe('1');
  expect(numberOf('refunds')).toBe('€10.00');
  expect(reportOf('refunds')).toBe(`/a/reports/sales?${WEEK}&figure=refunds`);
  expect(reportOf('newCustomers')).toBe(`/a/reports/customers?${WEEK}`);
  expect(tile('orders')?.parentElement?.textContent).toContain('+100%');
});

test('filters in the address count neither here nor in the reports it opens', async () => {
  await show('region_id=reg_9&sales_channel_id=sc_9&country=nl&compare=none&currency=usd');
  expect(parts.asked.length).toBeGreaterThan(0);
  expect(JSON.stringify(parts.asked)).not.toMatch(/reg_9|sc_9|country":/u);
  expect(reportOf('orders')).toBe(
    `/a/reports/sales?${WEEK}&compare=none&currency=usd&figure=orders`,
  );
});

test('other currencies are named, not added', async () => {
  await show();
  expect(document.body.textContent).toContain('controls.alsoSold USD');
  expect(list('currencies')).toHaveLength(2);
});

test('pressing a tile, or an arrow key, shows its figure in the chart', async () => {
  await show();
  expect(parts.chart.label).toBe('figures.netSales');
  expect(parts.chart.points.map(({ value }) => value)).toEqual([10_000, 9_000, 0]);
  expect(parts.chart.points.map(({ before }) => before)).toEqual([0, 10_000, 0]);
  act(() => {
    tile('netSales')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    );
  });
  expect(parts.chart.label).toBe('figures.orders');
  expect(search).toContain('figure=orders');
  expect(tile('orders')?.getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(tile('orders'));
});

test('lists name the best products and what sold by channel and region', async () => {
  await show();
  expect(list('products')[0]).toContain('name of prod_1');
  expect(list('products')[0]).toContain('€190.00');
  expect(list('channels')[0]).toContain('name of sc_1');
  expect(list('regions')[0]).toContain('name of reg_1');
  expect(document.body.textContent).toContain('performance.noDiscounts');
});

test('what isn’t known yet is a dash, and never 0', async () => {
  parts.status = { ...READY, state: 'reading', knownSince: undefined, readAt: undefined };
  render(
    <MemoryRouter initialEntries={[`/a/home?${WEEK}`]}>
      <PerformanceSection />
    </MemoryRouter>,
  );
  await act(async () => Promise.resolve());
  for (const name of ['netSales', 'orders', 'newCustomers']) expect(numberOf(name)).toBe('–');
  expect(document.body.textContent).toContain('reading.progress 4 4');
});

test('a period that is known in part shows that part, without a comparison', async () => {
  parts.status = { ...READY, state: 'stopped', knownSince: Date.parse('2024-11-05T23:59:00Z') };
  await show();
  expect(numberOf('netSales')).toBe('€90.00');
  expect(list('products')[0]).toContain('€90.00');
  expect(document.body.textContent).not.toContain('performance.noDiscounts');
  expect(numberOf('newCustomers')).toBe('–');
  expect(parts.chart.points[0]?.value).toBeUndefined();
  expect(parts.chart.points.at(-1)?.value).toBe(0);
  expect(document.body.textContent).toContain('reading.since Nov');
  expect(document.querySelector('[data-tone]')).toBeNull();
});
