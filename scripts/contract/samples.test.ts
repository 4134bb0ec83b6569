import { expect, test } from 'vitest';
import type { Document, Json } from './document.ts';
import { Known } from './known.ts';
import { asked, bodies, boundaries, toQuery } from './samples.ts';

const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {},
  components: {
    schemas: {
      Base: { type: 'object', required: ['a'], properties: { a: { enum: ['x', 'y'] } } },
    },
  },
};
const known = new Known();
known.learn('/admin/regions', { regions: [{ id: 'reg_1' }] });

const LARGEST = 2147483647;

test.each<[string, Json, Json[]]>([
  ['a', { type: 'integer' }, [0, 1, LARGEST]],
  ['a', { type: 'integer', minimum: 1, maximum: 3 }, [1, 2, 3]],
  ['a', { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 2 }, [1]],
  ['a', { type: 'string', minLength: 1, maxLength: 2 }, ['a', 'aa']],
  ['a', { type: 'string', pattern: '^x' }, []],
  ['a', { type: 'string', format: 'email' }, ['contract-check@example.com']],
  ['a', { type: ['boolean', 'null'] }, [null, true, false]],
  ['a', { anyOf: [{ type: 'boolean' }, { type: 'null' }] }, [null, true, false]],
  ['a', { enum: ['x', null] }, ['x', null]],
  ['region_id', { type: 'string' }, ['reg_1']],
  ['region_ids', { type: 'array', items: { type: 'string' } }, [[], ['reg_1']]],
  ['order_id', { type: 'string' }, []],
  ['a', { $ref: '#/components/schemas/Base' }, [{ a: 'x' }]],
])('%s: %j', (name, schema, values) => {
  expect(boundaries(document, schema, name, known)).toEqual(values);
});

test('bodies differ from the smallest one in a single property', () => {
  const schema: Json = {
    allOf: [
      { $ref: '#/components/schemas/Base' },
      { type: 'object', properties: { b: { type: 'boolean' } } },
    ],
  };
  expect(bodies(document, schema, known)).toEqual([
    { a: 'x' },
    { a: 'y' },
    { a: 'x', b: true },
    { a: 'x', b: false },
  ]);
});

test('there is no body without a value for what it requires', () => {
  const schema: Json = {
    type: 'object',
    required: ['order_id'],
    properties: { order_id: { type: 'string' } },
  };
  expect(bodies(document, schema, known)).toEqual([]);
});

test('a list is ordered by a column that its records have', () => {
  const order = { name: 'order', in: 'query', schema: { type: 'string' } } as const;
  const lists = new Known();
  lists.learn('/admin/orders', { orders: [{ id: 'order_1', created_at: '2026-01-05' }] });
  lists.learn('/admin/currencies', { currencies: [{ code: 'eur' }] });
  expect(asked(document, order, '/admin/orders', lists)).toEqual([
    { query: 'order=created_at', isMadeUp: false },
  ]);
  expect(asked(document, order, '/admin/currencies', lists)).toEqual([]);
});

test('an id that no record has is not asked for', () => {
  const lists = new Known();
  const cart = { name: 'cart_id', in: 'query', schema: { type: 'string' } } as const;
  expect(asked(document, cart, '/store/products', lists)).toEqual([]);
  lists.learn('/store/carts', { carts: [{ id: 'cart_1' }] });
  expect(asked(document, cart, '/store/products', lists)).toEqual([
    { query: 'cart_id=cart_1', isMadeUp: false },
  ]);
});

test('lists are repeated in a query', () => {
  expect(toQuery({ 'id[]': ['a', 'b'] })).toBe('id%5B%5D=a&id%5B%5D=b');
});
