import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import { given } from '../given.ts';
import { listQuery } from '../list-query.ts';
import type { RowOf } from '../list-query.ts';

/** Which products belong to the set, as the server's list filters them. */
export type Belonging = Pick<
  ListProductsParams,
  'collection_id' | 'category_id' | 'price_list_id' | 'sales_channel_id'
>;

/** What a row shows. */
export const MEMBER_FIELDS = [
  'id',
  'title',
  'handle',
  'thumbnail',
  'status',
  'created_at',
] as const;

/** A set's products: with a search and an order, but without filters of their own. */
export const productsOf = (belonging: Belonging) =>
  listQuery({
    rows: 'products',
    query: getListProductsQueryOptions,
    fields: MEMBER_FIELDS,
    // The usual relations would be read too if none were named.
    relations: ['type'],
    filters: {},
    defaultOrder: '-created_at',
    params: () => given(belonging),
  });

/** A product as a collection or a category lists it. */
export type SetProduct = RowOf<ReturnType<typeof productsOf>>;
