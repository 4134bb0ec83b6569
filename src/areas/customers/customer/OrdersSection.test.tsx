// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { CustomerStrip, OrdersSection } from './OrdersSection.tsx';
import type { Customer } from './query.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: { number?: string } = {}) => `${key} ${values.number ?? ''}`.trim(),
    i18n: { language: 'en', resolvedLanguage: 'en' },
  }),
}));
vi.mock('#shared/orders/OrderRow.tsx', () => ({
  ROW_ORDERS: {},
  OrderRow: ({ order }: { order: { fulfillment?: string } }) =>
    `one order ${order.fulfillment ?? ''}`,
}));

const answer = vi.fn();
vi.mock('#generated/admin/orders/orders.ts', () => ({
  getListOrdersQueryOptions: ({ expand }: { expand?: string }) => ({
    queryKey: ['orders', expand],
    queryFn: () => answer(expand) as unknown,
  }),
}));

const orders = (count: number) => ({
  orders: Array.from({ length: Math.min(count, 50) }, (_, index) => ({
    id: `order_${index}`,
    total: 100,
    currency_code: 'eur',
  })),
  count,
});

test.each([
  [10, undefined],
  [12, 'orders.more 2'],
  [60, 'orders.more 50'],
])('of %i orders ten are listed, and the others are counted', async (count, more) => {
  answer.mockResolvedValue(orders(count));
  render(<OrdersSection customerId="cus_1" />);
  await act(async () => {});
  const text = document.body.textContent;
  expect(text.match(/one order/gu)).toHaveLength(10);
  expect(/orders\.more \d+/u.exec(text)?.[0]).toBe(more);
});

test.each([
  ['shipped', 2, 'partially_fulfilled'],
  ['not_fulfilled', 1, ''],
])(
  'items are read once, and only where a status may hide some: %s',
  async (stated, calls, shown) => {
    const row = { id: 'order_1', status: 'pending', fulfillment_status: stated };
    const items = [{ quantity: 3, fulfilled_quantity: 2 }];
    answer.mockReset();
    answer.mockImplementation(async (expand?: string) => ({
      orders: [
        { ...row, ...(expand === 'items' ? { items } : {}) },
        { ...row, id: 'order_2', ...(expand === 'items' ? { items } : {}) },
      ],
      count: 2,
    }));
    render(<OrdersSection customerId="cus_1" />);
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(document.body.textContent).toContain(`one order ${shown}one order ${shown}`);
    });
    expect(answer).toHaveBeenCalledTimes(calls);
  },
);

test.each([
  [5, 'strip.spent', '€5.00'],
  [60, 'strip.spentLast 50', '€50.00'],
])('the key facts of a customer with %i orders are on top', async (count, label, spent) => {
  answer.mockResolvedValue(orders(count));
  const customer = { id: 'cus_1', created_at: '2026-05-01T10:00:00Z' } as Customer;
  render(<CustomerStrip customer={customer} />);
  await act(async () => {});
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toHaveLength(4);
  expect(facts[0]).toContain(label);
  expect(facts[0]?.replaceAll(/[\u200E\u200F\u2066-\u2069]/gu, '')).toContain(spent);
  expect(facts[1]).toContain(String(count));
  expect(facts[3]).toContain('2026');
});
