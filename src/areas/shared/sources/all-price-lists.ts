import { queryOptions } from '@tanstack/react-query';
import type { PriceListListResponse } from '#generated/admin/admin.schemas.ts';
import {
  getListPriceListsQueryKey,
  listPriceLists,
} from '#generated/admin/price-lists/price-lists.ts';
import type { ApiError } from '#client/index.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { everyPage } from '../read/every-page.ts';

/** Without prices. */
export type ListedPriceList = PriceListListResponse['price_lists'][number];

export interface PriceLists {
  lists: readonly ListedPriceList[];
  count: number;
}

/**
 * Reads all lists (300 bytes each), since the server can't filter or sort by dates.
 *
 * @throws ApiError
 */
export async function readPriceLists(signal: AbortSignal | undefined): Promise<PriceLists> {
  const lists = await everyPage(async ({ limit, offset }) => {
    const { price_lists: rows, count } = await listPriceLists(
      {
        limit,
        offset,
        order: 'id' satisfies OrderOf<typeof listPriceLists>,
        expand: 'customer_groups' satisfies ExpandOf<typeof listPriceLists>,
      },
      { ...(signal ? { signal } : {}) },
    );
    return { rows, count };
  });
  return { lists, count: lists.length };
}

export const allPriceLists = queryOptions<PriceLists, ApiError>({
  queryKey: [...getListPriceListsQueryKey(), 'all'],
  queryFn: ({ signal }) => readPriceLists(signal),
});

/** Returns a list's groups; without any, it is for everyone. */
export const groupsOf = ({
  customer_groups: groups,
}: Pick<ListedPriceList, 'customer_groups'>): NonNullable<ListedPriceList['customer_groups']> =>
  listOf(groups).filter((group) => typeof group?.id === 'string');
