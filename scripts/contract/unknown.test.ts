import { expect, test } from 'vitest';
import type { Document, Json } from './document.ts';
import { unknownProperties } from './unknown.ts';

const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {},
  components: {
    schemas: {
      Base: { type: 'object', properties: { id: { type: 'string' } } },
      View: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            type: 'object',
            properties: {
              parts: { type: 'array', items: { $ref: '#/components/schemas/Base' } },
              parent: { anyOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] },
              metadata: { type: ['object', 'null'], additionalProperties: true },
            },
          },
        ],
      },
    },
  },
};

const unknown = (value: unknown, schema: Json = { $ref: '#/components/schemas/View' }): string[] =>
  unknownProperties(document, schema, value).map(({ at }) => at);

test('what the schema names is known, through references, allOf, anyOf and lists', () => {
  const value = {
    id: 'a',
    parts: [{ id: 'b' }],
    parent: { id: 'c' },
    metadata: { any: { thing: 1 } },
  };
  expect(unknown(value)).toEqual([]);
  expect(unknown({ id: 'a', parent: null, metadata: null })).toEqual([]);
});

test('what it does not name is told, with its place', () => {
  expect(unknown({ x: 1, parts: [{ id: 'b' }, { y: 2 }], parent: { z: 3 } })).toEqual([
    '/x',
    '/parts/1/y',
    '/parent/z',
  ]);
});
