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

/** Ids of items, as many in a part as one call reads. */
const inParts = (items: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(items.length / ITEMS_AT_ONCE) }, (_, index) =>
    items.slice(index * ITEMS_AT_ONCE, (index + 1) * ITEMS_AT_ONCE),
  );

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
  const params = { id, limit: id.length };
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

/** What lies where of some inventory items: a call for each hundred of them, side by side. */
export function useStock(items: readonly string[]): StockResult {
  const combine = useCallback(
    (results: UseQueryResult<InventoryItemListResponse>[]): StockResult => ({
      stock: toStock(results.map(({ data }) => data)),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ isError }) => isError)?.error ?? null,
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [],
  );
  return useQueries({ queries: inParts(items).map(stockOptions), combine });
}

/**
 * The variants and what lies where, as the server has them at this moment.
 *
 * @param items inventory items of the page
 * @param counted those of them whose stock is needed
 */
export async function readGridNow(
  queryClient: QueryClient,
  productId: string,
  items: readonly string[],
  counted: ReadonlySet<string>,
): Promise<{ variants: readonly GridVariant[]; stock: Stock }> {
  const parts = inParts(items).filter((part) => part.some((item) => counted.has(item)));
  const [{ products }, ...answers] = await Promise.all([
    queryClient.fetchQuery({ ...gridOptions(productId), staleTime: 0 }),
    ...parts.map((part) => queryClient.fetchQuery({ ...stockOptions(part), staleTime: 0 })),
  ]);
  return { variants: products[0]?.variants ?? [], stock: toStock(answers) };
}
