import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listOrders } from '#generated/admin/orders/orders.ts';
import {
  getGetRegionQueryOptions,
  getListRegionsQueryKey,
} from '#generated/admin/regions/regions.ts';
import {
  getListShippingOptionsQueryOptions,
  listShippingOptions,
} from '#generated/admin/shipping-options/shipping-options.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { readEach } from '#ui/format/read-each.ts';
import { regionsOptions } from '#shared/sources/regions.ts';
import { countParams } from '#shared/orders/count.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const regionRecord = recordQuery({ name: 'region', query: getGetRegionQueryOptions });

export type Region = RecordOf<typeof regionRecord>;

export const startRegions = async (client: QueryClient) => prefetch(client, regionsOptions);

/** Outbound and return options. */
export const shippingOptionsOf = (regionId: string) =>
  getListShippingOptionsQueryOptions({ region_id: regionId });

/** Records that reference a region. */
export interface Holdings {
  /** They stay. */
  orders: number;
  /** Outbound and return; deleted with the region. */
  options: { id: string; name: string }[];
}

/** Refetched before deleting. */
export const holdingsOf = (regionId: string) =>
  queryOptions({
    queryKey: [...getListRegionsQueryKey(), 'holdings', regionId],
    queryFn: async ({ signal }): Promise<Holdings> => {
      const [orders, options] = await Promise.all([
        listOrders(countParams({ region_id: [regionId] }), { signal }),
        listShippingOptions({ region_id: regionId }, { signal }),
      ]);
      return {
        orders: orders.count,
        options: readEach(options.shipping_options, ({ id, name }) => ({ id, name })),
      };
    },
    staleTime: 0,
  });

export async function startRegion(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([regionRecord.start(client, id), prefetch(client, shippingOptionsOf(id))]);
}
