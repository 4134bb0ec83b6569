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
import type { OrderOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

/** All publishable API keys, newest first. */
export const keysOptions = queryOptions({
  queryKey: [...getListPublishableApiKeysQueryKey(), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { publishable_api_keys: rows, count } = await listPublishableApiKeys(
        { limit, offset, order: '-created_at' satisfies OrderOf<typeof listPublishableApiKeys> },
        { signal },
      );
      return { rows, count };
    }),
});

export const isLive = (key: { revoked_at: string | null }): boolean => !key.revoked_at;

export const startKeys = async (client: QueryClient) => prefetch(client, keysOptions);

export const keyRecord = recordQuery({
  name: 'publishable_api_key',
  query: getGetPublishableApiKeyQueryOptions,
});

export type ApiKey = RecordOf<typeof keyRecord>;

/** Sales channels of a key; the server sends all at once. */
export const channelsOf = (id: string) =>
  queryOptions({
    ...getListPublishableApiKeySalesChannelsQueryOptions(id),
    select: ({ sales_channels: channels }: { sales_channels: SalesChannel[] }) => channels,
  });

export const readChannels = async (id: string, call: CallOptions): Promise<SalesChannel[]> =>
  (await listPublishableApiKeySalesChannels(id, undefined, call)).sales_channels;

export const startKey = async (client: QueryClient, id: string) =>
  Promise.all([
    keyRecord.start(client, id),
    prefetch(client, getListPublishableApiKeySalesChannelsQueryOptions(id)),
  ]);
