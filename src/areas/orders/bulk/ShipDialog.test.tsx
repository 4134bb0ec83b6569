// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { fulfillment, order } from '../order/facts/test-order.ts';
import type { Order } from '../order/query.ts';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import type { Plan } from './plan.ts';
import { ShipDialog } from './ShipDialog.tsx';

interface Shown {
  plan: Plan<unknown>;
  isDirty: boolean;
  children: ReactNode;
}
const dialog = vi.hoisted(() => ({ shown: undefined as unknown }));
vi.mock('./BulkRunDialog.tsx', () => ({
  BulkRunDialog: (props: Shown) => {
    dialog.shown = props;
    return props.children;
  },
}));

const sold = (number: number, ...parcels: string[]): Order =>
  order({
    id: `order_${number}`,
    display_id: number,
    fulfillments: parcels.map((id) => fulfillment({ id })),
  });

beforeEach(() => {
  const data = [sold(31, 'a'), sold(32, 'b', 'c'), sold(33)];
  const orders = { query: { data }, total: 3 } as unknown as BulkActionProps['orders'];
  render(
    <InEnglish>
      <ShipDialog
        orders={orders}
        onClose={vi.fn()}
        onDone={vi.fn()}
        onNext={vi.fn()}
        print={{ to: '', onClick: vi.fn() }}
      />
    </InEnglish>,
  );
});

const shown = (): Shown => dialog.shown as Shown;
const sent = (): unknown[] => shown().plan.jobs.map((job) => job.sent);

const type = (at: number, text: string): void =>
  act(() => {
    const input = document.querySelectorAll('table input')[at];
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const tick = (label: string): void =>
  act(() => {
    const named = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent.startsWith(label),
    );
    document.querySelector<HTMLInputElement>(`[id="${named?.htmlFor ?? ''}"]`)?.click();
  });

test('only fulfillments with a number are marked as shipped, unless the others are ticked', () => {
  expect(sent()).toEqual([]);
  expect(shown().isDirty).toBe(false);
  expect(shown().plan.left).toMatchObject([{ order: { display_id: 33 }, why: 'noFulfillment' }]);
  type(1, 'JD1, JD2');
  expect(shown().isDirty).toBe(true);
  expect(sent()).toEqual([{ fulfillment: 'b', trackingNumbers: ['JD1', 'JD2'], notify: true }]);
  tick('Also mark 2 fulfillments without a tracking number as shipped');
  tick('Notify customers');
  expect(sent()).toEqual([
    { fulfillment: 'a', trackingNumbers: [], notify: false },
    { fulfillment: 'b', trackingNumbers: ['JD1', 'JD2'], notify: false },
    { fulfillment: 'c', trackingNumbers: [], notify: false },
  ]);
});

test('a number of several fulfillments is said before anything is sent', () => {
  type(0, 'JD1');
  expect(document.body.textContent).not.toContain('used more than once');
  type(2, 'JD2, JD1');
  expect(document.body.textContent).toContain('Tracking numbers used more than once: JD1');
});
