// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { order } from '../order/facts/test-order.ts';
import { OrderPrintPage } from './OrderPrintPage.tsx';
import { testWords } from './test-words.ts';

const calls = vi.hoisted(() => ({ notes: vi.fn() }));
vi.mock('#generated/admin/notes/notes.ts', async (original) => ({
  ...(await original<object>()),
  listNotes: calls.notes,
}));
vi.mock('#generated/admin/store/store.ts', () => ({ useGetStore: () => ({ isPending: false }) }));
vi.mock('#app/flags/FeatureFlags.tsx', () => ({ useStoreName: () => 'Rope & Sons' }));
vi.mock('#ui/page/Page.tsx', () => ({
  Page: ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
    <>
      {actions}
      {children}
    </>
  ),
}));
vi.mock('./Receipt.tsx', () => ({ Receipt: () => null }));
vi.mock('./PrintBar.tsx', () => ({ PrintBar: () => null }));
vi.mock('./useSheetWords.ts', () => ({ useSheetWords: () => () => testWords }));
vi.mock('./useOrdersToPrint.ts', () => ({
  useOrdersToPrint: (ids: readonly string[]) => ({
    orders: ids.map((id, index) => order({ id, display_id: index + 1 })),
    missing: [],
    settled: ids.length,
    isReading: false,
    isTooMany: false,
    retry: () => undefined,
  }),
}));

const settle = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

async function print(sheet: 'slip' | 'receipt', count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `order_${index + 1}`);
  const address = `/a/orders/print?id=${ids.join(',')}&sheet=${sheet}`;
  render(
    <InEnglish>
      <MemoryRouter key={address} initialEntries={[address]}>
        <OrderPrintPage />
      </MemoryRouter>
    </InEnglish>,
  );
  await settle();
}

/** Numbers of the orders whose slips have the mark */
const marked = (): string[] =>
  [...document.querySelectorAll('dd')]
    .filter((fact) => fact.querySelector('[role=img]'))
    .map((fact) => fact.querySelector('bdi')?.textContent ?? '');
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const asked = (): string[] => calls.notes.mock.calls.map(([params]) => params.resource_id);

beforeEach(() => {
  calls.notes.mockReset();
});

test('each slip has the mark if its own order has notes, and receipts ask for none', async () => {
  calls.notes.mockImplementation(async ({ resource_id: id }) => ({
    notes: [],
    count: id === 'order_2' ? 1 : 0,
  }));
  await print('slip', 3);
  expect(marked()).toEqual(['#2']);
  expect(asked()).toEqual(['order_1', 'order_2', 'order_3']);
  calls.notes.mockClear();
  await print('receipt', 2);
  expect(marked()).toEqual([]);
  expect(asked()).toEqual([]);
});

test('slips wait for their notes, of which few are asked for at once', async () => {
  calls.notes.mockReturnValue(new Promise(() => undefined));
  await print('slip', 5);
  expect(asked()).toEqual(['order_1', 'order_2']);
  expect(button('Print')?.disabled).toBe(true);
  expect(document.querySelector('dd')).toBeNull();
});

test('orders whose notes couldn’t be read are named, and asked for again', async () => {
  calls.notes.mockImplementation(async ({ resource_id: id }) => {
    if (id === 'order_2') throw new Error('Away');
    return { notes: [], count: 1 };
  });
  await print('slip', 3);
  expect(marked()).toEqual(['#1', '#3']);
  const notice = document.querySelector('[data-tone=warning]');
  expect(notice?.textContent).toMatch(/^Notes.*#2/u);
  expect(notice?.textContent).not.toMatch(/#[13]/u);
  calls.notes.mockResolvedValue({ notes: [], count: 1 });
  act(() => button('Try again')?.click());
  await settle();
  expect(marked()).toEqual(['#1', '#2', '#3']);
  expect(document.querySelector('[data-tone=warning]')).toBeNull();
});
