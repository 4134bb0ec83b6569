import { expect, test } from 'vitest';
import { nextAction } from '../registry/next-action.ts';
import { ORDER_ACTIONS, whyNot } from '../registry/order-actions.ts';
import { fulfillment, item, order, payment } from '../facts/test-order.ts';
import type { Order } from '../query.ts';

const NOW = '2026-11-03T10:00:00Z';
const paid = payment({ captured_at: NOW });
const packed = item({ fulfilled_quantity: 3 });
const back = (status: string, quantity: number): Order['returns'] =>
  [
    { id: 'ret_1', status, items: [{ item_id: 'item_1', quantity }] },
  ] as unknown as Order['returns'];
const sent = {
  payments: [paid],
  items: [packed],
  fulfillments: [fulfillment({ shipped_at: NOW })],
};

const STATES: Record<string, Partial<Order>> = {
  'not packed': { payments: [paid] },
  packed: { payments: [paid], items: [packed], fulfillments: [fulfillment()] },
  shipped: sent,
  'part on its way back': { ...sent, returns: back('requested', 1) },
  'all on its way back': { ...sent, returns: back('requested', 3) },
  'return canceled': { ...sent, returns: back('canceled', 3) },
  'part returned': {
    ...sent,
    items: [item({ fulfilled_quantity: 3, returned_quantity: 1 })],
    returns: back('received', 1),
  },
  'all returned': {
    ...sent,
    items: [item({ fulfilled_quantity: 3, returned_quantity: 3 })],
    returns: back('received', 3),
  },
  completed: { ...sent, status: 'completed' },
  archived: { ...sent, status: 'archived' },
  canceled: { ...sent, status: 'canceled' },
};

const AFTER_SALES = ['return', 'receiveReturn', 'cancelReturn'] as const;

test('what can be done after the sale, state by state', () => {
  expect(ORDER_ACTIONS).toEqual(expect.arrayContaining([...AFTER_SALES]));
  const rows = Object.entries(STATES).map(([state, fields]) => {
    const one = order(fields);
    const cells = AFTER_SALES.map((action) => whyNot(one, action) ?? 'yes');
    return [state, ...cells, nextAction(one) ?? 'nothing'].join(' | ');
  });
  expect([['state', ...AFTER_SALES, 'next'].join(' | '), ...rows].join('\n'))
    .toMatchInlineSnapshot(`
    "state | return | receiveReturn | cancelReturn | next
    not packed | nothingToReturn | noReturnWaiting | noReturnWaiting | fulfill
    packed | yes | noReturnWaiting | noReturnWaiting | ship
    shipped | yes | noReturnWaiting | noReturnWaiting | complete
    part on its way back | yes | yes | yes | receiveReturn
    all on its way back | nothingToReturn | yes | yes | receiveReturn
    return canceled | yes | noReturnWaiting | noReturnWaiting | complete
    part returned | yes | noReturnWaiting | noReturnWaiting | complete
    all returned | nothingToReturn | noReturnWaiting | noReturnWaiting | complete
    completed | yes | noReturnWaiting | noReturnWaiting | archive
    archived | yes | noReturnWaiting | noReturnWaiting | nothing
    canceled | canceled | canceled | canceled | nothing"
  `);
});
