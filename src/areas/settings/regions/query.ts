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
import { startReading } from '#app/query/start-reading.ts';
import { readEach } from '#ui/format/read-each.ts';
import { regionsOptions } from '#shared/lists.ts';
import { countParams } from '#shared/orders/count.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';

export const regionRecord = recordQuery({ name: 'region', query: getGetRegionQueryOptions });

/** The region of a page. */
export type Region = RecordOf<typeof regionRecord>;

/** For the route's loader: starts to load all regions. */
export const startRegions = async (client: QueryClient) => startReading(client, regionsOptions);

/** The query of a region's shipping options, out and return. */
export const shippingOptionsOf = (regionId: string) =>
  getListShippingOptionsQueryOptions({ region_id: regionId });

/** What hangs on a region. */
export interface Holdings {
  /** They were placed there, and stay when it goes. */
  orders: number;
  /** Shipping options, out and return: they go with it. */
  options: { id: string; name: string }[];
}

/** The query of what hangs on a region: asked for anew before it is deleted. */
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

/** For the route's loader: starts to load a region and its shipping options. */
export async function startRegion(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([regionRecord.start(client, id), startReading(client, shippingOptionsOf(id))]);
}
