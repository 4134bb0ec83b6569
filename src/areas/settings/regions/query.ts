import type { QueryClient } from '@tanstack/react-query';
import { getGetRegionQueryOptions } from '#generated/admin/regions/regions.ts';
import { getListShippingOptionsQueryOptions } from '#generated/admin/shipping-options/shipping-options.ts';
import { regionsOptions } from '#shared/lists.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';

export const regionRecord = recordQuery({ name: 'region', query: getGetRegionQueryOptions });

/** The region of a page. */
export type Region = RecordOf<typeof regionRecord>;

/** For the route's loader: starts to load all regions, without waiting. */
export const startRegions = (client: QueryClient): void =>
  void client.prefetchQuery(regionsOptions);

/** The query of a region's shipping options, out and return. */
export const shippingOptionsOf = (regionId: string) =>
  getListShippingOptionsQueryOptions({ region_id: regionId });

/** For the route's loader: starts to load a region and its shipping options, without waiting. */
export function startRegion(client: QueryClient, id: string): void {
  regionRecord.start(client, id);
  void client.prefetchQuery(shippingOptionsOf(id));
}
