import { expect, test } from 'vitest';
import type { DiscountCode } from './codes.ts';
import { foundCodes } from './found.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const code = (id: string, fields: Partial<DiscountCode> = {}): DiscountCode => ({
  id,
  code: id.toUpperCase(),
  parent_discount_id: 'disc_template',
  is_disabled: false,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  usage_limit: 1,
  usage_count: 0,
  created_at: '2026-11-01T00:00:00Z',
  ...fields,
});

const CODES = [
  code('a1'),
  code('b2', { usage_count: 1 }),
  code('c3', { ends_at: '2026-11-02T00:00:00Z' }),
  code('a4', { is_disabled: true, ends_at: '2026-12-01T00:00:00Z' }),
];

const idsOf = (view: Partial<Parameters<typeof foundCodes>[1]>): string[] =>
  foundCodes(CODES, { search: '', statuses: [], order: 'code', ...view }, NOW).map(({ id }) => id);

test('codes are found by a part of their text, whatever its case', () => {
  expect(idsOf({ search: ' a' })).toEqual(['a1', 'a4']);
});

test('codes are found by their status', () => {
  expect(idsOf({ statuses: ['usedUp'] })).toEqual(['b2']);
  expect(idsOf({ statuses: ['expired', 'disabled'] })).toEqual(['a4', 'c3']);
});

test('codes made in one instant keep their order, and those without an end come last', () => {
  expect(idsOf({ order: '-created_at' })).toEqual(['c3', 'b2', 'a4', 'a1']);
  expect(idsOf({ order: 'ends_at' })).toEqual(['c3', 'a4', 'a1', 'b2']);
  expect(idsOf({ order: 'no such field' })).toEqual(['a1', 'a4', 'b2', 'c3']);
});
