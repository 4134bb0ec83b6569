import { expect, test } from 'vitest';
import { fillPaths, Known, listOf } from './known.ts';

const known = new Known();
known.learn('/admin/regions', { regions: [{ id: 'reg_1' }, { id: 'reg_2' }], count: 2 });
known.learn('/admin/product-categories', { product_categories: [{ id: 'pcat_1' }] });
known.learn('/admin/regions/reg_2/options', { options: [{ id: 'opt 1' }] });

test('lists name the records to read', () => {
  expect(fillPaths('/admin/regions/{id}', known)).toEqual(['/admin/regions/reg_1']);
  expect(fillPaths('/admin/regions/{id}', known, true)).toHaveLength(2);
  expect(fillPaths('/admin/swaps/{id}', known, true)).toEqual([]);
  expect(listOf('/admin/swaps/{id}/parts')).toBe('/admin/swaps');
});

test('a part is read below the record that has it', () => {
  expect(fillPaths('/admin/regions/{id}/options/{option_id}', known, true)).toEqual([
    '/admin/regions/reg_2/options/opt%201',
  ]);
});

test('a property with an id finds the records of its kind', () => {
  expect(known.idsFor('region_id')).toEqual(['reg_1', 'reg_2']);
  expect(known.idsFor('category_id[]')).toEqual(['pcat_1']);
  expect(known.idsFor('order_id')).toEqual([]);
});

test('pages of a list come together, and tell their length', () => {
  const paged = new Known();
  expect(paged.learn('/a', { rows: [{ id: '1' }] })).toBe(1);
  expect(paged.learn('/a', { rows: [{ id: '2' }, { id: '1' }] })).toBe(2);
  expect(paged.ids('/a')).toEqual(['1', '2']);
  expect(paged.count()).toBe(2);
  expect(paged.learn('/a', 'text')).toBe(0);
});
