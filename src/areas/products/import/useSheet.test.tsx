// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerResponse, WorkerRequest } from './messages.ts';
import type { StoreFacts } from './sheet.ts';
import { UnwrittenError, useSheet } from './useSheet.ts';
import type { SheetState } from './useSheet.ts';

class FakeWorker extends EventTarget {
  readonly orders: WorkerRequest[] = [];
  postMessage = (order: WorkerRequest): void => void this.orders.push(order);
  terminate = vi.fn();
  tell(news: WorkerResponse): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: news })));
  }
}
let worker: FakeWorker;
let state: SheetState;
let root: ReturnType<typeof createRoot>;
function Page(): null {
  state = useSheet();
  return null;
}
const store: StoreFacts = {
  currencies: [],
  regions: [],
  channels: [],
  collections: [],
  categories: [],
  locations: [],
  defaultLocation: undefined,
  hasInventory: true,
  hasCategories: true,
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    'Worker',
    vi.fn(function make() {
      worker = new FakeWorker();
      return worker;
    }),
  );
});
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Page />));
  act(() => state.open(new File(['a'], 'a.csv'), store));
});
afterEach(() => act(() => root.unmount()));

const written = (id: number, text: string): WorkerResponse => ({
  kind: 'written',
  id,
  text,
  orders: undefined,
});
const failureOf = (file: Promise<unknown>): Promise<unknown> =>
  file.then(
    () => undefined,
    (failure: unknown) => failure,
  );
const call = { signal: new AbortController().signal };

test('the file comes as the worker writes it', async () => {
  const file = state.write(call);
  const order = worker.orders.at(-1);
  expect(order).toEqual({ kind: 'write', id: 1 });
  worker.tell(written(1, 'text'));
  await expect(file).resolves.toMatchObject({ text: 'text' });
});

test.each<[string, () => void]>([
  ['the worker refuses', () => worker.tell({ kind: 'unwritten', id: 1 })],
  ['the worker breaks', () => act(() => void worker.dispatchEvent(new Event('error')))],
  [
    'the file is unreadable',
    () => worker.tell({ kind: 'unreadable', reason: 'unknown', fault: {} }),
  ],
  ['the file is closed', () => act(() => state.close())],
  ['the page is left', () => act(() => root.render(null))],
])('nobody waits for a file when %s', async (_what, happen) => {
  const ended = failureOf(state.write(call));
  happen();
  expect(await ended).toBeInstanceOf(UnwrittenError);
});

test('a stopped upload waits no longer, and its late file is not taken for the next one', async () => {
  const stopping = new AbortController();
  const first = failureOf(state.write(stopping));
  stopping.abort();
  expect(await first).toBeInstanceOf(UnwrittenError);
  const second = state.write(call);
  worker.tell(written(1, 'before the edit'));
  worker.tell(written(2, 'after the edit'));
  await expect(second).resolves.toMatchObject({ text: 'after the edit' });
  await expect(state.write(stopping)).rejects.toThrow(UnwrittenError);
});
