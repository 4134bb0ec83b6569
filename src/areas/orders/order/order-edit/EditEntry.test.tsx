// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#app/paths.ts';
import { registered } from '#app/shortcuts/registry.ts';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { payment } from '../facts/test-order.ts';
import { NextWithEdits } from './EditEntry.tsx';
import { orderEditsOptions } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { editOf, orderOfTwo } from './test-edit.ts';

const order = orderOfTwo({
  total: 12_500,
  payments: [payment({ captured_at: '2026-11-01T10:00:00Z' })],
});
const due = editOf(order, {
  confirmed_at: '2026-11-02T10:00:00Z',
  payment_collection: {
    id: 'paycol_1',
    status: 'not_paid',
    amount: 2500,
    currency_code: 'eur',
  } as never,
});
const open = vi.fn();
let path = '';
function Place(): ReactNode {
  path = useLocation().pathname;
  return null;
}
function draw(edits: readonly OrderEditRecord[], isOutdated = false): void {
  const client = render(null);
  const { queryKey } = orderEditsOptions(order.id);
  client.setQueryData(queryKey, { order_edits: [...edits], count: 1, offset: 0, limit: 100 });
  if (isOutdated) {
    void client.invalidateQueries({ queryKey });
    void client.fetchQuery({ queryKey, queryFn: () => new Promise<never>(() => undefined) });
  }
  render(
    <InEnglish>
      <MemoryRouter>
        <Place />
        <NextWithEdits order={order} edits={edits} form={{ open }}>
          <p>Own</p>
        </NextWithEdits>
      </MemoryRouter>
    </InEnglish>,
  );
}
const keys = (): string[][] =>
  registered
    .get()
    .flat()
    .map((one) => [one.keys, one.label]);
const press = (): void => act(() => registered.get().flat()[0]?.run());

beforeEach(() => {
  open.mockReset();
});

test('A goes on with an open edit', () => {
  draw([editOf(order)]);
  expect(keys()).toEqual([['a', 'Continue edit']]);
  press();
  expect(path).toBe(paths.orderEdit(order.id));
});

test('A opens the form for what is due after an edit, but not from an outdated answer', () => {
  draw([due]);
  expect(keys()).toEqual([['a', 'Mark as paid']]);
  press();
  expect(open).toHaveBeenCalledWith('payEdit', 'paycol_1');
  draw([due], true);
  expect(keys()).toEqual([]);
});

test('without an edit, A is the order’s own next action’s', () => {
  draw([]);
  expect(keys()).toEqual([]);
  expect(document.body.textContent).toContain('Own');
});
