import { useQueries, useQuery } from '@tanstack/react-query';
import {
  getListPublishableApiKeySalesChannelsQueryOptions,
  getListPublishableApiKeysQueryKey,
  listPublishableApiKeys,
} from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { everyPage } from '#shared/read/every-page.ts';
import { UNASKED_CALLS } from '#shared/read/unasked-calls.ts';
import type { Shop } from './overview.ts';

interface Shops {
  /**
   * Those whose channels are read: the first ones and the wanted one. Without publishable keys, one shop with an empty
   * id and the default channel.
   */
  shops: readonly Shop[];
  /** All of them. */
  names: readonly Pick<Shop, 'id' | 'title'>[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: readonly never[] = [];

/** @param wanted id of a key */
export function useShops(wanted: string | undefined): Shops {
  const hasChannels = useFeature('sales_channels');
  const hasKeys = useFeature('publishable_api_keys');
  const isKnown = hasChannels !== undefined;
  const usesKeys = hasChannels === true && hasKeys === true;
  const store = useGetStore({ query: { enabled: isKnown } });
  const keys = useQuery({
    queryKey: [...getListPublishableApiKeysQueryKey(), 'shops'],
    queryFn: async ({ signal }) => {
      const all = await everyPage(async ({ limit, offset }) => {
        const { publishable_api_keys: rows, count } = await listPublishableApiKeys(
          { limit, offset },
          { signal },
        );
        return { rows, count };
      });
      return all.filter((key) => !key.revoked_at).map(({ id, title }) => ({ id, title }));
    },
    enabled: usesKeys,
  });
  const names: Shops['names'] = keys.data ?? NONE;
  const asked = names.filter(({ id }, index) => index < UNASKED_CALLS || id === wanted);
  const answers = useQueries({
    queries: asked.map(({ id }) => getListPublishableApiKeySalesChannelsQueryOptions(id)),
  });
  const defaultChannel = store.data?.store.default_sales_channel;
  const defaultChannels = defaultChannel ? [defaultChannel] : [];
  const shops = asked.flatMap((key, index) => {
    const channels = answers[index]?.data?.sales_channels;
    if (!channels) return [];
    // A key without channels allows all; its storefront uses the default channel.
    return [{ ...key, channels: channels.length > 0 ? channels : defaultChannels }];
  });
  const only = { id: '', title: '', channels: hasChannels === true ? defaultChannels : undefined };
  const queries = [store, keys, ...answers];
  return {
    shops: shops.length > 0 ? shops : [only],
    names,
    isPending:
      !isKnown ||
      store.isPending ||
      (usesKeys && (keys.isPending || answers.some(({ isPending }) => isPending))),
    error: queries.find((query) => query.isLoadingError)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
