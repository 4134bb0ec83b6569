import { useQuery } from '@tanstack/react-query';
import {
  getListPublishableApiKeysQueryKey,
  listPublishableApiKeySalesChannels,
  listPublishableApiKeys,
} from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { everyPage } from '#shared/read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import type { Shop } from './overview.ts';

interface Shops {
  /** Without publishable keys, one shop with an empty id and the default channel. */
  shops: readonly Shop[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

export function useShops(): Shops {
  const hasChannels = useFeature('sales_channels');
  const hasKeys = useFeature('publishable_api_keys');
  const isKnown = hasChannels !== undefined;
  const usesKeys = hasChannels === true && hasKeys === true;
  const store = useGetStore({ query: { enabled: isKnown } });
  const keys = useQuery({
    queryKey: [...getListPublishableApiKeysQueryKey(), 'shops'],
    queryFn: async ({ signal }) => {
      const all = await everyPage(async (page) => {
        const { publishable_api_keys: rows, count } = await listPublishableApiKeys(page, {
          signal,
        });
        return { rows, count };
      });
      return await mapConcurrently(
        all.filter((key) => !key.revoked_at),
        CALLS_AT_ONCE,
        async ({ id, title }) => {
          const answer = await listPublishableApiKeySalesChannels(id, undefined, { signal });
          return { id, title, channels: answer.sales_channels };
        },
      );
    },
    enabled: usesKeys,
  });
  const defaultChannel = store.data?.store.default_sales_channel;
  const defaultChannels = defaultChannel ? [defaultChannel] : [];
  // A key without channels allows all; its storefront uses the default channel.
  const shops = (keys.data ?? []).map((shop) =>
    shop.channels.length > 0 ? shop : { ...shop, channels: defaultChannels },
  );
  const only = { id: '', title: '', channels: hasChannels === true ? defaultChannels : undefined };
  return {
    shops: shops.length > 0 ? shops : [only],
    isPending: !isKnown || store.isPending || (usesKeys && keys.isPending),
    error: [store, keys].find((query) => query.isLoadingError)?.error ?? null,
    retry: () => {
      for (const query of [store, keys]) if (query.isError) void query.refetch();
    },
  };
}
