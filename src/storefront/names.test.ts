import { expect, test } from 'vitest';
import { expandOf, fieldsOf } from './index.ts';
import type { StoreCartDetail, StoreProductDetail } from './index.ts';

test('names of the contract are joined, and others break the build', () => {
  expect(fieldsOf<StoreProductDetail>('id', 'title', 'variants.id')).toBe('id,title,variants.id');
  expect(expandOf<StoreCartDetail>('items', 'items.variant')).toBe('items,items.variant');
  // @ts-expect-error no such column
  fieldsOf<StoreProductDetail>('id', 'colour');
  // @ts-expect-error a relation is no column
  fieldsOf<StoreProductDetail>('variants');
  // @ts-expect-error a column is no relation
  expandOf<StoreProductDetail>('title');
  // @ts-expect-error metadata is no relation
  expandOf<StoreProductDetail>('metadata');
  // @ts-expect-error without a record
  fieldsOf('id');
});
