import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '#app/query/prefetch.ts';
import { isObject } from '#ui/format/guards.ts';
import { plainText, timeOf } from '#ui/format/instant.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { allPriceLists, groupsOf } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';
import { statusOf } from '../status.ts';

export const startPriceLists = async (queryClient: QueryClient) =>
  prefetch(queryClient, allPriceLists);

const holds = (text: unknown, wanted: string): boolean =>
  typeof text === 'string' && text.toLocaleLowerCase().includes(wanted);

function isFound(list: ListedPriceList, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return (
    wanted === '' ||
    [list.name, list.description, ...groupsOf(list).map(({ name }) => name)].some((text) =>
      holds(text, wanted),
    )
  );
}

/** Keys are column ids. */
const ORDERS: Record<string, (one: ListedPriceList, other: ListedPriceList) => number> = {
  name: (one, other) => plainText(one.name).localeCompare(plainText(other.name)),
  // Open starts sort first, open ends last.
  starts_at: (one, other) => timeOf(one.starts_at) - timeOf(other.starts_at),
  ends_at: (one, other) => endOf(one) - endOf(other),
  created_at: (one, other) => timeOf(one.created_at) - timeOf(other.created_at),
  updated_at: (one, other) => timeOf(one.updated_at) - timeOf(other.updated_at),
};

const endOf = ({ ends_at: end }: ListedPriceList): number => (end ? timeOf(end) : Infinity);

export const DEFAULT_ORDER = '-created_at';

export const FILTERS = ['status', 'type', 'group'] as const;

/** URL value for lists without groups. */
export const EVERYONE = 'everyone';

/**
 * Filters and sorts price lists.
 *
 * @param now epoch milliseconds
 * @returns all pages
 */
export function foundPriceLists(
  lists: readonly ListedPriceList[],
  { search, filters, order = DEFAULT_ORDER }: Pick<ListView, 'search' | 'filters' | 'order'>,
  now: number,
): ListedPriceList[] {
  const { status = [], type = [], group = [] } = filters;
  const isWanted = (wanted: readonly string[], values: readonly string[]): boolean =>
    wanted.length === 0 || values.some((value) => wanted.includes(value));
  const found = lists.filter((list) => {
    if (!isObject(list)) return false;
    const groups = groupsOf(list).map(({ id }) => id);
    return (
      isWanted(status, [statusOf(list, now)]) &&
      isWanted(type, [list.type]) &&
      isWanted(group, groups.length === 0 ? [EVERYONE] : groups) &&
      isFound(list, search)
    );
  });
  const isDescending = order.startsWith('-');
  const compare = ORDERS[order.replace(/^-/, '')] ?? ORDERS['created_at'];
  const sorted = compare ? found.toSorted(compare) : found;
  return isDescending ? sorted.toReversed() : sorted;
}
