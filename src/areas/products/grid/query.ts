import { useQueries, useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type {
  InventoryItemListResponse,
  ProductListResponse,
} from '../../../../generated/admin/admin.schemas.ts';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '../../../../generated/admin/inventory-items/inventory-items.ts';
import { getListProductsQueryOptions } from '../../../../generated/admin/products/products.ts';
import type { ApiError } from '../../../client/index.ts';

/** A product with what the grid shows of its variants. */
export type GridProduct = ProductListResponse['products'][number];
export type GridVariant = NonNullable<GridProduct['variants']>[number];

const gridOptions = (id: string): ReturnType<typeof getListProductsQueryOptions> =>
  getListProductsQueryOptions({
    id: [id],
    limit: 1,
    fields: 'id,title,handle,updated_at',
    expand: 'variants,variants.prices,variants.inventory_items',
  });

/** Starts to load the grid, without waiting. */
export function startGrid(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(gridOptions(id));
}

/** The product; null when there is none with this id. */
export function useGridProduct(id: string): UseQueryResult<GridProduct | null, ApiError> {
  return useQuery({
    ...gridOptions(id),
    select: ({ products }: ProductListResponse) => products[0] ?? null,
  }) as UseQueryResult<GridProduct | null, ApiError>;
}

/** What lies at one location. */
export interface Level {
  stocked: number;
}

/** By inventory item, then by location. */
export type Stock = ReadonlyMap<string, ReadonlyMap<string, Level>>;

/** Items that one call reads: their ids must fit into an address. */
const ITEMS_AT_ONCE = 100;

interface StockResult {
  stock: Stock;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** What lies where of some inventory items: a call for each hundred of them, side by side. */
export function useStock(items: readonly string[]): StockResult {
  const parts = Array.from({ length: Math.ceil(items.length / ITEMS_AT_ONCE) }, (_, index) =>
    items.slice(index * ITEMS_AT_ONCE, (index + 1) * ITEMS_AT_ONCE),
  );
  const combine = useCallback(
    (results: UseQueryResult<InventoryItemListResponse>[]): StockResult => ({
      stock: new Map(
        results
          .flatMap(({ data }) => data?.inventory_items ?? [])
          .flatMap(({ id, location_levels: levels }) =>
            id === undefined
              ? []
              : [
                  [
                    id,
                    new Map(
                      levels.map(({ location_id: location, stocked_quantity: stocked }) => [
                        location,
                        { stocked },
                      ]),
                    ),
                  ] as const,
                ],
          ),
      ),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ isError }) => isError)?.error ?? null,
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [],
  );
  return useQueries({
    queries: parts.map((id) => {
      const params = { id, limit: id.length };
      return {
        queryKey: getListInventoryItemsQueryKey(params),
        queryFn: ({ signal }: { signal: AbortSignal }) => listInventoryItems(params, { signal }),
      };
    }),
    combine,
  });
}
