import { expect, expectTypeOf, test } from 'vitest';
import type {
  ListProductsParams,
  ProductCollectionListResponse,
  ProductListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListCollectionsQueryOptions } from '#generated/admin/collections/collections.ts';
import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import { rememberFilters } from '#app/extensions/filters.ts';
import { readListView } from '#ui/list/useListState.ts';
import { listQuery } from './list-query.ts';
import type { RowOf } from './list-query.ts';

const list = listQuery({
  rows: 'products',
  query: getListProductsQueryOptions,
  fields: ['id', 'title'],
  relations: ['collection', 'sales_channels'],
  filters: { created_at: 'dates', collection_id: 'values' },
  defaultOrder: '-created_at',
  params: () => ({ is_giftcard: false }),
});

const asked = (address: string): unknown =>
  list.options(readListView(new URLSearchParams(address), list.filters)).queryKey.at(-1);

test('an empty address is the first page in the default order', () => {
  expect(asked('')).toEqual({
    limit: 25,
    offset: 0,
    order: '-created_at',
    fields: 'id,title',
    expand: 'collection,sales_channels',
    is_giftcard: false,
  });
});

test('search, order, page and filters come from the address', () => {
  expect(
    asked('q=brass&order=title&page=3&size=50&collection_id=a&created_at=2026-11-01..2026-11-30'),
  ).toMatchObject({
    limit: 50,
    offset: 100,
    order: 'title',
    q: 'brass',
    collection_id: ['a'],
    created_at: { gte: expect.stringContaining('T'), lt: expect.stringContaining('T') },
  });
  expect(asked('created_at=yesterday')).not.toHaveProperty('created_at');
});

test('a filter of an extension adds its parameters, which replace those of other filters', () => {
  const late = { created_at: { lt: '2026-01-01' }, title: 'Lamp' };
  rememberFilters(
    defineExtension({
      name: 'warranties',
      filters: [
        {
          on: 'products',
          id: 'claims',
          label: 'claims',
          options: [{ value: 'late', label: 'late', params: late }],
        },
      ],
    }),
  );
  expect(asked('created_at=2026-11-01..2026-11-30&x-warranties.claims=late')).toMatchObject(late);
  expect(asked('x-warranties.claims=early')).not.toHaveProperty('title');
});

test('a row has what was asked for, and no more', () => {
  type Row = RowOf<typeof list>;
  expectTypeOf<keyof Row>().toEqualTypeOf<'id' | 'title' | 'collection' | 'sales_channels'>();
  // Lists, never null.
  expectTypeOf<Row['sales_channels']>().not.toBeNullable();
  // @ts-expect-error the list doesn't ask for the material
  const material = (row: Row): unknown => row.material;
  // @ts-expect-error nor for the variants
  const variants = (row: Row): unknown => row.variants;
  expect([material, variants]).toHaveLength(2);
});

test('where the server takes no choice, a row has its own columns and what comes unasked', () => {
  const query = getListCollectionsQueryOptions;
  const own = listQuery({ rows: 'collections', query, filters: {}, defaultOrder: 'title' });
  type Own = RowOf<typeof own>;
  type Entity = ProductCollectionListResponse['collections'][number];
  expectTypeOf<keyof Own>().toEqualTypeOf<Exclude<keyof Entity, 'products'>>();
  const alwaysSent = ['products'] as const;
  const all = listQuery({
    rows: 'collections',
    query,
    alwaysSent,
    filters: {},
    defaultOrder: 'title',
  });
  expectTypeOf<RowOf<typeof all>['products']>().not.toBeNullable();
  expect([own, all]).toHaveLength(2);
});

test('a name that the contract does not have breaks the build', () => {
  const base = {
    rows: 'products',
    query: getListProductsQueryOptions,
    filters: {},
    defaultOrder: '-created_at',
  } as const;
  // @ts-expect-error no such column
  listQuery({ ...base, fields: ['id', 'colour'] });
  // @ts-expect-error a column of its own is no relation
  listQuery({ ...base, relations: ['title'] });
  // @ts-expect-error no such parameter
  listQuery({ ...base, filters: { maker_id: 'values' } });
  // @ts-expect-error days are no list of values
  listQuery({ ...base, filters: { created_at: 'values' } });
  // @ts-expect-error no such column to sort by
  listQuery({ ...base, defaultOrder: '-colour' });
  const query = (params: Omit<ListProductsParams, 'q'>) =>
    getListProductsQueryOptions<ProductListResponse>(params);
  // @ts-expect-error the list can't be searched
  listQuery({ ...base, query });
  expect(base.rows).toBe('products');
});
