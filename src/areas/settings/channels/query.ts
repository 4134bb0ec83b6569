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
import { startReading } from '#app/query/start-reading.ts';
import { everyPage } from '#shared/every-page.ts';
import { countParams } from '#shared/orders/count.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import { keysOptions, readChannels } from '../keys/query.ts';

/** All sales channels, by the server's order. */
export const channelsOptions = queryOptions({
  queryKey: [...getListSalesChannelsQueryKey(), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async (page) => {
      const { sales_channels: rows, count } = await listSalesChannels(page, { signal });
      return { rows, count };
    }),
});

/** For the route's loader: starts to load all channels. */
export const startChannels = async (client: QueryClient) => startReading(client, channelsOptions);

export const channelRecord = recordQuery({
  name: 'sales_channel',
  query: getGetSalesChannelQueryOptions,
});

/** The sales channel of a page. */
export type Channel = RecordOf<typeof channelRecord>;

/** The stock locations that a channel sells from, as the server has them at this moment. */
export const readLocations = async (
  channelId: string,
  call: { signal: AbortSignal },
): Promise<StockLocation[]> =>
  everyPage(async (page) => {
    const { stock_locations: rows, count } = await listStockLocations(
      { ...page, sales_channel_id: [channelId] },
      call,
    );
    return { rows, count };
  });

/** The query of the stock locations that a channel sells from. */
export const locationsOf = (channelId: string) =>
  queryOptions({
    queryKey: [...getListStockLocationsQueryKey(), 'channel', channelId],
    queryFn: ({ signal }) => readLocations(channelId, { signal }),
  });

/** An API key that opens a channel. */
interface OpeningKey {
  id: string;
  title: string;
  /** It names no channels, and opens every one. */
  opensAll: boolean;
}

/** Keys whose channels are asked for at the same time. */
const KEYS_AT_ONCE = 4;

/** The query of the live API keys that open a channel: the server tells it of each key alone. */
export const keysOf = (client: QueryClient, channelId: string) =>
  queryOptions({
    queryKey: [...getListPublishableApiKeysQueryKey(), 'channel', channelId],
    queryFn: async ({ signal }): Promise<OpeningKey[]> => {
      const all = await client.fetchQuery({ ...keysOptions, staleTime: 0 });
      const keys = all.filter((key) => !key.revoked_at);
      const opened = new Map<string, boolean>();
      await sideBySide(keys, KEYS_AT_ONCE, async ({ id }) => {
        const channels = await readChannels(id, { signal });
        const isOpen = channels.length === 0 || channels.some((one) => one.id === channelId);
        if (isOpen) opened.set(id, channels.length === 0);
      });
      return keys.flatMap(({ id, title }) => {
        const opensAll = opened.get(id);
        return opensAll === undefined ? [] : [{ id, title, opensAll }];
      });
    },
  });

/** What hangs on a sales channel. */
export interface Holdings {
  /** Nobody can buy them there when it goes. */
  products: number;
  /** They were placed there, and stay when it goes. */
  orders: number;
  /** Live API keys that name it. */
  keys: number;
}

/**
 * The query of what hangs on a sales channel: asked for anew before it is deleted.
 *
 * @param hasKeys false where the server has no API keys
 */
export const holdingsOf = (client: QueryClient, channelId: string, hasKeys: boolean) =>
  queryOptions({
    queryKey: [...getListSalesChannelsQueryKey(), 'holdings', channelId, hasKeys],
    queryFn: async ({ signal }): Promise<Holdings> => {
      const here = { sales_channel_id: [channelId] };
      const [products, orders, keys] = await Promise.all([
        // Where nothing is expanded, the server counts the page instead of all.
        listProducts({ ...here, limit: 1, fields: 'id', expand: 'collection' }, { signal }),
        listOrders(countParams(here), { signal }),
        hasKeys ? client.fetchQuery({ ...keysOf(client, channelId), staleTime: 0 }) : [],
      ]);
      return {
        products: products.count,
        orders: orders.count,
        keys: keys.filter((key) => !key.opensAll).length,
      };
    },
    staleTime: 0,
  });
