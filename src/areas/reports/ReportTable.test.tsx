// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { columnsOf } from './columns.ts';
import { ReportTable } from './ReportTable.tsx';
import type { TableRow } from './ReportTable.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string) => key.replace('columns.', ''),
    i18n: { resolvedLanguage: 'en' },
  }),
}));
const { write } = vi.hoisted(() => ({
  write: vi.fn((_: string, value: number | undefined) =>
    value === undefined ? '–' : String(value),
  ),
}));
vi.mock('./useWrite.ts', () => ({ useWrite: () => ({ write }) }));
vi.mock('#shared/figures/controls/Delta.tsx', () => ({
  Delta: ({ now, before }: { now?: number; before?: number }) => `${now} after ${before}`,
}));

const columns = columnsOf('netSales', 'ordersWith');
const [netSales] = columns;

const rows: TableRow[] = [
  {
    id: 'prod_1',
    name: 'Cap',
    to: '/a/products/prod_1',
    ordersTo: '/a/reports/products/orders?id=prod_1',
    values: { netSales: 300, orders: 2 },
    before: { netSales: 100 },
  },
  { id: '', name: 'Custom items', values: { netSales: 0 }, before: {}, ordersTo: '/a/orders' },
  { id: 'later', name: 'Later', values: undefined, before: undefined },
];

const table = (
  isCompared: boolean,
  onOrder = vi.fn(),
  drawn = rows,
  shownColumns = columns,
): ReactElement => (
  <MemoryRouter>
    <ReportTable
      label="Sales by product"
      nameHeader="Product"
      columns={shownColumns}
      rows={drawn}
      total={{ values: { netSales: 300, orders: 2 }, before: { netSales: 100 } }}
      linked="ordersWith"
      compared={isCompared && netSales ? { column: netSales, header: 'Before' } : undefined}
      order="-netSales"
      onOrder={onOrder}
      hidden={0}
      onShowAll={() => undefined}
    />
  </MemoryRouter>
);

const show = (...props: Parameters<typeof table>): void => void render(table(...props));

const texts = (row: Element): string[] =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? '');

const shown = (): string[][] => [...document.querySelectorAll('tr')].map(texts);

test('unknown figures are –, and orders of several rows have no sum', () => {
  show(false);
  expect(shown()).toEqual([
    ['Product', 'netSales', 'ordersWith'],
    ['Cap', '300', '2'],
    ['Custom items', '0', '0'],
    ['Later', '–', '–'],
    ['table.total', '300', '–'],
  ]);
});

test('the chosen figure stands beside that of the compared period', () => {
  show(true);
  expect(shown().map((cells) => cells.slice(1, 4))).toEqual([
    ['netSales', 'Before', 'table.change'],
    ['300', '100', '300 after 100'],
    ['0', '0', '0 after 0'],
    ['–', '–', 'undefined after undefined'],
    ['300', '100', '300 after 100'],
  ]);
});

test('the widest table is set smaller, so that it fits a laptop’s screen', () => {
  const isWide = (): boolean => document.querySelector('table[data-wide]') !== null;
  const all = columnsOf('netSales', 'orders', 'sold', 'items', 'discounts', 'tax');
  show(true, vi.fn(), rows, all);
  expect(isWide()).toBe(false);
  show(true, vi.fn(), rows, [...all, ...columnsOf('refunds')]);
  expect(isWide()).toBe(true);
});

test('a name leads to its record, and a number above zero to its orders', () => {
  show(false);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/a/products/prod_1', '/a/reports/products/orders?id=prod_1']);
});

test('the total alone is drawn again while the rows are the same', () => {
  const written = (): number => {
    show(true);
    return write.mock.calls.splice(0).length;
  };
  write.mockClear();
  expect([written(), written()]).toEqual([12, 3]);
});

test('a header sorts by its column', () => {
  const onOrder = vi.fn();
  show(false, onOrder);
  const buttons = [...document.querySelectorAll<HTMLElement>('th button')];
  act(() => buttons[0]?.click());
  act(() => buttons[1]?.click());
  expect(onOrder.mock.calls).toEqual([['name'], [undefined]]);
});

test('a name that is being read has a skeleton', () => {
  show(false, vi.fn(), [
    { id: 'prod_2', name: '–', isNamePending: true, values: { netSales: 5 }, before: undefined },
  ]);
  const cell = document.querySelector('tbody td');
  expect(cell?.textContent).toBe('');
  expect(cell?.querySelector('[data-skeleton]')).not.toBeNull();
});
