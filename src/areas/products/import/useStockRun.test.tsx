// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { FileGoneError } from '#client/file-text.ts';
import { loadStock, saveStock } from './stored-stock.ts';
import type { runStock } from './run-stock.ts';
import { writeOrders } from './stock-orders.ts';
import type { StockOrder } from './stock-orders.ts';
import { useStockRun } from './useStockRun.ts';
import type { StockRun } from './useStockRun.ts';

const calls = vi.hoisted(() => ({ run: vi.fn(), file: vi.fn(), remove: vi.fn() }));
vi.mock('#app/session/useSession.ts', () => ({
  useSession: () => ({ data: { user: { id: 'usr_1' } } }),
}));
vi.mock('./run-stock.ts', () => ({ runStock: calls.run }));
vi.mock('#app/activity/server-file.ts', () => ({ readServerFile: calls.file }));
vi.mock('#shared/files/useUploads.ts', () => ({ removeUploads: calls.remove }));

const order: StockOrder = { handle: 'lamp', sku: '', title: '', options: [], units: { l1: 5 } };
const job = { id: 'job_1', confirmed_at: null, created_at: '2024-01-01' } as BatchJob;
let stock: StockRun;
let root: ReturnType<typeof createRoot>;
function Page({ isFresh }: { isFresh: boolean }): null {
  stock = useStockRun(job, 'key', isFresh);
  return null;
}

const open = (isFresh = true): void =>
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Page isFresh={isFresh} />
      </QueryClientProvider>,
    ),
  );

let signals: AbortSignal[];

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(async () => {
  localStorage.clear();
  notePerson('usr_1');
  signals = [];
  calls.file.mockResolvedValue(writeOrders([order]));
  calls.remove.mockReset();
  calls.run.mockReset().mockImplementation((...[left, , , signal]: Parameters<typeof runStock>) => {
    signals.push(signal);
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve({ done: 0, failures: [], left })),
    );
  });
  root = createRoot(document.createElement('div'));
  open();
  await act(async () => void (await vi.waitUntil(() => signals.length === 1)));
});
afterEach(() => act(() => root.unmount()));

test('a run ends when the page is left', () => {
  expect(signals[0]?.aborted).toBe(false);
  act(() => root.unmount());
  expect(signals[0]?.aborted).toBe(true);
});

test('only one run is under way; what a stopped one has left is run again', async () => {
  await act(async () => {
    stock.run();
    stock.run();
  });
  expect(signals).toHaveLength(1);
  act(() => stock.stop());
  await act(() => vi.waitFor(() => expect(stock.isRunning).toBe(false)));
  expect(stock).toMatchObject({ done: 0, left: [order] });
  expect(calls.remove).not.toHaveBeenCalled();
  act(() => stock.run());
  await act(() => vi.waitFor(() => expect(signals).toHaveLength(2)));
  expect(signals[1]?.aborted).toBe(false);
});

test('an import without quantities has no stock to set; what its variants lack is made in any case', async () => {
  calls.file.mockResolvedValue(writeOrders([{ ...order, units: {} }]));
  act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  open(false);
  await act(async () => void (await vi.waitUntil(() => signals.length === 2)));
  expect(stock).toMatchObject({ total: 0, done: 0 });
});

test('an import that was over already waits before it sets quantities', async () => {
  act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  open(false);
  await act(() => vi.waitFor(() => expect(stock.orders).toBeDefined()));
  expect(stock).toMatchObject({ total: 1, done: undefined });
  expect(signals).toHaveLength(1);
});

const reopen = (): void => {
  act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  open(false);
};

test('what this browser keeps of the upload needs no file that it can read', async () => {
  calls.file.mockRejectedValue(new TypeError('Failed to fetch'));
  saveStock('key', writeOrders([order]), ownerKey('usr_1'));
  reopen();
  await act(() => vi.waitFor(() => expect(stock.orders).toEqual([order])));
  expect(stock).toMatchObject({ isGone: false, isUnreadable: false });
});

test('a whole run forgets its own stock orders and no others', async () => {
  const owner = ownerKey('usr_1');
  saveStock('key', writeOrders([order]), owner);
  saveStock('another', writeOrders([order]), owner);
  act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  calls.run.mockReset().mockResolvedValueOnce({ done: 1, failures: [], left: [] });
  open();
  await act(() => vi.waitFor(() => expect(loadStock('key', owner)).toBeUndefined()));
  expect(calls.remove).toHaveBeenCalledWith(['key']);
  expect(loadStock('another', owner)).toBe(writeOrders([order]));
});

test.each([
  [new FileGoneError('The file is gone'), { isGone: true, isUnreadable: false }],
  [new TypeError('Failed to fetch'), { isGone: false, isUnreadable: true }],
])('a list that is gone is told from one that can’t be read: %s', async (failure, told) => {
  calls.file.mockRejectedValue(failure);
  saveStock('another', writeOrders([order]), ownerKey('usr_1'));
  reopen();
  await act(() => vi.waitFor(() => expect(stock.isGone || stock.isUnreadable).toBe(true)));
  expect(stock).toMatchObject(told);
});

test('after a run that couldn’t begin, the next one sets only what was left', async () => {
  const other = { ...order, handle: 'mug' };
  calls.file.mockResolvedValue(writeOrders([order, other]));
  act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  calls.run.mockReset().mockResolvedValueOnce({ done: 1, failures: [], left: [other] });
  open();
  await act(() => vi.waitFor(() => expect(stock).toMatchObject({ done: 1, left: [other] })));
  calls.run.mockRejectedValueOnce(new Error('offline'));
  await act(async () => stock.run());
  await act(() => vi.waitFor(() => expect(stock.isRunning).toBe(false)));
  expect(stock.left).toEqual([other]);
  calls.run.mockResolvedValueOnce({ done: 1, failures: [], left: [] });
  await act(async () => stock.run());
  await act(() => vi.waitFor(() => expect(calls.run).toHaveBeenCalledTimes(3)));
  expect(calls.run.mock.calls.map(([todo]) => todo.length)).toEqual([2, 1, 1]);
});
