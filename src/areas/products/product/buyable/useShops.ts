import { useQuery } from '@tanstack/react-query';
import type { PublishableApiKey } from '../../../../../generated/admin/admin.schemas.ts';
import {
  getListPublishableApiKeysQueryKey,
  listPublishableApiKeys,
  useListPublishableApiKeySalesChannels,
} from '../../../../../generated/admin/publishable-api-keys/publishable-api-keys.ts';
import { useGetStore } from '../../../../../generated/admin/store/store.ts';
import { useFeature } from '../../../../app/flags/FeatureFlags.tsx';
import { everyPage } from '../../../shared/every-page.ts';
import type { Channel } from './verdict.ts';

/** A front end of the store, known by its publishable key. */
export type Shop = Pick<PublishableApiKey, 'id' | 'title'>;

interface Shops {
  /** Empty in a store without publishable keys. */
  shops: readonly Shop[];
  /** The one that is looked through; undefined for the store's default channel. */
  shop: Shop | undefined;
  /** What it sells through; undefined in a store without sales channels. */
  channels: readonly Channel[] | undefined;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * The front ends that shoppers can come through, and the channels of one of them: of the wanted one, else of the first,
 * else the store's default channel.
 */
export function useShops(wanted: string | undefined): Shops {
  const hasChannels = useFeature('sales_channels');
  const hasKeys = useFeature('publishable_api_keys');
  const isKnown = hasChannels !== undefined;
  const usesKeys = hasChannels === true && hasKeys === true;
  const store = useGetStore({ query: { enabled: isKnown } });
  const keys = useQuery({
    queryKey: [...getListPublishableApiKeysQueryKey(), 'all'],
    queryFn: ({ signal }) =>
      everyPage(async (page) => {
        const { publishable_api_keys: rows, count } = await listPublishableApiKeys(page, {
          signal,
        });
        return { rows, count };
      }),
    select: (rows) => rows.filter((key) => !key.revoked_at),
    enabled: usesKeys,
  });
  const shops = keys.data ?? [];
  const shop = shops.find(({ id }) => id === wanted) ?? shops[0];
  const ofShop = useListPublishableApiKeySalesChannels(shop?.id ?? '', undefined, {
    query: { enabled: shop !== undefined },
  });
  const usual = store.data?.store.default_sales_channel;
  const own = shop ? ofShop.data?.sales_channels : [];
  // A key without channels opens them all; its front end then sells through the usual one.
  const channels = own?.length ? own : usual ? [usual] : [];
  return {
    shops,
    shop,
    channels: hasChannels === true ? channels : undefined,
    isPending:
      !isKnown ||
      store.isPending ||
      (usesKeys && keys.isPending) ||
      (shop !== undefined && ofShop.isPending),
    error: store.error ?? keys.error ?? ofShop.error,
    retry: () => {
      for (const query of [store, keys, ofShop]) if (query.isError) void query.refetch();
    },
  };
}
