import { expect, test } from 'vitest';
import { serializeBody } from './body.ts';
import { ApiError } from './error.ts';

test('values become JSON', () => {
  expect(serializeBody({ a: [1, null], at: new Date(0) })).toBe(
    '{"a":[1,null],"at":"1970-01-01T00:00:00.000Z"}',
  );
  expect(serializeBody(undefined)).toBeUndefined();
});

test.each([
  ['a form', new FormData()],
  ['a query', new URLSearchParams('a=1')],
  ['a file', new Blob(['a'])],
  ['bytes', new Uint8Array([1])],
  ['a text', '{"a":1}'],
])('%s goes as it is', (_name, body) => {
  expect(serializeBody(body)).toBe(body);
});

const circle: Record<string, unknown> = {};
circle['self'] = circle;

test.each([
  ['a BigInt', { amount: 1n }],
  ['a date that is none', { starts_at: new Date('soon') }],
  ['a circle', circle],
])('%s is refused', (_name, body) => {
  expect(() => serializeBody(body)).toThrow(ApiError);
});
