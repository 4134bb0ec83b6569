import { useQuery } from '@tanstack/react-query';
import {
  getListPublishableApiKeySalesChannelsQueryOptions,
  getListPublishableApiKeysQueryKey,
  listPublishableApiKeys,
} from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { everyPage } from '#shared/read/every-page.ts';
import type { Shop } from './overview.ts';
import type { Channel } from './verdict.ts';

interface ChosenShop {
  /** Undefined while loading. */
  shop: Shop | undefined;
  /** All of them. */
  names: readonly Pick<Shop, 'id' | 'title'>[];
  error: unknown;
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * Reads the channels of one key at most, since each key takes a call.
 *
 * @param own channels of the product, which any storefront is taken to have
 * @param wanted id of a key
 */
export function useShop(own: readonly Channel[], wanted: string | undefined): ChosenShop {
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
  const names: ChosenShop['names'] = keys.data ?? NONE;
  const key = names.length === 1 ? names[0] : names.find(({ id }) => id === wanted);
  const opened = useQuery({
    ...getListPublishableApiKeySalesChannelsQueryOptions(key?.id ?? ''),
    enabled: key !== undefined,
  });
  const defaultChannel = store.data?.store.default_sales_channel;
  const defaultChannels = defaultChannel ? [defaultChannel] : [];
  const orDefault = (channels: readonly Channel[]): readonly Channel[] =>
    channels.length > 0 ? channels : defaultChannels;
  const shopOf = (): Shop | undefined => {
    if (!isKnown || store.isPending || (usesKeys && keys.isPending)) return undefined;
    if (!hasChannels) return { id: '', title: '', channels: undefined };
    if (!key) return { id: '', title: '', channels: orDefault(names.length > 0 ? own : NONE) };
    const channels = opened.data?.sales_channels;
    // A key without channels allows all; its storefront uses the default channel.
    return channels && { ...key, channels: orDefault(channels) };
  };
  const queries = [store, keys, opened];
  return {
    shop: shopOf(),
    names,
    error: queries.find((query) => query.isLoadingError)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
