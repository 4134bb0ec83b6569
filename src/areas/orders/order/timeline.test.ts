import { expect, test } from 'vitest';

import { fulfillment, item, order, payment } from './facts/test-order.ts';
import type { OrderEditRecord } from './order-edit/edits.ts';
import { arrangeOrder } from './query.ts';
import type { Order } from './query.ts';
import { orderEvents, usersIn } from './timeline.ts';
import type { OrderEvent } from './timeline.ts';

const day = (number: number): string => `2026-11-0${number}T10:00:00.000Z`;

const kinds = (events: readonly OrderEvent[]): string[] =>
  events.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ kind }) => kind);

const placed = (fields: object): Order =>
  order({ created_at: day(1), canceled_at: null, ...(fields as Partial<Order>) });

test('an order that went its way', () => {
  const events = orderEvents({
    order: placed({
      payments: [payment({ captured_at: day(2) })],
      fulfillments: [
        {
          ...fulfillment({ created_at: day(3), shipped_at: day(4) }),
          tracking_links: [{ tracking_number: 'A1' }],
          tracking_numbers: ['A1', 'B2'],
        },
      ],
      returns: [
        {
          id: 'ret_1',
          status: 'received',
          created_at: day(5),
          received_at: day(6),
          refund_amount: 500,
          items: [{ item_id: 'item_1', quantity: 1, requested_quantity: 2 }],
        },
      ],
      refunds: [{ id: 'ref_1', created_at: day(7), amount: 500, reason: 'return', note: 'Torn' }],
    }),
    notifications: [
      {
        id: 'noti_1',
        event_name: 'order.placed',
        resource_type: 'order',
        resource_id: 'order_1',
        to: 'ada@example.com',
        provider_id: 'mail',
        created_at: day(8),
        updated_at: day(8),
      },
    ],
  });
  expect(kinds(events)).toEqual([
    'placed',
    'captured',
    'fulfilled',
    'shipped',
    'returnRequested',
    'returnReceived',
    'refunded',
    'notified',
  ]);
  const unitsOf = (of: string) => events.find(({ kind }) => kind === of)?.units;
  expect(unitsOf('returnRequested')).toMatchObject([{ quantity: 2 }]);
  expect(unitsOf('returnReceived')).toMatchObject([{ quantity: 1 }]);
  expect(events.find(({ kind }) => kind === 'shipped')).toMatchObject({
    units: [{ title: 'Rope', quantity: 3 }],
    tracking: ['A1', 'B2'],
  });
  expect(events.find(({ kind }) => kind === 'refunded')).toMatchObject({
    amount: 500,
    reason: 'return',
    note: 'Torn',
  });
});

test('what belongs to an exchange or a claim says so, and is told once', () => {
  const back = { id: 'ret_1', status: 'requested', created_at: day(2), received_at: null };
  const paid = payment({ id: 'pay_2', swap_id: 'swap_1', amount: 300, captured_at: day(3) });
  const events = orderEvents({
    order: placed({
      payments: [paid],
      returns: [{ ...back, swap_id: 'swap_1', items: [] }],
      swaps: [
        {
          id: 'swap_1',
          created_at: day(2),
          canceled_at: null,
          payment: paid,
          return_order: back,
          additional_items: [item({ id: 'item_2', title: 'Chain', quantity: 1 })],
          fulfillments: [fulfillment({ id: 'ful_2', created_at: day(4) })],
        },
      ],
      claims: [
        {
          id: 'claim_1',
          type: 'replace',
          created_at: day(5),
          canceled_at: null,
          claim_items: [{ item_id: 'item_1', quantity: 1, note: 'Split' }],
          additional_items: [],
          fulfillments: [],
          return_order: null,
        },
      ],
    }),
  });
  expect(kinds(events)).toEqual([
    'placed',
    'swapCreated',
    'returnRequested',
    'swapPaid',
    'fulfilled',
    'claimCreated',
  ]);
  expect(events.filter(({ within }) => within === 'swap').map(({ kind }) => kind)).toEqual([
    'returnRequested',
    'fulfilled',
  ]);
  expect(events.find(({ kind }) => kind === 'claimCreated')).toMatchObject({
    reason: 'replace',
    note: 'Split',
    units: [{ title: 'Rope', quantity: 1 }],
  });
});

test('an edit names who did what, and only users are looked up', () => {
  const edit = {
    id: 'oe_1',
    created_at: day(2),
    created_by: 'usr_1',
    internal_note: 'By telephone',
    requested_at: day(3),
    requested_by: 'usr_1',
    declined_at: day(4),
    declined_by: 'cus_1',
    declined_reason: 'Found one',
    confirmed_at: null,
    canceled_at: null,
  } as OrderEditRecord;
  const events = orderEvents({ order: placed({}), edits: [edit] });
  expect(kinds(events)).toEqual(['placed', 'editCreated', 'editRequested', 'editDeclined']);
  expect(usersIn(events)).toEqual(['usr_1']);
});

test('a damaged entry is left out, and the others stand', () => {
  const refunds = [null, { id: 'ref_1', created_at: 'soon', amount: 1 }];
  const order = arrangeOrder(placed({ refunds, swaps: null }));
  const events = orderEvents({ order, edits: [null as never] });
  expect(kinds(events)).toEqual(['placed']);
});

test('a message that was sent again stands at its own time, which only its id tells', () => {
  const sent = (id: string) => ({
    id,
    created_at: day(2),
    event_name: 'order.placed',
    resource_type: 'order',
    resource_id: 'order_1',
    to: 'ada@example.com',
    provider_id: 'mail',
    updated_at: day(2),
  });
  const events = orderEvents({
    order: placed({}),
    // The first digits of the id encode 08:30 on November 9.
    notifications: [
      { ...sent('noti_first'), resends: [sent('noti_01M6ZPVCT0AFBBFMXS2JDTAJ05'), sent('noti_x')] },
    ],
  });
  const told = events.filter(({ kind }) => kind === 'notified');
  expect(told.map(({ at, told: message }) => [at, message?.isResent])).toEqual([
    [day(2), false],
    ['2026-11-09T08:30:00.000Z', true],
    [day(2), true],
  ]);
});
