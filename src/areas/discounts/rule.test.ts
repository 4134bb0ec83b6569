import { expect, test } from 'vitest';
import { regionNamesOf, regionsOf, resourcesOf, ruleOf } from './rule.ts';

const europe = { name: 'Europe', currency_code: 'eur' };

const code = {
  rule: null,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  usage_limit: null,
  is_dynamic: true,
  parent_discount_id: 'disc_template',
  valid_duration: null,
  regions: [],
};

test('a code works in the regions of its template, in whose currency its value is', () => {
  const read = { ...code, parent_discount: { id: 'disc_template', regions: [europe] } };
  expect(regionsOf(read)).toEqual([europe]);
  expect(ruleOf(read)).toMatchObject({ currency: 'eur', regions: ['Europe'] });
});

test('regions are named in the order of their names', () => {
  const regions = ['Oceania', 'africa', 'Europe'].map((name) => ({ name, currency_code: 'eur' }));
  const read = { ...code, parent_discount_id: null, regions };
  expect(regionNamesOf(read)).toEqual(['africa', 'Europe', 'Oceania']);
  expect(ruleOf(read).regions).toEqual(['africa', 'Europe', 'Oceania']);
});

test('a code whose template is gone works nowhere', () => {
  expect(regionsOf({ ...code, parent_discount: null })).toEqual([]);
});

test.each([
  [{ type: 'products', products: [{ id: 'a', title: 'Lamp' }] }, 'Lamp'],
  [{ type: 'product_collections', product_collections: [{ id: 'a', title: 'Fall' }] }, 'Fall'],
  [{ type: 'product_types', product_types: [{ id: 'a', value: 'Shirts' }] }, 'Shirts'],
  [{ type: 'product_tags', product_tags: [{ id: 'a', value: 'New' }] }, 'New'],
  [{ type: 'customer_groups', customer_groups: [{ id: 'a', name: 'VIP' }] }, 'VIP'],
])('%j names %s', (condition, name) => {
  expect(resourcesOf(condition as never)).toEqual([{ id: 'a', name }]);
});

test('a condition without its list, of no or an unknown type, has no names', () => {
  for (const condition of [{ type: 'products' }, {}, { type: 'unknown' }]) {
    expect(resourcesOf(condition as never)).toBeUndefined();
  }
});
