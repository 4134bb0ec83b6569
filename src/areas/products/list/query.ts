import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions, listProducts } from '#generated/admin/products/products.ts';
import type { ApiError } from '#client/index.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { codeIn, findByCode } from '../barcodes.ts';
import { given } from '#shared/given.ts';
import { instantsOf, listQuery, pageParams } from '#shared/list-query.ts';
import type { PageParams } from '#shared/list-query.ts';
import { isProductStatus } from '#shared/product-status.tsx';

type Row = ProductListResponse['products'][number];

/** What a row shows of a product … */
const FIELDS = [
  'id',
  'title',
  'subtitle',
  'handle',
  'thumbnail',
  'status',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Row)[];
/** … and of other records. Not the variants: the server counts the stock of every one of them before it answers. */
const RELATIONS = [
  'collection',
  'type',
  'sales_channels',
] as const satisfies readonly (keyof Row)[];
/** What comes in one more call, once the rows stand. */
type Details = Pick<Row, 'variants' | 'tags' | 'categories'>;

/** A row of the list: what was asked for, and no more. */
export type ListedProduct = Pick<Row, (typeof FIELDS)[number] | (typeof RELATIONS)[number]> & {
  [Name in keyof Details]?: Details[Name] | undefined;
};

/** Filters of the list, as its address and the server name them. */
export const FILTERS = [
  'status',
  'collection_id',
  'type_id',
  'tags',
  'sales_channel_id',
  'category_id',
  'price_list_id',
  'created_at',
  'updated_at',
] as const;

/** What the list asks the server for. Gift cards are not listed. */
function listParams(page: PageParams, view: ListView): ListProductsParams {
  const { filters } = view;
  const status = filters['status']?.filter(isProductStatus);
  return given<ListProductsParams>({
    ...page,
    is_giftcard: false,
    fields: FIELDS.join(','),
    expand: RELATIONS.join(','),
    status: status?.length ? status : undefined,
    collection_id: filters['collection_id'],
    type_id: filters['type_id'],
    tags: filters['tags'],
    sales_channel_id: filters['sales_channel_id'],
    category_id: filters['category_id'],
    // Whoever looks for a category means those below it too.
    include_category_children: filters['category_id'] ? true : undefined,
    price_list_id: filters['price_list_id'],
    created_at: instantsOf(view, 'created_at'),
    updated_at: instantsOf(view, 'updated_at'),
  });
}

/**
 * The query of one page of the list. When the search finds nothing and can be a barcode, the products that have it are
 * listed, with the same filters; the server's own search doesn't look at barcodes.
 */
function options(params: ListProductsParams, search: string) {
  const code = codeIn(search);
  if (code === undefined) return getListProductsQueryOptions<ProductListResponse>(params);
  return getListProductsQueryOptions<ProductListResponse>(params, {
    query: {
      queryFn: async ({ signal, client }) => {
        const found = await listProducts(params, { signal });
        if (found.count > 0) return found;
        const id = await findByCode(client, code, signal);
        const { q: _q, ...others } = params;
        return id.length > 0 ? listProducts({ ...others, id }, { signal }) : found;
      },
    },
  });
}

/** The list of products, newest first. */
export const productList = listQuery({
  filters: FILTERS,
  defaultOrder: '-created_at',
  options: (page, view) => options(listParams(page, view), view.search),
});

/**
 * The parameters that find all that a list shows, on whatever page: where its words find nothing and can be a barcode,
 * the products that have it, by their ids.
 *
 * @throws ApiError when it can't be found out
 */
export async function foundParams(
  client: QueryClient,
  view: ListView,
  signal?: AbortSignal,
): Promise<ListProductsParams> {
  const params = listParams(pageParams(view, productList.defaultOrder), view);
  const code = codeIn(view.search);
  if (code === undefined) return params;
  const init = signal ? { signal } : {};
  if ((await listProducts({ ...params, limit: 1, offset: 0 }, init)).count > 0) return params;
  const id = await findByCode(client, code, signal);
  const { q: _q, ...others } = params;
  return id.length > 0 ? { ...others, id } : params;
}

/** Whether a list that is on its way looks for a barcode, which takes longer than other searches. */
export const looksForCode = (
  { search }: ListView,
  { isFetching, isPlaceholderData, data }: UseQueryResult<ProductListResponse, ApiError>,
): boolean =>
  codeIn(search) !== undefined && isFetching && (isPlaceholderData || data === undefined);
