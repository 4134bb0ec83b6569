// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { FiguresReport } from './FiguresReport.tsx';
import type { ReportBody } from './ReportBody.tsx';
import { tableOf } from './reports.ts';
import type { ReportRows } from './rows.ts';
import type { useReport } from './useReport.ts';

type Report = ReturnType<typeof useReport>;

const parts = vi.hoisted(() => ({
  report: vi.fn<() => Report>(),
  status: vi.fn<() => { state: string; knownSince: number }>(),
}));

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#app/errors/QueryError.tsx', () => ({
  QueryError: ({ title }: { title: string }) => <p>{title}</p>,
}));
vi.mock('#shared/figures/controls/CurrencyNote.tsx', () => ({
  CurrencyNote: ({ currencies }: { currencies: string[] }) => <p>{`also ${currencies.join()}`}</p>,
}));
vi.mock('#shared/figures/controls/PeriodControls.tsx', () => ({ PeriodControls: () => null }));
vi.mock('#shared/figures/controls/FilterControls.tsx', () => ({ FilterControls: () => null }));
vi.mock('#shared/figures/controls/FiguresZone.tsx', () => ({ FiguresZone: () => null }));
vi.mock('#shared/figures/controls/ReadingNotice.tsx', () => ({ ReadingNotice: () => null }));
vi.mock('#shared/figures/controls/bucket-words.ts', () => ({ bucketWords: () => ({}) }));
vi.mock('#shared/figures/controls/useAmounts.ts', () => ({
  useAmounts: () => ({ currency: 'eur', format: String, formatTick: String }),
}));
vi.mock('#shared/figures/controls/useReportState.ts', () => ({
  useReportState: () => ({ step: 'day', zone: 'UTC', compare: 'none', isConverted: false }),
}));
vi.mock('#shared/figures/useFigures.ts', () => ({
  useFiguresStatus: () => ({ ...parts.status(), retry: vi.fn() }),
}));
vi.mock('./useReport.ts', () => ({ useReport: parts.report }));
vi.mock('./ReportBody.tsx', () => ({
  ReportBody: ({
    rows,
    ordersOf,
  }: Pick<ComponentProps<typeof ReportBody>, 'rows' | 'ordersOf'>) => (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>{`${row.id} ${ordersOf?.(row) ?? ''}`}</li>
      ))}
    </ul>
  ),
}));

const question = {
  period: { from: '2026-11-01', to: '2026-11-30' },
  zone: 'UTC',
  filter: {},
  step: 'day' as const,
  firstWeekday: 1,
};

const rowsWith = (values: ReportRows['total'], left: string[] = []): ReportRows => ({
  rows: [{ id: 'cus_1', values, before: undefined }],
  total: values,
  totalBefore: undefined,
  left,
});

const show = (report: Partial<Report>, state = 'ready', knownSince = -Infinity): string => {
  parts.report.mockReturnValue({
    shown: undefined,
    isPartial: false,
    error: undefined,
    ...report,
  });
  parts.status.mockReturnValue({ state, knownSince });
  const table = tableOf('customers', null);
  if (!table) throw new Error('no table');
  render(
    <MemoryRouter>
      <FiguresReport id="customers" table={table} />
    </MemoryRouter>,
  );
  return document.body.textContent ?? '';
};

beforeEach(() => vi.clearAllMocks());

test('while orders are read, the report loads; once stopped, nothing stands for what is unknown', () => {
  expect(show({}, 'reading')).toContain('states.loading');
  expect(show({}, 'stopped')).not.toContain('states.loading');
});

test('a report that fails says so', () => {
  expect(show({ error: new Error('no') })).toContain('table.failed');
});

test('a period without figures says so, and which currencies have some', () => {
  const text = show({ shown: { rows: rowsWith({ netSales: 0 }, ['usd']), question } });
  expect(text).toContain('table.noneInPeriod');
  expect(text).toContain('also usd');
});

test('a period that is known in part isn’t called empty', () => {
  const report = { shown: { rows: rowsWith({ netSales: 0 }, ['usd']), question }, isPartial: true };
  expect(show(report, 'reading')).toContain('states.loading');
  const stopped = show(report, 'stopped');
  expect(stopped).not.toContain('states.loading');
  expect(stopped).not.toContain('table.noneInPeriod');
  expect(stopped).toContain('also usd');
});

test('rows lead to their orders, and new customers are unknown until all orders are', () => {
  const values = { netSales: 900, orders: 2, customers: 1, newCustomers: 1, repeatCustomers: 1 };
  const shown = { rows: rowsWith(values), question };
  const text = show({ shown }, 'reading', Date.parse('2026-10-01T00:00:00Z'));
  expect(text).toContain('cus_1 /a/');
  expect(text).toContain('columns.newCustomers–');
  expect(text).toContain('columns.repeatRate100%');
  expect(show({ shown })).toContain('columns.newCustomers1');
});
