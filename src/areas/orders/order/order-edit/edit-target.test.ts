import { expect, test } from 'vitest';
import type { Order } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';
import { linesOf } from './lines.ts';
import { copy, editOf, orderOfTwo } from './test-edit.ts';
import { plan, editTargetOf, withAdditions, withQuantity, withoutChange } from './edit-target.ts';
import type { EditStep, EditTarget } from './edit-target.ts';

const order = orderOfTwo();
const [rope, hook] = order.items as [Order['items'][number], Order['items'][number]];
const added = copy(null, { title: 'Knot', variant_id: 'variant_9', quantity: 4 });
const addition = {
  id: 'oic_9',
  type: 'item_add',
  line_item_id: 'added_1',
} as OrderEditRecord['changes'][number];
const knot = { variantId: 'variant_9', name: 'Knot', quantity: 1 };

const steps = (
  edit: OrderEditRecord | undefined,
  want: (lines: ReturnType<typeof linesOf>) => EditTarget,
  hasDiscounts = false,
): EditStep[] => {
  const lines = linesOf(order, edit);
  return plan(lines, edit, want(lines), { hasDiscounts });
};

test('the first change begins the edit, and none does nothing', () => {
  expect(steps(undefined, editTargetOf)).toEqual([]);
  expect(steps(undefined, (lines) => withQuantity(lines, 'item_1', 3))).toEqual([]);
  expect(steps(undefined, (lines) => withQuantity(lines, 'item_1', 4))).toEqual([
    { kind: 'begin' },
  ]);
});

test('a quantity is changed, a line removed, a variant added', () => {
  const edit = editOf(order, { items: [copy({ ...rope, quantity: 4 }), copy(hook)] });
  expect(steps(edit, (lines) => withQuantity(lines, 'item_1', 5))).toEqual([
    { kind: 'quantity', lineId: 'copy_of_item_1', name: 'Rope', quantity: 5 },
  ]);
  expect(steps(edit, (lines) => withQuantity(lines, 'item_2', 0))).toEqual([
    { kind: 'remove', lineId: 'copy_of_item_2', name: 'Hook' },
  ]);
  expect(steps(edit, (lines) => withAdditions(editTargetOf(lines), [knot]))).toEqual([
    { kind: 'add', ...knot },
  ]);
});

test('more units of what the edit adds already, and none of it', () => {
  const edit = editOf(order, { items: [copy(rope), copy(hook), added], changes: [addition] });
  expect(steps(edit, (lines) => withAdditions(editTargetOf(lines), [knot]))).toEqual([
    { kind: 'quantity', lineId: 'added_1', name: 'Knot', quantity: 5 },
  ]);
  // The edit would change nothing.
  expect(steps(edit, (lines) => withQuantity(lines, 'added_1', 0))).toEqual([{ kind: 'discard' }]);
});

test('the discounts are shared out anew after an addition is taken back, which the server doesn’t do', () => {
  const items = [copy({ ...rope, quantity: 4 }), copy(hook), added];
  const edit = editOf(order, { items, changes: [addition] });
  const takeBack = { kind: 'takeBack', changeId: 'oic_9', name: 'Knot' };
  const without = (lines: ReturnType<typeof linesOf>): EditTarget =>
    withQuantity(lines, 'added_1', 0);
  expect(steps(edit, without)).toEqual([takeBack]);
  expect(steps(edit, without, true)).toEqual([
    takeBack,
    { kind: 'shareDiscounts', lineId: 'copy_of_item_1', quantity: 4 },
  ]);
});

test('a removed line comes back by beginning anew, and undoing the last change ends the edit', () => {
  const removed = editOf(order, { items: [copy({ ...rope, quantity: 4 })] });
  expect(steps(removed, (lines) => withoutChange(lines, 'item_2'))).toEqual([{ kind: 'restart' }]);
  const only = editOf(order, { items: [copy(rope)] });
  expect(steps(only, (lines) => withoutChange(lines, 'item_2'))).toEqual([{ kind: 'discard' }]);
});

test('what the customer was asked about is only changed in a new edit', () => {
  const items = [copy({ ...rope, quantity: 4 }), copy(hook)];
  const asked = editOf(order, { items, requested_at: '2026-01-01T00:00:00Z' });
  expect(steps(asked, editTargetOf)).toEqual([{ kind: 'restart' }]);
});

test('after a lost answer only what is missing is left to do', () => {
  const before = editOf(order, { items: [copy({ ...rope, quantity: 4 }), copy(hook)] });
  const target = withAdditions(editTargetOf(linesOf(order, before)), [{ ...knot, quantity: 4 }]);
  const options = { hasDiscounts: false };
  const now = editOf(order, { items: [...before.items, added], changes: [addition] });
  expect(plan(linesOf(order, now), now, target, options)).toEqual([]);
  expect(plan(linesOf(order, before), before, target, options)).toHaveLength(1);
});
