import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import type { ApiError } from '#client/index.ts';
import type { ListView } from '#ui/list/useListState.ts';

/** Which products belong to the set, as the server's list filters them. */
export type Belonging = Pick<ListProductsParams, 'collection_id' | 'category_id'>;

/** What a row shows. */
export const MEMBER_FIELDS = 'id,title,handle,thumbnail,status,created_at';

/** The list of a set's products has a search and an order, but no filters of its own. */
export const NO_FILTERS: readonly string[] = [];

export function memberParams(belonging: Belonging, view: ListView): ListProductsParams {
  return {
    ...belonging,
    limit: view.pageSize,
    offset: (view.page - 1) * view.pageSize,
    fields: MEMBER_FIELDS,
    // The usual relations would be read too if none were named.
    expand: 'type',
    ...(view.order ? { order: view.order } : {}),
    ...(view.search ? { q: view.search } : {}),
  };
}

/** One page of a set's products; the rows before stay while new ones come. */
export function useMembers(
  belonging: Belonging,
  view: ListView,
): UseQueryResult<ProductListResponse, ApiError> {
  return useQuery({
    ...getListProductsQueryOptions(memberParams(belonging, view)),
    placeholderData: keepPreviousData,
  });
}
