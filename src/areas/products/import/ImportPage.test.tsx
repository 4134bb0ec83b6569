// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { render } from '../../../../tests/support/render.tsx';
import { ImportPage } from './ImportPage.tsx';
import { writeOrders } from './stock-orders.ts';
import { loadStock, saveStock } from './stored-stock.ts';

const api = vi.hoisted(() => ({
  job: {},
  file: vi.fn(),
  idle: () => ({ mutate: vi.fn(), isPending: false }),
}));
vi.mock('#generated/admin/batch-jobs/batch-jobs.ts', async (original) => ({
  ...(await original<object>()),
  useGetBatchJob: () => ({ data: { batch_job: api.job }, error: null, dataUpdatedAt: 0 }),
  useConfirmBatchJob: api.idle,
  useCancelBatchJob: api.idle,
}));
vi.mock('#app/activity/server-file.ts', () => ({ readServerFile: api.file }));
vi.mock('#app/session/useSession.ts', () => ({
  useSession: () => ({ data: { user: { id: 'usr_1' } } }),
}));
vi.mock('#ui/page/Page.tsx', () => ({
  Page: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

const owner = ownerKey('usr_1');
const ORDERS = writeOrders([{ handle: 'lamp', sku: '', title: '', options: [], units: { l1: 5 } }]);

const open = (fields: Partial<BatchJob>): void => {
  api.job = {
    id: 'batch_1',
    context: { stockKey: 'lamps' },
    confirmed_at: null,
    completed_at: null,
    failed_at: null,
    canceled_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    result: null,
    ...fields,
  };
  render(
    <MemoryRouter initialEntries={['/?job=batch_1']}>
      <ImportPage />
    </MemoryRouter>,
  );
};

const shows = (text: string): Promise<void> =>
  act(() => vi.waitFor(() => expect(document.body.textContent).toContain(text)));
const press = (label: string): void => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  );
  act(() => button?.click());
};

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
  api.file.mockReset();
});

test.each([
  ['before the import', 'pre_processed', 'job.stockNote'],
  ['after the import', 'completed', 'stock.waiting'],
] as const)('%s, stock that can’t be read is read again', async (_when, status, read) => {
  api.file.mockRejectedValueOnce(new Error('Request failed with status code 502'));
  open({ status });
  await shows('stock.unreadable');
  expect(document.body.textContent).not.toContain('stock.gone');
  api.file.mockResolvedValueOnce(ORDERS);
  press('actions.retry');
  await shows(read);
});

const AT = '2026-01-01T00:01:00.000Z';

test.each<[string, Partial<BatchJob>]>([
  ['failed', { status: 'failed', confirmed_at: AT, failed_at: AT }],
  ['was canceled before it began', { status: 'canceled', canceled_at: AT }],
  [
    'was canceled while it ran',
    { status: 'failed', confirmed_at: AT, canceled_at: AT, failed_at: AT },
  ],
])('the stock of an import that %s is forgotten', (_what, fields) => {
  saveStock('lamps', ORDERS, owner);
  saveStock('desks', ORDERS, owner);
  open(fields);
  expect(loadStock('lamps', owner)).toBeUndefined();
  expect(loadStock('desks', owner)).toBe(ORDERS);
});

test.each<[string, string, Partial<BatchJob>]>([
  ['waits', 'job.stockNote', { status: 'pre_processed' }],
  ['may still complete', 'job.canceled', { status: 'canceled', confirmed_at: AT, canceled_at: AT }],
])('the stock of an import that %s is kept', async (_what, shown, fields) => {
  saveStock('lamps', ORDERS, owner);
  open(fields);
  await shows(shown);
  expect(loadStock('lamps', owner)).toBe(ORDERS);
});
