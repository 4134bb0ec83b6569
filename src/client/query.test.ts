import * as fc from 'fast-check';
import { parse } from 'qs';
import { expect, test } from 'vitest';
import { QUERY_PARAMETER_LIMIT } from './constants.ts';
import { ApiError } from './error.ts';
import { pathPart, serializeQuery } from './query.ts';

const read = (query: string) => parse(query, { arrayLimit: Infinity });

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[[\]=&,+%.# null]*$/));
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true }),
  fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2200-01-01') }),
  fc.constant(null),
);
const name = fc.stringMatching(/^[a-z][a-z_]{0,12}$/).filter((key) => !(key in {}));
const list = fc.array(scalar, { minLength: 1, maxLength: 40 });
const value = fc.oneof(
  scalar,
  list,
  fc.dictionary(name, fc.oneof(scalar, list), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  fc.array(fc.dictionary(name, scalar, { minKeys: 1, noNullPrototype: true }), {
    minLength: 1,
    maxLength: 4,
  }),
);

function asText(input: unknown): unknown {
  if (input instanceof Date) return input.toISOString();
  if (Array.isArray(input)) return input.map(asText);
  if (typeof input === 'object' && input !== null) {
    return Object.fromEntries(Object.entries(input).map(([key, inner]) => [key, asText(inner)]));
  }
  return String(input);
}

test("the server's own parser reads back what was written", () => {
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (params) => {
      expect(read(serializeQuery(params))).toEqual(asText(params));
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, Record<string, unknown>, string]>([
  ['lists, also of one', { status: ['draft'] }, 'status[]=draft'],
  ['lists of several', { id: ['a', 'b'] }, 'id[]=a&id[]=b'],
  ['operators', { created_at: { gte: new Date(0) } }, 'created_at[gte]=1970-01-01T00:00:00.000Z'],
  ['null as the server spells it', { parent_category_id: null }, 'parent_category_id=null'],
  ['an empty text', { q: '' }, 'q='],
  ['undefined is left out', { q: undefined, id: ['a', undefined], x: { y: undefined } }, 'id[]=a'],
  ['empty objects are left out', { q: 'a', x: {} }, 'q=a'],
])('%s', (_name, params, expected) => {
  expect(decodeURIComponent(serializeQuery(params))).toBe(expected);
});

test('half a surrogate pair does not break the call', () => {
  expect(read(serializeQuery({ q: 'a\uD800b' }))).toEqual({ q: 'a\uFFFDb' });
});

test('what is too deep to be read is refused', () => {
  expect(read(serializeQuery({ a: { b: { c: { d: { e: [1] } } } } }))).toEqual({
    a: { b: { c: { d: { e: ['1'] } } } },
  });
  expect(() => serializeQuery({ a: { b: { c: { d: { e: { f: 1 } } } } } })).not.toThrow();
  expect(() => serializeQuery({ a: { b: { c: { d: { e: { f: [1] } } } } } })).toThrow(ApiError);
});

test('more values than the server reads are refused rather than lost', () => {
  const fits = Array.from({ length: QUERY_PARAMETER_LIMIT }, (_, index) => `id_${index}`);
  expect(serializeQuery({ id: fits })).toContain('id_999');
  expect(() => serializeQuery({ id: [...fits, 'one more'] })).toThrow(ApiError);
});

test.each([
  ['an empty list, which would not filter', { id: [] }, 'id'],
  ['an empty list inside', { x: { id: [] } }, 'x[id]'],
  ['a list of nothing', { id: [undefined] }, 'id'],
  ['a date that is none', { created_at: { gt: new Date('soon') } }, 'date'],
])('refused: %s', (_name, params, word) => {
  expect(() => serializeQuery(params)).toThrow(ApiError);
  expect(() => serializeQuery(params)).toThrow(word);
});

test.each([undefined, null, ''])('an id that is %j is refused: it would be the list', (id) => {
  expect(() => pathPart(id)).toThrow(ApiError);
});

test('a value in a path is encoded', () => {
  expect(pathPart('a/b ?\uD800')).toBe('a%2Fb%20%3F%EF%BF%BD');
  expect(pathPart(0)).toBe('0');
});
