import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import {
  getListSalesChannelsQueryKey,
  listSalesChannels,
} from '#generated/admin/sales-channels/sales-channels.ts';
import { listShippingOptions } from '#generated/admin/shipping-options/shipping-options.ts';
import { listStockLocations } from '#generated/admin/stock-locations/stock-locations.ts';
import type {
  ListProductsParams as ShopProductsParams,
  StoreProductDetail,
} from '#generated/store/store.schemas.ts';
import { listProducts as listShopProducts } from '#generated/store/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { chunk } from '#app/query/chunk.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { isApiError, storeClient } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { everyPage } from '../read/every-page.ts';
import { regionsOptions } from '../sources/regions.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '../read/map-concurrently.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { isPayable, marketsOf, setupTasks } from './tasks.ts';
import type { Market, Offer, SetupFacts, Task } from './tasks.ts';

/** Products checked per market, in the server's order. */
const LOOKED_THROUGH = 100;
/** Markets checked. */
const MARKETS = 6;

const RELATIONS = joinNames<ExpandOf<typeof listShopProducts>>(
  'variants',
  'variants.prices',
  'profiles',
);

/** 404: a module or feature is missing, or the record was deleted meanwhile. */
async function unlessUnknown<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Outbound options that shoppers see; none if the region was deleted meanwhile. */
const readOptions = async (region: string, call: CallOptions): Promise<SetupFacts['options']> =>
  (await unlessUnknown(
    everyPage(async ({ limit, offset }) => {
      const { shipping_options: rows, count } = await listShippingOptions(
        { limit, offset, region_id: region, is_return: false, admin_only: false },
        call,
      );
      return { rows, count };
    }),
  )) ?? [];

async function readRegions(
  client: QueryClient,
  call: CallOptions,
): Promise<Pick<SetupFacts, 'regions' | 'options'>> {
  const regions = await client.fetchQuery({ ...regionsOptions, staleTime: 0 });
  const inOrder = [...regions.filter(isPayable), ...regions.filter((one) => !isPayable(one))];
  const options: SetupFacts['options'][number][] = [];
  // The server lists nothing while an option of a deleted region remains, so ask per region.
  for (const part of chunk(inOrder, CALLS_AT_ONCE)) {
    const read = await mapConcurrently(part, CALLS_AT_ONCE, ({ id }) => readOptions(id, call));
    options.push(...read.flat());
    if (new Set(options.map((option) => option.region_id)).size >= MARKETS) break;
  }
  return { regions, options };
}

async function readFacts(client: QueryClient, call: CallOptions): Promise<SetupFacts> {
  const [{ regions, options }, channels, locations] = await Promise.all([
    readRegions(client, call),
    unlessUnknown(
      everyPage(async ({ limit, offset }) => {
        const { sales_channels: rows, count } = await listSalesChannels({ limit, offset }, call);
        return { rows, count };
      }),
    ),
    unlessUnknown(
      everyPage(async ({ limit, offset }) => {
        const { stock_locations: rows, count } = await listStockLocations(
          { limit, offset, expand: 'sales_channels' satisfies ExpandOf<typeof listStockLocations> },
          call,
        );
        return { rows, count };
      }),
    ),
  ]);
  return {
    regions,
    options,
    channels,
    locations: locations?.map((place) => ({
      ...place,
      sales_channels: place.sales_channels ?? [],
    })),
  };
}

const isPriced = ({ variants }: StoreProductDetail): boolean =>
  variants.some((variant) => typeof variant.calculated_price === 'number');

const isInStock = ({ variants }: StoreProductDetail): boolean =>
  variants.some((variant) => typeof variant.calculated_price === 'number' && variant.purchasable);

/** Returns the first product that can be bought in the market, or why the closest match can't. */
async function offerIn(
  { region, channel }: Market,
  { options }: SetupFacts,
  call: CallOptions,
): Promise<Offer | undefined> {
  const { products } = await listShopProducts(
    storeClient,
    omitUndefined<ShopProductsParams>({
      region_id: region.id,
      sales_channel_id: channel ? [channel.id] : undefined,
      limit: LOOKED_THROUGH,
      is_giftcard: false,
      expand: RELATIONS,
    }),
    call,
  );
  const isSent = ({ profile_id: profile }: StoreProductDetail): boolean =>
    options.some((option) => option.region_id === region.id && option.profile_id === profile);
  // Without a channel the server sends no stock.
  const stocked = products.filter(channel ? isInStock : isPriced);
  const sold = stocked.find(isSent);
  if (sold) return { title: sold.title };
  const [unsent] = stocked;
  if (unsent) return { why: 'noShipping', product: unsent, region };
  const priced = products.find(isPriced);
  if (priced) return { why: 'noStock', product: priced, region };
  const [first] = products;
  return first && { why: 'noPrice', product: first, region };
}

/** Undefined if some product is published. */
async function whyNothing(call: CallOptions): Promise<Offer | undefined> {
  const products = {
    is_giftcard: false,
    limit: 1,
    fields: 'id' satisfies FieldOf<typeof listProducts>,
    expand: '',
  } satisfies ListProductsParams;
  const [all, published] = await Promise.all([
    listProducts(products, call),
    listProducts({ ...products, status: ['published'] }, call),
  ]);
  if (all.count === 0) return { why: 'noProduct' };
  return published.count === 0 ? { why: 'nonePublished' } : undefined;
}

async function readOffer(facts: SetupFacts, call: CallOptions): Promise<Offer | undefined> {
  let nearest: Offer | undefined;
  const markets = marketsOf(facts).slice(0, MARKETS);
  for (const market of markets) {
    // Sequential: the first market is nearly always enough.
    // Its region or channel may have been deleted meanwhile.
    const offer = await unlessUnknown(offerIn(market, facts, call));
    if (offer && 'title' in offer) return offer;
    nearest ??= offer;
  }
  if (nearest) return nearest;
  const nothing = await whyNothing(call);
  return nothing ?? (markets.length > 0 ? { why: 'noneInChannel' } : undefined);
}

/** Refetched on every visit. */
export const setupOptions = (client: QueryClient) =>
  queryOptions({
    queryKey: [...getListSalesChannelsQueryKey(), 'setup'],
    queryFn: async ({ signal }): Promise<Task[]> => {
      const facts = await readFacts(client, { signal });
      return setupTasks(facts, await readOffer(facts, { signal }));
    },
    staleTime: 0,
  });

export const startSetup = async (client: QueryClient) => prefetch(client, setupOptions(client));
