import { useQueries, useQuery } from '@tanstack/react-query';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type {
  InventoryItemListResponse,
  ListInventoryItemsParams,
  ListProductVariantsParams,
  ProductListResponse,
  ProductVariantListResponse,
} from '#generated/admin/admin.schemas.ts';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import {
  getListProductVariantsQueryKey,
  getListProductsQueryOptions,
  listProductVariants,
} from '#generated/admin/products/products.ts';
import type { listProducts } from '#generated/admin/products/products.ts';
import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { byRank } from '../product/rank.ts';

export type GridProduct = ProductListResponse['products'][number];
export type GridVariant = ProductVariantListResponse['variants'][number];

const productOptions = (id: string): ReturnType<typeof getListProductsQueryOptions> =>
  getListProductsQueryOptions({
    id: [id],
    limit: 1,
    fields: joinNames<FieldOf<typeof listProducts>>('id', 'title'),
    expand: '',
  });

/**
 * From the variant list: prices within a product may be half a minute old, and a save sends them back. Paged: 2,000
 * variants at once block the server for half a minute.
 */
const variantsOptions = (id: string) => {
  const params = {
    fields: joinNames<FieldOf<typeof listProductVariants>>(
      'id',
      'title',
      'sku',
      'variant_rank',
      'manage_inventory',
    ),
    expand: joinNames<ExpandOf<typeof listProductVariants>>('prices', 'inventory_items'),
    order: 'id' satisfies OrderOf<typeof listProductVariants>,
  } satisfies ListProductVariantsParams;
  return {
    queryKey: getListProductVariantsQueryKey(id, params),
    queryFn: ({ signal }: CallOptions): Promise<GridVariant[]> =>
      everyPage(async ({ limit, offset }) => {
        const { variants: rows, count } = await listProductVariants(
          id,
          { ...params, limit, offset },
          { signal },
        );
        return { rows, count };
      }),
  };
};

/** Prefetches the grid's data. */
export async function startGrid(queryClient: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    prefetch(queryClient, productOptions(id)),
    prefetch(queryClient, variantsOptions(id)),
  ]);
}

interface GridResult {
  /** Undefined while loading; null if it doesn't exist. */
  product: GridProduct | null | undefined;
  variants: readonly GridVariant[] | undefined;
  error: unknown;
  retry: () => void;
}

export function useGridProduct(id: string): GridResult {
  const product = useQuery({
    ...productOptions(id),
    select: ({ products }: ProductListResponse) => products[0] ?? null,
  }) as UseQueryResult<GridProduct | null, ApiError>;
  const variants = useQuery({ ...variantsOptions(id), select: byRank<GridVariant> });
  return {
    product: product.data,
    variants: variants.data,
    error: product.error ?? variants.error,
    retry: () => {
      for (const { isSuccess, refetch } of [product, variants]) if (!isSuccess) void refetch();
    },
  };
}

export interface Level {
  stocked: number;
}

/** By inventory item, then by location. */
export type Stock = ReadonlyMap<string, ReadonlyMap<string, Level>>;

/** Keeps the URL short enough for the ids. */
const ITEMS_AT_ONCE = 100;

function toStock(answers: readonly (InventoryItemListResponse | undefined)[]): Stock {
  const items = answers.flatMap((answer) => answer?.inventory_items ?? []);
  return new Map(
    items.flatMap(({ id, location_levels: levels }) => {
      const kept = levels.map(
        ({ location_id: location, stocked_quantity: stocked }) => [location, { stocked }] as const,
      );
      return id === undefined ? [] : [[id, new Map(kept)] as const];
    }),
  );
}

const stockOptions = (id: string[]) => {
  const params = { id, limit: id.length } satisfies ListInventoryItemsParams;
  return {
    queryKey: getListInventoryItemsQueryKey(params),
    queryFn: ({ signal }: { signal: AbortSignal }) => listInventoryItems(params, { signal }),
  };
};

interface StockResult {
  stock: Stock;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

export function useStock(items: readonly string[]): StockResult {
  const combine = useCallback(
    (results: UseQueryResult<InventoryItemListResponse>[]): StockResult => ({
      stock: toStock(results.map(({ data }) => data)),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
      retry: () => {
        for (const { isSuccess, refetch } of results) if (!isSuccess) void refetch();
      },
    }),
    [],
  );
  return useQueries({ queries: chunk(items, ITEMS_AT_ONCE).map(stockOptions), combine });
}

interface Reading<Answer> {
  queryKey: QueryKey;
  queryFn: (call: CallOptions) => Promise<Answer>;
}

/**
 * Reads the current variants and stock from the server.
 *
 * @param items all inventory items of the page
 * @param counted those whose stock is needed
 */
export async function readGridNow(
  queryClient: QueryClient,
  productId: string,
  items: readonly string[],
  counted: ReadonlySet<string>,
  { signal }: CallOptions,
): Promise<{ variants: readonly GridVariant[]; stock: Stock }> {
  const parts = chunk(items, ITEMS_AT_ONCE).filter((part) =>
    part.some((item) => counted.has(item)),
  );
  const now = <Answer>(options: Reading<Answer>): Promise<Answer> =>
    readNow(queryClient, options.queryKey, () => options.queryFn({ signal }));
  const [variants, answers] = await Promise.all([
    now(variantsOptions(productId)),
    mapConcurrently(parts, CALLS_AT_ONCE, (part) => now(stockOptions(part))),
  ]);
  return { variants: byRank(variants), stock: toStock(answers) };
}
