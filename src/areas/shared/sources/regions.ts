import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { getListRegionsQueryKey, listRegions } from '#generated/admin/regions/regions.ts';
import { byName } from './by-name.ts';
import { everyPage } from '../read/every-page.ts';

export const regionsOptions = queryOptions({
  queryKey: [...getListRegionsQueryKey(), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { regions, count } = await listRegions({ limit, offset }, { signal });
      return { rows: regions, count };
    }),
});

/** By name. */
export const useRegions = (): UseQueryResult<RegionDetail[]> =>
  useQuery({ ...regionsOptions, select: byName });
