import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import { given } from '../given.ts';
import { listQuery } from '../list-query.ts';
import type { ListQuery } from '../list-query.ts';

/** Which products belong to the set, as the server's list filters them. */
export type Belonging = Pick<ListProductsParams, 'collection_id' | 'category_id'>;

const FIELDS = [
  'id',
  'title',
  'handle',
  'thumbnail',
  'status',
  'created_at',
] as const satisfies readonly (keyof ProductListResponse['products'][number])[];

/** What a row shows. */
export const MEMBER_FIELDS = FIELDS.join(',');

/** A product as a collection or a category lists it. */
export type SetProduct = Pick<ProductListResponse['products'][number], (typeof FIELDS)[number]>;

const NO_FILTERS: readonly string[] = [];

/** A set's products: with a search and an order, but without filters of their own. */
export const productsOf = (belonging: Belonging): ListQuery<ProductListResponse> =>
  listQuery({
    filters: NO_FILTERS,
    defaultOrder: '-created_at',
    options: (page) =>
      getListProductsQueryOptions(
        given<ListProductsParams>({
          ...page,
          collection_id: belonging.collection_id,
          category_id: belonging.category_id,
          fields: MEMBER_FIELDS,
          // The usual relations would be read too if none were named.
          expand: 'type',
        }),
      ),
  });
