// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import afterSales from '../../../../../public/locales/en/after-sales.json';
import orderActions from '../../../../../public/locales/en/order-actions.json';
import orderCommands from '../../../../../public/locales/en/order-commands.json';
import { order } from '../facts/test-order.ts';
import { ACTIONS, ORDER_ACTIONS } from './order-actions.ts';

type Texts = Record<'action' | 'title', Record<string, string>>;

const TEXTS: readonly Texts[] = [orderActions, afterSales];

const textsOf = (kind: 'action' | 'title', name: string): string[] =>
  TEXTS.flatMap((texts) => texts[kind][name] ?? []);

test('each action is listed once', () => {
  expect(new Set(ORDER_ACTIONS).size).toBe(ORDER_ACTIONS.length);
});

test.each(ORDER_ACTIONS)('%s has its words, a menu, a rule and a form', async (name) => {
  const { group, icon, isOnlyInOwnMenu, whyNot, form, ...definition } = ACTIONS[name];
  expect(definition.name).toBe(name);
  expect(textsOf('action', name)).toHaveLength(1);
  expect(textsOf('title', name)).toHaveLength(1);
  expect(['order', 'return', 'swap', 'claim']).toContain(group);
  // It would be in no menu.
  if (isOnlyInOwnMenu) expect(group).not.toBe('order');
  expect(icon()).toBeDefined();
  expect(whyNot(order({ status: 'canceled' }))).toBe('canceled');
  expect(() => whyNot(order())).not.toThrow();
  expect((await form()).name).toMatch(/Form$/u);
});

test('commands are actions, and printing', () => {
  const names = Object.keys(orderCommands.verbs);
  expect(Object.keys(orderCommands.command).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => !ORDER_ACTIONS.some((action) => action === name))).toEqual([
    'print',
  ]);
});
