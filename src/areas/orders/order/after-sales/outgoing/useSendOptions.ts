import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type {
  ListShippingOptionsParams,
  ShippingOptionListItem,
} from '#generated/admin/admin.schemas.ts';
import {
  getListShippingOptionsQueryKey,
  listShippingOptions,
} from '#generated/admin/shipping-options/shipping-options.ts';
import { listOf } from '#ui/format/instant.ts';

export function useSendOptions(region: string): UseQueryResult<ShippingOptionListItem[]> {
  const params = { region_id: region, is_return: false } satisfies ListShippingOptionsParams;
  return useQuery({
    queryKey: [...getListShippingOptionsQueryKey(params), 'sent'],
    queryFn: async ({ signal }) =>
      listOf((await listShippingOptions(params, { signal })).shipping_options),
  });
}
