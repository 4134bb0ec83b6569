import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import {
  getGetSalesChannelQueryOptions,
  getListSalesChannelsQueryKey,
  listSalesChannels,
} from '#generated/admin/sales-channels/sales-channels.ts';
import {
  getListStockLocationsQueryKey,
  listStockLocations,
} from '#generated/admin/stock-locations/stock-locations.ts';
import { getListPublishableApiKeysQueryKey } from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { countParams } from '#shared/orders/count.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { isLive, keysOptions, readChannels } from '../keys/query.ts';

/** All sales channels, in the server's order. */
export const channelsOptions = queryOptions({
  queryKey: [...getListSalesChannelsQueryKey(), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { sales_channels: rows, count } = await listSalesChannels(
        { limit, offset },
        { signal },
      );
      return { rows, count };
    }),
});

export const startChannels = async (client: QueryClient) => prefetch(client, channelsOptions);

export const channelRecord = recordQuery({
  name: 'sales_channel',
  query: getGetSalesChannelQueryOptions,
});

export type Channel = RecordOf<typeof channelRecord>;

export const readLocations = async (
  channelId: string,
  call: { signal: AbortSignal },
): Promise<StockLocation[]> =>
  everyPage(async ({ limit, offset }) => {
    const { stock_locations: rows, count } = await listStockLocations(
      { limit, offset, sales_channel_id: [channelId] },
      call,
    );
    return { rows, count };
  });

export const locationsOf = (channelId: string) =>
  queryOptions({
    queryKey: [...getListStockLocationsQueryKey(), 'channel', channelId],
    queryFn: ({ signal }) => readLocations(channelId, { signal }),
  });

interface OpeningKey {
  id: string;
  title: string;
  /** The key names no channels, which opens all of them. */
  opensAll: boolean;
}

/** Live API keys that open a channel. The server lists channels per key only. */
export const keysOf = (client: QueryClient, channelId: string) =>
  queryOptions({
    queryKey: [...getListPublishableApiKeysQueryKey(), 'channel', channelId],
    queryFn: async ({ signal }): Promise<OpeningKey[]> => {
      const keys = (await client.fetchQuery(keysOptions)).filter(isLive);
      const opening = await mapConcurrently(keys, CALLS_AT_ONCE, async ({ id, title }) => {
        const channels = await readChannels(id, { signal });
        const opensAll = channels.length === 0;
        const isOpen = opensAll || channels.some((one) => one.id === channelId);
        return isOpen ? [{ id, title, opensAll }] : [];
      });
      return opening.flat();
    },
  });

async function readKeysNow(client: QueryClient, channelId: string): Promise<OpeningKey[]> {
  await client.fetchQuery({ ...keysOptions, staleTime: 0 });
  return client.fetchQuery({ ...keysOf(client, channelId), staleTime: 0 });
}

/** Records that reference a sales channel. */
export interface Holdings {
  /** Can't be bought there once the channel is deleted. */
  products: number;
  /** They stay. */
  orders: number;
  /** Live API keys that name the channel. */
  keys: number;
}

/**
 * Counts what references a channel; refetched before deleting.
 *
 * @param hasKeys false if the server has no API keys
 */
export const holdingsOf = (client: QueryClient, channelId: string, hasKeys: boolean) =>
  queryOptions({
    queryKey: [...getListSalesChannelsQueryKey(), 'holdings', channelId, hasKeys],
    queryFn: async ({ signal }): Promise<Holdings> => {
      const [products, orders, keys] = await Promise.all([
        // Without `expand` the server counts the page, not all products.
        listProducts(
          {
            sales_channel_id: [channelId],
            limit: 1,
            fields: 'id' satisfies FieldOf<typeof listProducts>,
            expand: 'collection' satisfies ExpandOf<typeof listProducts>,
          },
          { signal },
        ),
        listOrders(countParams({ sales_channel_id: [channelId] }), { signal }),
        hasKeys ? readKeysNow(client, channelId) : [],
      ]);
      return {
        products: products.count,
        orders: orders.count,
        keys: keys.filter((key) => !key.opensAll).length,
      };
    },
    staleTime: 0,
  });
