// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import { EditBanner } from './EditBanner.tsx';
import { orderEditsOptions } from './edits.ts';
import { payment } from '../facts/test-order.ts';
import { copy, editOf, orderOfTwo } from './test-edit.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { amount = '' } = {}) => `${key} ${amount}`.trim(),
    i18n: { language: 'en' },
  }),
}));

const order = orderOfTwo();
const added = copy(null, { title: 'Lamp', quantity: 1 });
const edit = editOf(order, { items: [...order.items.map((one) => copy(one)), added] });
const { queryKey } = orderEditsOptions(order.id);
const open = vi.fn<() => void>();
let answer: (edits: object[]) => void = () => undefined;

function Page(): ReactNode {
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      new Promise<{ order_edits: object[] }>((resolve) => {
        answer = (order_edits) => resolve({ order_edits });
      }),
  });
  const edits = (data?.order_edits ?? []) as (typeof edit)[];
  return (
    <MemoryRouter>
      <EditBanner order={order} edits={edits} form={{ open }} />
    </MemoryRouter>
  );
}

const confirm = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'action.confirmEdit',
  );

test('an edit that was just confirmed can’t be confirmed again while it is read again', async () => {
  const client = render(null);
  client.setQueryData(queryKey, { order_edits: [edit], count: 1, offset: 0, limit: 100 });
  render(<Page />);
  act(() => confirm()?.click());
  expect(open).toHaveBeenCalledTimes(1);
  confirm()?.focus();
  await act(async () => void client.invalidateQueries({ queryKey }));
  act(() => confirm()?.click());
  expect(open).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(confirm());
  expect(confirm()?.closest('[inert], :disabled')).toBeNull();
  await act(async () => answer([{ ...edit, confirmed_at: '2026-11-03T10:00:00Z' }]));
  expect(confirm()).toBeUndefined();
});

test('the banner names what the customer owes now, not what was requested before a cheaper edit', () => {
  const request = (id: string): typeof edit =>
    editOf(order, {
      id: `oe_${id}`,
      confirmed_at: '2026-11-03T10:00:00Z',
      payment_collection: { id, status: 'not_paid', amount: 2500, currency_code: 'eur' } as never,
    });
  render(
    <MemoryRouter>
      <EditBanner
        order={orderOfTwo({ total: 11_000, payments: [payment({ captured_at: '2026-11-01' })] })}
        edits={[request('paycol_1'), request('paycol_2')]}
        form={{ open }}
      />
    </MemoryRouter>,
  );
  const titles = [...document.querySelectorAll('[data-tone=warning] p')];
  expect(titles.map(({ textContent }) => textContent)).toEqual(['due.title €10.00']);
});
