import { expect, test } from 'vitest';
import type { Document, Json } from '../document.ts';
import { namesOf, refusedAmong, refusedBy } from './names.ts';

const record: Json = { type: 'object', properties: { id: { type: 'string' } } };
const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Item: record,
      Order: {
        allOf: [
          record,
          {
            type: 'object',
            properties: {
              email: { type: 'string' },
              metadata: { type: 'object', additionalProperties: true },
              tags: { type: 'array', items: { type: 'string' } },
              items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
              customer: { anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] },
            },
          },
        ],
      },
    },
  },
};
const order: Json = { $ref: '#/components/schemas/Order' };

test.each<[string, Json]>([
  ['a list', { properties: { count: {}, orders: { type: 'array', items: order } } }],
  ['a record', { properties: { order } }],
])('%s has columns and relations', (_, answer) => {
  expect(namesOf(document, answer)).toEqual({
    columns: ['id', 'email'],
    relations: ['items', 'customer'],
  });
});

test('an answer without records has no names', () => {
  const answer: Json = { properties: { deleted: { type: 'boolean' } } };
  expect(namesOf(document, answer)).toEqual({ columns: [], relations: [] });
});

test('refused names are found in halves, in one call if there is none', async () => {
  const calls: string[] = [];
  const isTaken = (names: readonly string[]): Promise<boolean> => {
    calls.push(names.join(','));
    return Promise.resolve(!names.includes('c'));
  };
  expect(await refusedAmong(['a', 'b'], isTaken)).toEqual([]);
  expect(await refusedAmong(['a', 'b', 'c', 'd'], isTaken)).toEqual(['c']);
  expect(calls).toEqual(['a,b', 'a,b,c,d', 'a,b', 'c,d', 'c', 'd']);
});

test('each parameter that the operation has is tried; an order is one name', async () => {
  const asked: string[] = [];
  const ask = (query: string): Promise<boolean> => {
    asked.push(query);
    return Promise.resolve(query !== 'order=email' && query !== 'expand=items');
  };
  const names = { columns: ['id', 'email'], relations: ['items'] };
  const refused = await refusedBy({
    operation: 'admin listOrders',
    parameters: ['limit', 'expand', 'order'],
    names,
    ask,
  });
  expect(refused.map(({ value }) => value)).toEqual(['expand=items', 'order=email']);
  expect(asked).toEqual(['', 'expand=items', 'order=id', 'order=email']);
});

test('a record that is gone tells nothing', async () => {
  const names = { columns: ['id'], relations: [] };
  const ask = (): Promise<boolean> => Promise.resolve(false);
  const read = { operation: 'admin getOrder', parameters: ['fields'], names, ask };
  expect(await refusedBy(read)).toEqual([]);
});
