import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readListView } from '#ui/list/useListState.ts';
import { FILTERS, listOptions } from '../list/query.ts';
import { LIST_PARAM, onPage, productPath } from '../paths.ts';

export interface Neighbours {
  /** The address of the list that the product was opened from. */
  listPath: string;
  /** The addresses of the products before and after it in that list; undefined where there is none, or not yet. */
  previous: string | undefined;
  next: string | undefined;
  /** Its place in the list, from 1; undefined while unknown. */
  place: number | undefined;
  count: number;
}

/**
 * The product's neighbours in the list that it was opened from. The list's cached page has them mostly; at its first
 * and last row the page before or after is read.
 *
 * @param isReady nothing is read before the product itself stands
 */
export function useNeighbours(id: string, isReady: boolean): Neighbours {
  const [params] = useSearchParams();
  const list = params.get(LIST_PARAM) ?? '';
  const view = readListView(new URLSearchParams(list), FILTERS);
  const here = useQuery({ ...listOptions(view), enabled: isReady });
  const ids = here.data?.products.map((product) => product.id) ?? [];
  const count = here.data?.count ?? 0;
  const index = ids.indexOf(id);
  const hasBefore = index === 0 && view.page > 1;
  const hasAfter = index === ids.length - 1 && index >= 0 && view.page * view.pageSize < count;
  const before = useQuery({
    ...listOptions({ ...view, page: view.page - 1 }),
    enabled: isReady && hasBefore,
  });
  const after = useQuery({
    ...listOptions({ ...view, page: view.page + 1 }),
    enabled: isReady && hasAfter,
  });
  const pathTo = (neighbour: string | undefined, page: number): string | undefined =>
    neighbour === undefined ? undefined : productPath(neighbour, onPage(list, page));
  const known = index >= 0;
  return {
    listPath: list ? `/a/products?${list}` : '/a/products',
    previous: hasBefore
      ? pathTo(before.data?.products.at(-1)?.id, view.page - 1)
      : pathTo(known ? ids[index - 1] : undefined, view.page),
    next: hasAfter
      ? pathTo(after.data?.products[0]?.id, view.page + 1)
      : pathTo(known ? ids[index + 1] : undefined, view.page),
    place: known ? (view.page - 1) * view.pageSize + index + 1 : undefined,
    count,
  };
}
