import { expect, test } from 'vitest';
import { isOwnDoing } from './own-doing.ts';
import { editOf, orderOfTwo } from './test-edit.ts';

const order = orderOfTwo();
const known = editOf(order);
const AT = '2026-01-02T00:00:00Z';
const doing = (action: Parameters<typeof isOwnDoing>[0]['action'], edits: (typeof known)[]) =>
  isOwnDoing({ action, editId: 'oe_1' }, known, edits, order);

test('what came of what one sent oneself is told from what others did', () => {
  expect(doing('confirmEdit', [editOf(order, { confirmed_at: AT })])).toBe(true);
  expect(doing('confirmEdit', [editOf(order, { requested_at: AT })])).toBe(true);
  expect(doing('confirmEdit', [editOf(order, { declined_at: AT })])).toBe(false);
  expect(doing('confirmEdit', [])).toBe(false);
  expect(doing('confirmEdit', [known])).toBe(false);
  expect(doing('cancelEdit', [editOf(order, { canceled_at: AT })])).toBe(true);
  expect(doing('deleteEdit', [])).toBe(true);
  expect(doing('requestEdit', [editOf(order, { requested_at: AT })])).toBe(true);
});

test('with other lines, another edit, or one that was never known it is someone else’s', () => {
  const [first] = known.items;
  const fewer = editOf(order, { requested_at: AT, items: first ? [first] : [] });
  expect(doing('requestEdit', [fewer])).toBe(false);
  const confirmed = editOf(order, { confirmed_at: AT });
  expect(doing('confirmEdit', [confirmed, editOf(order, { id: 'oe_2' })])).toBe(false);
  const sent = { action: 'confirmEdit', editId: 'oe_1' } as const;
  expect(isOwnDoing(sent, undefined, [confirmed], order)).toBe(false);
});
