import { expect, test } from 'vitest';
import { defineExtension } from '#app/extensions/extension.ts';
import { rememberFilters } from '#app/extensions/filters.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { Item } from '../item/query.ts';
import { FILTERS, asked, foundItems, isOwnFilter, itemCountOf } from './query.ts';
import { unitsOf } from './stock.ts';

const item = (id: string, levels: [string, number, number][], rest: Partial<Item> = {}): Item =>
  ({
    id,
    sku: id.toUpperCase(),
    variants: [{ id: `variant_${id}` }],
    location_levels: levels.map(([location_id, stocked_quantity, reserved_quantity]) => ({
      location_id,
      stocked_quantity,
      reserved_quantity,
      incoming_quantity: 1,
    })),
    ...rest,
  }) as Item;

const many = item('many', [
  ['a', 50, 10],
  ['b', 60, 0],
]);
const few = item('few', [
  ['a', 4, 0],
  ['b', 0, 0],
]);
const none = item('none', [['a', 3, 3]], { sku: null });
const nowhere = item('nowhere', [], { variants: [] });
const ALL = [many, few, none, nowhere];

const found = (filters: Record<string, string[]>): string[] =>
  foundItems(ALL, { filters }).map(({ id }) => id);

test('units are those of the chosen locations; what is reserved isn’t available', () => {
  expect(unitsOf(many)).toEqual({ stocked: 110, reserved: 10, available: 100, incoming: 2 });
  expect(unitsOf(many, ['a'])).toEqual({ stocked: 50, reserved: 10, available: 40, incoming: 1 });
  expect(unitsOf(nowhere)).toEqual({ stocked: 0, reserved: 0, available: 0, incoming: 0 });
});

test('items are found by how few there are, where one looks, and by what they lack', () => {
  expect(found({ available: ['1'] })).toEqual(['none', 'nowhere']);
  expect(found({ available: ['5'] })).toEqual(['few', 'none', 'nowhere']);
  expect(found({ available: ['1'], location_id: ['b'] })).toEqual(['few', 'none', 'nowhere']);
  expect(found({ missing: ['sku'] })).toEqual(['none']);
  expect(found({ missing: ['variant'] })).toEqual(['nowhere']);
  expect(found({})).toEqual(['many', 'few', 'none', 'nowhere']);
});

test('a damaged item is in no list that is made here', () => {
  expect(foundItems([null as unknown as Item, few], { filters: {} })).toEqual([few]);
});

test('only what the server can’t do is found here', () => {
  expect(isOwnFilter({ filters: { location_id: ['a'] } })).toBe(false);
  expect(isOwnFilter({ filters: { available: ['1'] } })).toBe(true);
});

test('views of own filters are counted with one call for all items, the others with one row', () => {
  const counted = (address: string) =>
    itemCountOf(readListView(new URLSearchParams(address), FILTERS));
  const [none, few] = [counted('available=1'), counted('available=10')];
  expect(none.queryKey).toEqual(few.queryKey);
  expect(none).toHaveProperty('most');
  const all = { items: ALL, count: 4 };
  expect([none.select(all).count, few.select(all).count]).toEqual([2, 3]);
  expect(counted('')).not.toHaveProperty('most');
  expect(counted('').queryKey).toContainEqual({ limit: 1, offset: 0 });
  expect(counted('').select({ items: [], count: 900 }).count).toBe(900);
});

test('a filter of an extension adds its parameters', () => {
  rememberFilters(
    defineExtension({
      name: 'customs',
      filters: [
        {
          on: 'inventory',
          id: 'from',
          label: 'from',
          options: [{ value: 'it', label: 'italy', params: { origin_country: 'it' } }],
        },
      ],
    }),
  );
  const read = (address: string) => asked(readListView(new URLSearchParams(address), FILTERS));
  expect(read('x-customs.from=it')).toEqual({ order: '-created_at', origin_country: 'it' });
  expect(read('x-customs.from=fr')).toEqual({ order: '-created_at' });
});
