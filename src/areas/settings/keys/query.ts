import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { SalesChannel } from '#generated/admin/admin.schemas.ts';
import {
  getGetPublishableApiKeyQueryOptions,
  getListPublishableApiKeySalesChannelsQueryOptions,
  getListPublishableApiKeysQueryKey,
  listPublishableApiKeySalesChannels,
  listPublishableApiKeys,
} from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { startReading } from '#app/query/start-reading.ts';
import { everyPage } from '#shared/every-page.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';

/** All publishable API keys, the newest first. */
export const keysOptions = queryOptions({
  queryKey: [...getListPublishableApiKeysQueryKey(), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async (page) => {
      const { publishable_api_keys: rows, count } = await listPublishableApiKeys(
        { ...page, order: '-created_at' },
        { signal },
      );
      return { rows, count };
    }),
});

/** For the route's loader: starts to load all keys. */
export const startKeys = async (client: QueryClient) => startReading(client, keysOptions);

export const keyRecord = recordQuery({
  name: 'publishable_api_key',
  query: getGetPublishableApiKeyQueryOptions,
});

/** The key of a page. */
export type ApiKey = RecordOf<typeof keyRecord>;

/** The query of the sales channels that a key opens; the server sends them all at once. */
export const channelsOf = (id: string) =>
  queryOptions({
    ...getListPublishableApiKeySalesChannelsQueryOptions(id),
    select: ({ sales_channels: channels }: { sales_channels: SalesChannel[] }) => channels,
  });

/** The sales channels of a key as the server has them at this moment. */
export const readChannels = async (id: string, call: CallOptions): Promise<SalesChannel[]> =>
  (await listPublishableApiKeySalesChannels(id, undefined, call)).sales_channels;

/** For the route's loader: starts to load a key and its sales channels. */
export const startKey = async (client: QueryClient, id: string) =>
  Promise.all([
    keyRecord.start(client, id),
    startReading(client, getListPublishableApiKeySalesChannelsQueryOptions(id)),
  ]);
