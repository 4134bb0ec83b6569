import { expect, test } from 'vitest';
import { differencesOf, NO_OPERATION, summary, type Found } from './differences.ts';

const found = (parts: Partial<Found>): Found => ({
  operation: 'admin getOrder',
  where: '200',
  at: '/order',
  message: '',
  schema: 'Order',
  sample: '',
  ...parts,
});

const missing = (name: string, operation = 'admin getOrder'): Found =>
  found({ operation, message: `must have required property '${name}'` });

test('each difference has its cause, once, with all of its operations', () => {
  const all = differencesOf(
    [
      found({ message: 'must be integer', schema: 'Order.total', sample: '1.5' }),
      found({ message: 'is not in the contract', at: '/order/care' }),
      found({ message: 'is not in the contract', at: '/care', where: 'query', schema: '' }),
      found({ message: 'must be string', schema: 'Order.email', sample: 'null' }),
      found({ message: 'must be string', schema: 'Order.email', sample: '1' }),
      found({
        message: 'must be equal to one of the allowed values: ["new"]',
        schema: 'OrderStatus',
        sample: '"old"',
        at: '/order/status',
      }),
      found({ message: 'must match format "date-time"', schema: 'Order.due', at: '/order/due' }),
      found({ message: 'answer is not documented: {}', at: '', schema: '', where: '418' }),
      found({ message: 'must NOT have fewer than 1 items', schema: 'Order.items' }),
      found({ message: NO_OPERATION, where: 'GET /admin/care', at: '', schema: '' }),
      missing('items'),
      missing('items', 'admin listOrders'),
      missing('items'),
    ],
    ['Order.no_notification'],
    [{ operation: 'admin listOrders', value: 'expand=edits' }],
  );
  expect(all.map(({ cause, place, operations }) => [cause, place, operations.length])).toEqual([
    ['Not in the contract: operations', 'GET /admin/care', 1],
    ['Required, but missing', 'Order.items', 2],
    ['Not in the contract: properties of answers', 'Order.care', 1],
    ['Not in the contract: parameters and properties of bodies', 'query /care', 1],
    ['Null, but not nullable', 'Order.email', 1],
    ['Not an integer', 'Order.total', 1],
    ['Another type', 'Order.email', 1],
    ['Not in the enum', 'OrderStatus "old"', 1],
    ['Another format', 'Order.due', 1],
    ['Statuses and media types', '418 answer is not documented: {}', 1],
    ['Optional, but in every answer', 'Order.no_notification', 0],
    ['Refused values of fields, expand and order', 'expand=edits', 1],
    ['Other differences', 'Order.items must NOT have fewer than 1 items', 1],
  ]);
  expect(summary(all)).toHaveLength(13);
  expect(summary(all)[1]).toBe(
    'Required, but missing (1): Order.items  (admin getOrder and 1 more)',
  );
});

test('many differences are summed up by cause in at most 20 lines', () => {
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const undocumented = names.map((name) =>
    found({ message: 'is not in the contract', at: `/order/${name}` }),
  );
  const all = differencesOf([...names.map((name) => missing(name)), ...undocumented]);
  const lines = summary(all);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('Required, but missing (40)');
  expect(lines[9]).toBe('  Order.p8  (admin getOrder), and 31 more');
  expect(lines[10]).toBe('Not in the contract: properties of answers (40)');
  expect(summary(all, true)).toHaveLength(82);
});

test('nothing different is no line', () => {
  expect(summary(differencesOf([]))).toEqual([]);
});
