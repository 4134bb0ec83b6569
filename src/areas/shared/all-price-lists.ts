import { queryOptions } from '@tanstack/react-query';
import type { PriceListListResponse } from '#generated/admin/admin.schemas.ts';
import {
  getListPriceListsQueryKey,
  listPriceLists,
} from '#generated/admin/price-lists/price-lists.ts';
import type { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import { everyPage } from './every-page.ts';

/** A price list without its prices. */
export type ListedPriceList = PriceListListResponse['price_lists'][number];

/** All price lists of the store. */
export interface PriceLists {
  lists: readonly ListedPriceList[];
  count: number;
}

/**
 * Reads all price lists. The server filters and sorts by nothing that has to do with their dates, and one is 300 bytes
 * without its prices: so all are read, and found, filtered and put in order here.
 *
 * @throws ApiError
 */
export async function readPriceLists(signal: AbortSignal | undefined): Promise<PriceLists> {
  const lists = await everyPage(async (page) => {
    const { price_lists: rows, count } = await listPriceLists(
      { ...page, order: 'id', expand: 'customer_groups' },
      { ...(signal ? { signal } : {}) },
    );
    return { rows, count };
  });
  return { lists, count: lists.length };
}

/** The query of all price lists. */
export const allPriceLists = queryOptions<PriceLists, ApiError>({
  queryKey: [...getListPriceListsQueryKey(), 'all'],
  queryFn: ({ signal }) => readPriceLists(signal),
});

/** The customer groups that a price list is for; without any it is for everyone. */
export const groupsOf = ({
  customer_groups: groups,
}: Pick<ListedPriceList, 'customer_groups'>): NonNullable<ListedPriceList['customer_groups']> =>
  listOf(groups).filter((group) => typeof group?.id === 'string');
