import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { listQuery } from '../list/list-query.ts';
import type { RowOf } from '../list/list-query.ts';

export type Belonging = Pick<
  ListProductsParams,
  'collection_id' | 'category_id' | 'price_list_id' | 'sales_channel_id'
>;

export const MEMBER_FIELDS = [
  'id',
  'title',
  'handle',
  'thumbnail',
  'status',
  'created_at',
] as const;

export const productsOf = (belonging: Belonging) =>
  listQuery({
    rows: 'products',
    query: getListProductsQueryOptions,
    fields: MEMBER_FIELDS,
    // Naming none would load the defaults.
    relations: ['type'],
    filters: {},
    defaultOrder: '-created_at',
    params: () => omitUndefined(belonging),
  });

export type SetProduct = RowOf<ReturnType<typeof productsOf>>;
