import { expect, test } from 'vitest';
import { isObject, isRecord } from './guards.ts';

test.each([null, undefined, 0, '', 'text', true])('%s is no object', (value) => {
  expect(isObject(value)).toBe(false);
  expect(isRecord(value)).toBe(false);
});

test('a list is an object, but no record', () => {
  expect(isObject([])).toBe(true);
  expect(isRecord([])).toBe(false);
  expect(isObject({})).toBe(true);
  expect(isRecord({ id: '1' })).toBe(true);
});
