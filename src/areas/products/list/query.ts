import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions, listProducts } from '#generated/admin/products/products.ts';
import type { ApiError } from '#client/index.ts';
import { rangeBounds, textToRange } from '#ui/date/range.ts';
import { readersZone } from '#ui/date/zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { codeIn, findByCode } from '../barcodes.ts';
import { isProductStatus } from '#shared/product-status.tsx';

type Row = ProductListResponse['products'][number];

/** A row of the list; its variants come once the rows stand. */
export type ListedProduct = Omit<Row, 'variants'> & { variants?: Row['variants'] | undefined };

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

/** Newest first. */
export const USUAL_ORDER = '-created_at';

/** What a row shows of a product … */
const FIELDS = 'id,title,subtitle,handle,thumbnail,status,created_at,updated_at';
/** … and of other records. Not the variants: the server counts the stock of every one of them before it answers. */
const RELATIONS = 'collection,type,sales_channels';

/** What the list asks the server for. Gift cards are not listed. */
export function listParams({
  search,
  order,
  page,
  pageSize,
  filters,
}: ListView): ListProductsParams {
  const { status, created_at: created, updated_at: updated, ...byId } = filters;
  const known = status?.filter(isProductStatus);
  const [createdIn, updatedIn] = [instants(created), instants(updated)];
  return {
    is_giftcard: false,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    order: order ?? USUAL_ORDER,
    fields: FIELDS,
    expand: RELATIONS,
    ...(search ? { q: search } : {}),
    ...(known?.length ? { status: known } : {}),
    ...(createdIn ? { created_at: createdIn } : {}),
    ...(updatedIn ? { updated_at: updatedIn } : {}),
    // Whoever looks for a category means those below it too.
    ...(byId['category_id'] ? { include_category_children: true } : {}),
    ...byId,
  };
}

/** The instants of a filter for a range of the reader's days. */
function instants(
  values: readonly string[] | undefined,
): ReturnType<typeof rangeBounds> | undefined {
  const range = textToRange(values?.[0] ?? '');
  return range && rangeBounds(range, readersZone());
}

/**
 * The query of one page of the list. When the search finds nothing and can be a barcode, the products that have it are
 * listed, with the same filters; the server's own search doesn't look at barcodes.
 */
export const listOptions = (
  view: ListView,
): ReturnType<typeof getListProductsQueryOptions<ProductListResponse>> => {
  const params = listParams(view);
  const code = codeIn(view.search);
  if (code === undefined) return getListProductsQueryOptions(params);
  return getListProductsQueryOptions(params, {
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
};

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
  const params = listParams(view);
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

/** Starts to load the list that an address shows, without waiting. */
export function startProductList(queryClient: QueryClient, address: URLSearchParams): void {
  void queryClient.prefetchQuery(listOptions(readListView(address, FILTERS)));
}

/** One page of the list; the rows before stay while new ones come. */
export function useProductList(view: ListView): UseQueryResult<ProductListResponse, ApiError> {
  return useQuery({ ...listOptions(view), placeholderData: keepPreviousData });
}
