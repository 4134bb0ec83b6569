import type { UseQueryResult } from '@tanstack/react-query';
import type {
  ListProductsParams,
  ProductListItem,
  ProductListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions, listProducts } from '#generated/admin/products/products.ts';
import type { ApiError } from '#client/index.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { codeIn } from '../barcodes.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';
import { PRODUCT_STATUSES } from '#shared/domain/product-status.tsx';
import type { WithDetails } from '#shared/list/useRowDetails.ts';

/** Falls back to a barcode lookup: the server doesn't search barcodes. */
function pageOptions(params: ListProductsParams) {
  const code = codeIn(params.q ?? '');
  if (code === undefined) return getListProductsQueryOptions<ProductListResponse>(params);
  return getListProductsQueryOptions<ProductListResponse>(params, {
    query: {
      queryFn: async ({ signal, client }) => {
        const found = await listProducts(params, { signal });
        if (found.count > 0) return found;
        const { findByCode } = await import('../find-by-code.ts');
        const id = await findByCode(client, code, signal);
        const { q: _q, ...others } = params;
        return id.length > 0 ? listProducts({ ...others, id }, { signal }) : found;
      },
    },
  });
}

export const productList = listQuery({
  rows: 'products',
  query: pageOptions,
  fields: ['id', 'title', 'subtitle', 'handle', 'thumbnail', 'status', 'created_at', 'updated_at'],
  // No variants: the server would count each one's stock before answering.
  relations: ['collection', 'type', 'sales_channels'],
  filters: {
    status: PRODUCT_STATUSES,
    collection_id: 'values',
    type_id: 'values',
    tags: 'values',
    sales_channel_id: 'values',
    category_id: 'values',
    price_list_id: 'values',
    created_at: 'dates',
    updated_at: 'dates',
  },
  defaultOrder: '-created_at',
  params: ({ filters }) =>
    omitUndefined<ListProductsParams>({
      is_giftcard: false,
      include_category_children: filters['category_id'] ? true : undefined,
    }),
});

/** List row; details load after the page's rows. */
export type ListedProduct = WithDetails<
  RowOf<typeof productList>,
  Pick<ProductListItem, 'variants' | 'tags' | 'categories'>
>;

/** True while a slow barcode lookup is pending. */
export const looksForCode = (
  { search }: ListView,
  { isFetching, isPlaceholderData, data }: UseQueryResult<ProductListResponse, ApiError>,
): boolean =>
  codeIn(search) !== undefined && isFetching && (isPlaceholderData || data === undefined);
