import { expect, test } from 'vitest';
import type { Json } from './document.ts';
import { parsePath, select } from './json-path.ts';

const document: Json = {
  paths: {
    '/admin/orders': {
      get: {
        'x-served': false,
        parameters: [
          { name: 'limit', schema: { maximum: 100 } },
          { name: 'q', schema: { maxLength: 20 } },
        ],
      },
    },
  },
  schemas: {
    Order: { type: 'object' },
    Draft: { type: 'string', parts: { Order: { type: 'null' } } },
  },
};

const valuesAt = (path: string): Json[] =>
  select(document, parsePath(path)).matches.map(({ value }) => value);

test.each<[string, Json[]]>([
  ['$', [document]],
  ['$.schemas.Order.type', ['object']],
  ["$['schemas']['Order'].type", ['object']],
  ['$.schemas[*].type', ['object', 'string']],
  ['$.schemas.*.type', ['object', 'string']],
  ['$..Order.type', ['object', 'null']],
  ['$..schemas..Order.type', ['object', 'null']],
  ["$.paths['/admin/orders'].get.x-served", [false]],
  ['$.paths["/admin/orders"].get.parameters[0].name', ['limit']],
  ["$.paths['/admin/orders'].get.parameters[-1].name", ['q']],
  ["$.paths.*.get.parameters[?(@.name=='q')].schema.maxLength", [20]],
  ['$.paths.*.get.parameters[?@.schema.maximum == 100].name', ['limit']],
  ["$.schemas.Draft[?(@ == 'string')]", ['string']],
  ['$.schemas.Prodct', []],
  ["$.paths['/admin/orders'].get.parameters[2]", []],
])('%s', (path, values) => {
  expect(valuesAt(path)).toEqual(values);
});

test('a path that ends early says after which step', () => {
  expect(select(document, parsePath('$.schemas.Prodct.type')).reached).toBe(1);
});

test.each(['schemas.Order', '$schemas', '$.paths[1:2]', '$.schemas.', '$[?(@.a)]'])(
  '%s is refused',
  (path) => {
    expect(() => parsePath(path)).toThrow(path);
  },
);
