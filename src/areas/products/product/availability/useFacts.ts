import { useQuery } from '@tanstack/react-query';
import { getGetProductQueryKey } from '#generated/admin/products/products.ts';
import { getListShippingOptionsQueryKey } from '#generated/admin/shipping-options/shipping-options.ts';
import { getListProductsQueryOptions, getProduct } from '#generated/store/products/products.ts';
import { listShippingOptions } from '#generated/store/shipping-options/shipping-options.ts';
import type { GetProductParams, ListProductsParams } from '#generated/store/store.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { PUBLISHABLE_KEY_HEADER } from '#client/constants.ts';
import { isApiError, storeClient } from '#client/index.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Product } from '../query.ts';
import { availableIn, pricedIn } from './answers.ts';
import { NO_CHANNEL, channelsToAsk } from './overview.ts';
import type { Facts, Shop } from './overview.ts';

const PRICES = joinNames<ExpandOf<typeof getProduct>>('variants', 'variants.prices');
const STOCK = joinNames<ExpandOf<typeof getProduct>>('variants');

interface Looking {
  product: Product;
  regionIds: readonly string[] | undefined;
  /** Undefined while unknown. */
  shop: Shop | undefined;
  isEnabled: boolean;
}

interface FactsQuery {
  facts: Facts | undefined;
  error: unknown;
  retry: () => void;
}

/** Treats a region deleted meanwhile as one without results. */
function noneInMissingRegion(error: unknown): never[] {
  const isMissing = isApiError(error) && error.status === 404;
  if (isMissing && error.serverMessage?.startsWith('Region ')) return [];
  throw error;
}

/** Below the product's key, to refresh with it. */
const storefrontKey = (productId: string): readonly unknown[] => [
  ...getGetProductQueryKey(productId),
  'storefront',
];

/** Calls for the facts: two a region, one a channel. */
export const callsFor = (
  product: Product,
  regionIds: readonly string[],
  shop: Shop | undefined,
): number =>
  2 * regionIds.length + (shop ? channelsToAsk(product.sales_channels ?? [], shop).length : 0);

/** Reads storefront data with one request per region and per channel. */
export function useFacts({ product, regionIds = [], shop, isEnabled }: Looking): FactsQuery {
  const enabled = isEnabled && shop !== undefined && regionIds.length > 0;
  const key = storefrontKey(product.id);
  const channels = product.sales_channels ?? [];
  const channelIds = shop ? channelsToAsk(channels, shop) : [];
  // Without a publishable key: with one, the server refuses products outside its channels.
  const prices = useQuery({
    queryKey: [...key, 'prices', regionIds],
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        await mapConcurrently(regionIds, CALLS_AT_ONCE, async (id) => {
          const answer = getProduct(
            storeClient,
            product.id,
            { region_id: id, fields: 'id', expand: PRICES },
            { signal },
          );
          return [id, await answer.then(pricedIn).catch(noneInMissingRegion)];
        }),
      ),
    enabled,
  });
  const stock = useQuery({
    queryKey: [...key, 'stock', channelIds],
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        await mapConcurrently(channelIds, CALLS_AT_ONCE, async (id) => {
          const params = omitUndefined<GetProductParams>({
            sales_channel_id: id === NO_CHANNEL ? undefined : id,
            fields: 'id',
            expand: STOCK,
          });
          return [id, availableIn(await getProduct(storeClient, product.id, params, { signal }))];
        }),
      ),
    enabled,
  });
  // Not filtered by product, for which the server returns none: the profile matches instead. Not all regions at once
  // either: the server returns nothing if an option of a deleted region is left.
  const options = useQuery({
    queryKey: [...getListShippingOptionsQueryKey(), 'storefront', regionIds],
    queryFn: async ({ signal }) => {
      const byRegion = await mapConcurrently(regionIds, CALLS_AT_ONCE, (id) =>
        listShippingOptions(storeClient, { region_id: id, is_return: false }, { signal })
          .then((answer) => answer.shipping_options)
          .catch(noneInMissingRegion),
      );
      return byRegion.flat();
    },
    enabled,
  });
  const queries = [prices, stock, options];
  const facts =
    prices.data && stock.data && options.data
      ? {
          status: product.status,
          channels,
          variants: product.variants.map((variant) => ({
            id: variant.id,
            title: variant.title,
            units: variant.manage_inventory ? (variant.inventory_quantity ?? 0) : 0,
          })),
          priced: prices.data,
          available: stock.data,
          shipping: options.data
            .filter((option) => !option.is_return && option.profile_id === product.profile_id)
            .map((option) => ({ name: option.name, regionId: option.region_id })),
        }
      : undefined;
  return {
    facts,
    error: facts ? null : queries.find((query) => query.isError)?.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

interface Listed {
  isListed: boolean | undefined;
  error: unknown;
  retry: () => void;
}

export function useListed(product: Product, shop: Shop | undefined): Listed {
  const channelIds = shop?.channels?.map(({ id }) => id) ?? [];
  const own = product.sales_channels?.map(({ id }) => id) ?? [];
  const listed = useQuery(
    getListProductsQueryOptions(
      storeClient,
      omitUndefined<ListProductsParams>({
        id: [product.id],
        sales_channel_id: channelIds.length > 0 && !shop?.id ? channelIds : undefined,
        fields: 'id',
        expand: 'collection',
      }),
      {
        query: {
          queryKey: [...storefrontKey(product.id), 'listed', shop?.id ?? '', own],
          enabled: shop !== undefined,
        },
        ...(shop?.id ? { request: { headers: { [PUBLISHABLE_KEY_HEADER]: shop.id } } } : {}),
      },
    ),
  );
  return {
    // While refetching after a change, don't report the old answer as a problem.
    isListed: listed.data && (listed.isFetching || listed.data.products.length > 0),
    error: listed.data ? null : listed.error,
    retry: () => {
      if (listed.isError) void listed.refetch();
    },
  };
}
