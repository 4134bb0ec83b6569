import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBody } from './parse.ts';

const parsed = (body: string, type: string | null, status = 200) =>
  parseBody({ kind: 'answer', status, header: () => type, body });

const JSON_TYPE = 'application/json; charset=utf-8';

test.each<[string, string | null, boolean, unknown]>([
  ['{"a":1}', JSON_TYPE, true, { a: 1 }],
  ['{"a":1}', 'application/problem+json', true, { a: 1 }],
  ['{"a":1}', 'text/plain', true, { a: 1 }],
  ['[1]', null, true, [1]],
  ['null', JSON_TYPE, true, null],
  ['', JSON_TYPE, true, undefined],
  [' \n', 'text/html', true, undefined],
  ['OK', 'text/plain; charset=utf-8', true, 'OK'],
  ['OK', null, true, 'OK'],
  ['{"a":', JSON_TYPE, false, '{"a":'],
  ['{"a":', null, false, '{"a":'],
  ['OK', JSON_TYPE, false, 'OK'],
  ['<p>Hello</p>', 'text/html; charset=utf-8', false, '<p>Hello</p>'],
  ['<!DOCTYPE html>', JSON_TYPE, false, '<!DOCTYPE html>'],
  ['\n<html>', 'text/plain', false, '\n<html>'],
])('%j as %s', (body, type, readable, value) => {
  expect(parsed(body, type)).toEqual({ readable, value });
});

test.each([
  [
    '{"customer":{"id":"cus_1","password_hash":"c2Ny+/eA=="}}',
    { customer: { id: 'cus_1', password_hash: null } },
  ],
  ['{ "password_hash" : "a\\"b", "id": "cus_1" }', { password_hash: null, id: 'cus_1' }],
  ['{"user":{"password_hash":null}}', { user: { password_hash: null } }],
  // Users' own text stays.
  ['{"value":"\\"password_hash\\":\\"x\\""}', { value: '"password_hash":"x"' }],
])('no password’s hash leaves the runtime: %j', (body, value) => {
  expect(parsed(body, JSON_TYPE)).toEqual({ readable: true, value });
});

test('of an answer that broke off, either', () => {
  const { readable, value } = parsed('{"customer":{"password_hash":"c2NyeXB0AA', JSON_TYPE);
  expect(readable).toBe(false);
  expect(value).toBe('{"customer":{"password_hash":null');
});

const HASH = 'c2NyeXB0AA8AAAAIAAAAAYnO+/eA==';

test.each([
  ['a message', `{"message":"{\\"customer\\":{\\"password_hash\\":\\"${HASH}\\"}}"}`, JSON_TYPE],
  ['a sentence', `{"message":"Failing row (cus_1, password_hash=${HASH})"}`, JSON_TYPE],
  ['a list', `{"message":"no","rows":[{"password_hash":["${HASH}"]}]}`, JSON_TYPE],
  ['a text', `{password_hash: '${HASH}'}`, 'text/plain'],
  ['a page', `<pre>{&quot;password_hash&quot;:&quot;${HASH}&quot;}</pre>`, 'text/html'],
])('nor any in %s of an answer that refuses', (_where, body, type) => {
  for (const status of [400, 500]) {
    expect(JSON.stringify(parsed(body, type, status))).not.toContain('c2NyeXB0');
  }
});

test('a sentence about the field stays', () => {
  const body = '{"message":"property password_hash should not exist"}';
  expect(parsed(body, JSON_TYPE, 400).value).toEqual(JSON.parse(body));
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.string()), (body, type) => {
      expect(typeof parsed(body, type).readable).toBe('boolean');
    }),
  );
});

test('reads back any JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parsed(text, JSON_TYPE)).toEqual({ readable: true, value: JSON.parse(text) });
    }),
  );
});

test.each(['a', '\\\\', '\\"'])(
  'a hash of megabytes (%s…) is taken out without a throw',
  (part) => {
    const body = `{"password_hash":"${part.repeat(5_000_000)}","id":"cus_1"}`;
    expect(parsed(body, JSON_TYPE).value).toEqual({ password_hash: null, id: 'cus_1' });
  },
);
