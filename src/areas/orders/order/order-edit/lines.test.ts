import { expect, test } from 'vitest';
import { item } from '../facts/test-order.ts';
import type { Order } from '../query.ts';
import { changesOf, changesTold, contentOf, fingerprintOf } from './differences.ts';
import { hasChanges, hasMoved, isOnlyLeft, linesOf } from './lines.ts';
import { copy, editOf, orderOfTwo } from './test-edit.ts';
import { whyNotEdit } from './why-not.ts';

const order = orderOfTwo();
const [rope, hook] = order.items as [Order['items'][number], Order['items'][number]];
const added = copy(null, { title: 'Knot', variant_id: 'variant_9', quantity: 4 });

test('lines are told by what the edit has, and not by the server’s list of changes', () => {
  const edit = editOf(order, {
    items: [copy({ ...rope, quantity: 5 }), added],
    // The server keeps changes that were put back.
    changes: [{ id: 'oic_1', type: 'item_update', line_item_id: 'copy_of_item_1' }] as never,
  });
  expect(
    linesOf(order, edit).map(({ title, change, before, after }) => [title, change, before, after]),
  ).toEqual([
    ['Rope', 'quantity', 3, 5],
    ['Hook', 'removed', 2, 0],
    ['Knot', 'added', 0, 4],
  ]);
  expect(hasChanges(linesOf(order, edit))).toBe(true);
  expect(hasChanges(linesOf(order, editOf(order)))).toBe(false);
  expect(contentOf(order, edit)).toBe('5 × Rope, 4 × Knot');
  expect(changesOf(order, edit).map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Rope', 3, 5],
    ['Hook', 2, 0],
    ['Knot', 0, 4],
  ]);
});

test('additions come by name', () => {
  const bell = copy(null, { id: 'added_2', title: 'Bell', quantity: 1 });
  const lines = linesOf(order, editOf(order, { items: [copy(rope), copy(hook), added, bell] }));
  expect(lines.map(({ title }) => title)).toEqual(['Rope', 'Hook', 'Bell', 'Knot']);
});

test('what is in a fulfillment or was returned is locked, with the reason', () => {
  const sent = item({ id: 'item_3', fulfilled_quantity: 1 });
  const returned = item({ id: 'item_4', fulfilled_quantity: 3, returned_quantity: 1 });
  const lines = linesOf({ items: [rope, sent, returned] }, undefined);
  expect(lines.map(({ lock }) => lock)).toEqual([undefined, 'fulfilled', 'returned']);
});

test('goods that moved since the edit began are noticed, also of a line that it removes', () => {
  const edit = editOf(order);
  expect(hasMoved(order, edit)).toBe(false);
  const packed = { items: [{ ...rope, fulfilled_quantity: 1 }, hook] };
  expect(hasMoved(packed, edit)).toBe(true);
  expect(hasMoved(packed, editOf(packed))).toBe(false);
  expect(hasMoved(packed, { ...edit, items: [copy(hook)] })).toBe(true);
});

test('an edit’s fingerprint is another when anything of it is, and the same when it was begun anew', () => {
  const edit = editOf(order, { items: [copy(rope), copy(hook), added] });
  const print = fingerprintOf(order, edit);
  const anew = {
    ...edit,
    id: 'oe_2',
    items: [{ ...added, id: 'added_2' }, ...editOf(order).items],
  };
  expect(fingerprintOf(order, anew)).toBe(print);
  expect(fingerprintOf(order, editOf(order))).not.toBe(print);
  expect(fingerprintOf(order, { ...edit, internal_note: 'Call' })).not.toBe(print);
  expect(fingerprintOf(order, { ...edit, requested_at: '2026-01-01T00:00:00Z' })).not.toBe(print);
  expect(fingerprintOf(order, undefined)).toBe('');
});

test('an edit that is over tells what it changed, without what was put back', () => {
  const changes = [
    { id: '1', type: 'item_add', line_item: { title: 'Knot', quantity: 2 } },
    { id: '2', type: 'item_remove', original_line_item: { title: 'Hook', quantity: 2 } },
    {
      id: '3',
      type: 'item_update',
      line_item: { title: 'Rope', quantity: 3 },
      original_line_item: { title: 'Rope', quantity: 3 },
    },
    null,
  ] as never;
  expect(changesTold(editOf(order, { changes }))).toEqual([
    { key: '1', name: 'Knot', before: 0, after: 2 },
    { key: '2', name: 'Hook', before: 2, after: 0 },
  ]);
});

test('an order can’t be edited while something of it is packed or on its way back', () => {
  const packed = { shipped_at: null, canceled_at: null } as never;
  const shipped = { shipped_at: '2026-01-01', canceled_at: null } as never;
  const asked = { status: 'requested' } as never;
  expect(whyNotEdit(order)).toBeUndefined();
  expect(whyNotEdit({ ...order, status: 'canceled' })).toBe('editOrderCanceled');
  expect(whyNotEdit({ ...order, fulfillments: [packed] })).toBe('editFulfillmentsOpen');
  expect(whyNotEdit({ ...order, fulfillments: [shipped] })).toBeUndefined();
  expect(whyNotEdit({ ...order, returns: [asked] })).toBe('editReturnsOpen');
  expect(whyNotEdit({ ...order, swaps: [{ return_order: asked } as never] })).toBe(
    'editReturnsOpen',
  );
});

test('the last item that an edit leaves can’t be removed', () => {
  const lines = linesOf(order, undefined);
  const [first, second] = lines;
  if (!first || !second) throw new Error('The order has two items');
  expect(lines.map((line) => isOnlyLeft(line, lines))).toEqual([false, false]);
  const left = [first, { ...second, after: 0 }];
  expect(left.map((line) => isOnlyLeft(line, left))).toEqual([true, false]);
});
