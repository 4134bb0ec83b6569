import { expect, test } from 'vitest';
import { isOwnChange } from './own-change.ts';
import { editOf, orderOfTwo } from './test-edit.ts';

const order = orderOfTwo();
const known = editOf(order);
const AT = '2026-01-02T00:00:00Z';
const isOwn = (action: Parameters<typeof isOwnChange>[0]['action'], edits: (typeof known)[]) =>
  isOwnChange({ action, editId: 'oe_1' }, known, edits, order);

test('what came of what one sent oneself is told from what others did', () => {
  expect(isOwn('confirmEdit', [editOf(order, { confirmed_at: AT })])).toBe(true);
  expect(isOwn('confirmEdit', [editOf(order, { requested_at: AT })])).toBe(true);
  expect(isOwn('confirmEdit', [editOf(order, { declined_at: AT })])).toBe(false);
  expect(isOwn('confirmEdit', [])).toBe(false);
  expect(isOwn('confirmEdit', [known])).toBe(false);
  expect(isOwn('cancelEdit', [editOf(order, { canceled_at: AT })])).toBe(true);
  expect(isOwn('deleteEdit', [])).toBe(true);
  expect(isOwn('requestEdit', [editOf(order, { requested_at: AT })])).toBe(true);
});

test('with other lines, another edit, or one that was never known it is someone else’s', () => {
  const [first] = known.items;
  const fewer = editOf(order, { requested_at: AT, items: first ? [first] : [] });
  expect(isOwn('requestEdit', [fewer])).toBe(false);
  const confirmed = editOf(order, { confirmed_at: AT });
  expect(isOwn('confirmEdit', [confirmed, editOf(order, { id: 'oe_2' })])).toBe(false);
  const sent = { action: 'confirmEdit', editId: 'oe_1' } as const;
  expect(isOwnChange(sent, undefined, [confirmed], order)).toBe(false);
});
