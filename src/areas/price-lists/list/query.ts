import type { QueryClient } from '@tanstack/react-query';
import { keptRows } from '#app/extensions/filters.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { plainText, timeOf } from '#ui/format/instant.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { SOON_VALUE, changesSoon } from '#shared/domain/soon.ts';
import { foundIn } from '#shared/list/local-list.ts';
import type { LocalList } from '#shared/list/local-list.ts';
import { allPriceLists, groupsOf } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList, PriceLists } from '#shared/sources/all-price-lists.ts';
import { statusOf } from '../status.ts';

export const startPriceLists = async (queryClient: QueryClient) =>
  prefetch(queryClient, allPriceLists);

const finder = (search: string): ((list: ListedPriceList) => boolean) => {
  const wanted = search.trim().toLocaleLowerCase();
  const holds = (text: unknown): boolean =>
    typeof text === 'string' && text.toLocaleLowerCase().includes(wanted);
  return (list) =>
    wanted === '' ||
    [list.name, list.description, ...groupsOf(list).map(({ name }) => name)].some(holds);
};

/** Keys are column ids. */
const SORT_BY: LocalList<ListedPriceList>['sortBy'] = {
  name: (one, other) => plainText(one.name).localeCompare(plainText(other.name)),
  // Open starts sort first, open ends last.
  starts_at: (one, other) => timeOf(one.starts_at) - timeOf(other.starts_at),
  ends_at: (one, other) => endOf(one) - endOf(other),
  created_at: (one, other) => timeOf(one.created_at) - timeOf(other.created_at),
  updated_at: (one, other) => timeOf(one.updated_at) - timeOf(other.updated_at),
};

const endOf = ({ ends_at: end }: ListedPriceList): number => (end ? timeOf(end) : Infinity);

export const DEFAULT_ORDER = '-created_at';

/** URL value for lists without groups. */
export const EVERYONE = 'everyone';

const groupsIn = (list: ListedPriceList): string[] => {
  const ids = groupsOf(list).map(({ id }) => id);
  return ids.length > 0 ? ids : [EVERYONE];
};

const valuesAt = (now: number) =>
  ({
    status: (list) => [statusOf(list, now)],
    type: ({ type }) => [type],
    group: groupsIn,
    soon: (list) => (list.status === 'active' && changesSoon(list, now) ? [SOON_VALUE] : []),
  }) satisfies LocalList<ListedPriceList>['valuesOf'];

/** URL names of the filters. */
export const FILTERS = Object.keys(valuesAt(0)) as (keyof ReturnType<typeof valuesAt>)[];

/**
 * Filters and sorts price lists.
 *
 * @param now epoch milliseconds
 * @returns all pages
 */
export const foundPriceLists = (
  lists: readonly ListedPriceList[],
  view: Pick<ListView, 'search' | 'filters' | 'order'>,
  now: number,
): ListedPriceList[] =>
  foundIn(lists, view, {
    finder,
    valuesOf: valuesAt(now),
    sortBy: SORT_BY,
    defaultOrder: DEFAULT_ORDER,
  });

/** Counts what the list has read. */
export const priceListCountOf = (view: ListView) => ({
  ...allPriceLists,
  select: ({ lists }: PriceLists) => {
    const kept = __HAS_EXTENSIONS__ ? keptRows(lists, view.filters, 'price-lists') : lists;
    return { count: foundPriceLists(kept, view, Date.now()).length };
  },
});
