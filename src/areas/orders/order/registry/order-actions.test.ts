// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import afterSales from '../../../../../public/locales/en/after-sales.json';
import orderActions from '../../../../../public/locales/en/order-actions.json';
import orderCommands from '../../../../../public/locales/en/order-commands.json';
import orderEdit from '../../../../../public/locales/en/order-edit.json';
import { fulfillment, order, payment } from '../facts/test-order.ts';
import { whyNotEdit } from '../order-edit/why-not.ts';
import type { Order } from '../query.ts';
import { ACTIONS, ORDER_ACTIONS, whyNot } from './order-actions.ts';

const NOW = '2026-11-03T10:00:00Z';

type Texts = Record<'action' | 'title', Record<string, string>>;

const TEXTS: readonly Texts[] = [orderActions, afterSales];

const textsOf = (kind: 'action' | 'title', name: string): string[] =>
  TEXTS.flatMap((texts) => texts[kind][name] ?? []);

test('each action is listed once', () => {
  expect(new Set(ORDER_ACTIONS).size).toBe(ORDER_ACTIONS.length);
});

test.each(ORDER_ACTIONS)('%s has its words, a menu, a rule and a form', async (name) => {
  const { group, icon, isInOrderMenu, whyNot: why, form, ...definition } = ACTIONS[name];
  expect(definition.name).toBe(name);
  expect(textsOf('action', name)).toHaveLength(1);
  expect(textsOf('title', name)).toHaveLength(1);
  expect(['order', 'return', 'swap', 'claim']).toContain(group);
  if (isInOrderMenu) expect(group).toBe('order');
  expect(icon()).toBeDefined();
  expect(why(order({ status: 'canceled' }))).toBe('canceled');
  expect(() => why(order())).not.toThrow();
  expect((await form()).name).toMatch(/Form$/u);
});

/** Characters that fit the menu */
const LINE = 50;

const STATES = [
  {},
  { status: 'canceled' },
  { status: 'completed' },
  { status: 'archived' },
  { payments: [payment({ captured_at: NOW, amount_refunded: 10_000 })] },
  { refunds: [{ id: 'ref_1' }] },
  { fulfillments: [fulfillment()] },
  { returns: [{ id: 'ret_1', status: 'requested' }] },
  { swaps: [{ id: 'swap_1', canceled_at: null }] },
  { claims: [{ id: 'claim_1', canceled_at: null }] },
].map((fields) => order(fields as Partial<Order>));

test('the order’s menu is short, and says in one line why an entry is disabled', () => {
  const inMenu = ORDER_ACTIONS.filter((name) => ACTIONS[name].isInOrderMenu);
  // Beside editing, printing, duplicating and copying the link.
  expect(inMenu).toEqual(['refund', 'complete', 'archive', 'cancel']);
  const whyOf = orderActions.why as Record<string, string>;
  const whyEditOf = orderEdit.why as Record<string, string>;
  const reasons = STATES.flatMap((state) => [
    ...inMenu.flatMap((name) => whyOf[whyNot(state, name) ?? ''] ?? []),
    ...[whyEditOf[whyNotEdit(state) ?? ''] ?? []].flat(),
  ]);
  expect(new Set(reasons).size).toBeGreaterThan(8);
  expect(reasons.filter((reason) => reason.length > LINE)).toEqual([]);
});

test('commands are actions, and printing', () => {
  const names = Object.keys(orderCommands.verbs);
  expect(Object.keys(orderCommands.command).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => !ORDER_ACTIONS.some((action) => action === name))).toEqual([
    'print',
  ]);
});
