// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { OrdersSection } from './OrdersSection.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: { number?: string } = {}) => `${key} ${values.number ?? ''}`.trim(),
    i18n: { language: 'en' },
  }),
}));
vi.mock('#shared/orders/OrderRow.tsx', () => ({ ROW_ORDERS: {}, OrderRow: () => 'one order' }));

const answer = vi.fn();
vi.mock('#generated/admin/orders/orders.ts', () => ({
  getListOrdersQueryOptions: () => ({ queryKey: ['orders'], queryFn: () => answer() as unknown }),
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
