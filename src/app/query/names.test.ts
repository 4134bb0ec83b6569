import { expect, test } from 'vitest';
import type { listCustomers } from '#generated/admin/customers/customers.ts';
import type { listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from './names.ts';
import type { ExpandOf, FieldOf, OrderOf } from './names.ts';

test('names of the contract are joined, and others break the build', () => {
  expect(joinNames<FieldOf<typeof listProducts>>('id', 'title')).toBe('id,title');
  expect(joinNames<FieldOf<typeof listCustomers>>('id', 'groups.id')).toBe('id,groups.id');
  expect(joinNames<ExpandOf<typeof listProducts>>('variants', 'variants.prices')).toBe(
    'variants,variants.prices',
  );
  // @ts-expect-error no such column
  joinNames<FieldOf<typeof listProducts>>('id', 'colour');
  // @ts-expect-error a relation is no column
  joinNames<FieldOf<typeof listProducts>>('variants');
  // @ts-expect-error a column is no relation
  joinNames<ExpandOf<typeof listProducts>>('title');
  // @ts-expect-error metadata is no relation
  joinNames<ExpandOf<typeof listProducts>>('metadata');
  // @ts-expect-error without the contract's names
  joinNames('id');
});

test('an order is a column, which a minus turns round', () => {
  const newest: OrderOf<typeof listOrders> = '-created_at';
  // @ts-expect-error no such column
  const unknown: OrderOf<typeof listOrders> = '-colour';
  // @ts-expect-error a relation is no column
  const customer: OrderOf<typeof listOrders> = 'customer';
  expect([newest, unknown, customer]).toHaveLength(3);
});
