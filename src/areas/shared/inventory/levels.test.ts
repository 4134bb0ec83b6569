import { expect, test } from 'vitest';
import { levelChanges, stockRecord, stockValues } from './levels.ts';

const level = (location: string, stocked: number, incoming: number) => ({
  id: `ilev_${location}`,
  location_id: location,
  inventory_item_id: 'iitem_1',
  stocked_quantity: stocked,
  reserved_quantity: 1,
  incoming_quantity: incoming,
  metadata: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

const record = stockRecord({
  id: 'iitem_1',
  location_levels: [level('a', 5, 2), level('b', 0, 0)],
});
const before = stockValues(record, ['a', 'b', 'c']);

test('every location has its row, an unused one is empty', () => {
  expect(before).toEqual({
    a: { stocked: 5, incoming: 2 },
    b: { stocked: 0, incoming: 0 },
    c: { stocked: null, incoming: null },
  });
});

test('each changed location takes one call', () => {
  expect(levelChanges(before, before)).toEqual([]);
  expect(
    levelChanges(before, {
      a: { stocked: 7, incoming: 2 },
      b: { stocked: null, incoming: null },
      c: { stocked: 3, incoming: null },
    }),
  ).toEqual([
    { kind: 'update', location: 'a', stocked: 7 },
    { kind: 'update', location: 'b', stocked: 0, incoming: 0 },
    { kind: 'create', location: 'c', stocked: 3, incoming: 0 },
  ]);
});

test('goods on their way alone do not make a level', () => {
  expect(levelChanges(before, { ...before, c: { stocked: null, incoming: 4 } })).toEqual([]);
});
