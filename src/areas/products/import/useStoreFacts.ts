import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { listCollections } from '#generated/admin/collections/collections.ts';
import { listProductCategories } from '#generated/admin/product-categories/product-categories.ts';
import { listRegions } from '#generated/admin/regions/regions.ts';
import { listSalesChannels } from '#generated/admin/sales-channels/sales-channels.ts';
import { getGetStoreQueryKey, getStore } from '#generated/admin/store/store.ts';
import { listStockLocations } from '#generated/admin/stock-locations/stock-locations.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { StoreFacts } from './sheet.ts';

export function useStoreFacts(): UseQueryResult<StoreFacts> {
  return useQuery({
    queryKey: [...getGetStoreQueryKey(), 'import'],
    // Names may have changed since the last file.
    staleTime: 0,
    queryFn: ({ signal }) => readFacts(signal),
  });
}

async function readFacts(signal: AbortSignal): Promise<StoreFacts> {
  const { store } = await getStore({ signal });
  const modules = new Set((store.modules ?? []).map(({ module }) => module));
  const hasCategories = (store.feature_flags ?? []).some(
    ({ key, value }) => key === 'product_categories' && value,
  );
  const shop = store.default_sales_channel_id ?? store.default_sales_channel?.id;
  const [regions, channels, collections, categories, locations, shopLocations] = await Promise.all([
    everyPage(async ({ limit, offset }) => {
      const { regions: rows, count } = await listRegions({ limit, offset }, { signal });
      return { rows, count };
    }),
    everyPage(async ({ limit, offset }) => {
      const { sales_channels: rows, count } = await listSalesChannels(
        { limit, offset },
        { signal },
      );
      return { rows, count };
    }),
    everyPage(async ({ limit, offset }) => {
      const { collections: rows, count } = await listCollections({ limit, offset }, { signal });
      return { rows, count };
    }),
    hasCategories
      ? everyPage(async ({ limit, offset }) => {
          const { product_categories: rows, count } = await listProductCategories(
            { limit, offset },
            { signal },
          );
          return { rows, count };
        })
      : [],
    modules.has('stockLocationService')
      ? everyPage(async ({ limit, offset }) => {
          const { stock_locations: rows, count } = await listStockLocations(
            { limit, offset },
            { signal },
          );
          return { rows, count };
        })
      : [],
    modules.has('stockLocationService') && shop
      ? listStockLocations({ sales_channel_id: [shop], limit: 2 }, { signal })
      : undefined,
  ]);
  const byName = (all: readonly { id: string; name: string }[]): { id: string; name: string }[] =>
    all
      .map(({ id, name }) => ({ id, name }))
      .toSorted(
        (a, b) => Number(b.id === shop) - Number(a.id === shop) || a.name.localeCompare(b.name),
      );
  return {
    currencies: store.currencies
      .map(({ code }) => code)
      .toSorted(
        (a, b) =>
          Number(b === store.default_currency_code) - Number(a === store.default_currency_code),
      )
      .map((code) => code.toUpperCase()),
    regions: regions.map(({ id, name, currency_code: code }) => ({
      id,
      name,
      currency: code.toUpperCase(),
    })),
    channels: byName(channels),
    collections: collections.flatMap(({ handle }) => handle ?? []),
    categories: categories.flatMap(({ handle }) => handle ?? []),
    locations: byName(locations),
    defaultLocation: defaultLocation(
      store.default_location_id,
      locations,
      shopLocations?.stock_locations ?? [],
    ),
    hasInventory: modules.has('inventoryService'),
    hasCategories,
  };
}

interface Named {
  id: string;
}

/**
 * Falls back from the store's default to its only location, then to the only one of the default channel.
 *
 * @param shop locations of the default channel
 */
export function defaultLocation(
  storeDefault: string | null | undefined,
  all: readonly Named[],
  shop: readonly Named[],
): string | undefined {
  const [only, second] = all.length === 1 ? all : shop;
  const location = all.find(({ id }) => id === storeDefault) ?? (second ? undefined : only);
  return location?.id;
}
