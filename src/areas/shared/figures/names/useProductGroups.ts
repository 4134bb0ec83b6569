import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '#client/index.ts';
import type { ProductListItem } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryKey, listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { CACHE_TIME } from '#app/query/query-client.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from '../../read/every-page.ts';

export type GroupKind = 'collection' | 'category';

interface ProductGroups {
  /** Ids; a product may be in several categories. */
  groupsOf: (productId: string) => readonly string[];
  isPending: boolean;
  error: unknown;
}

type Groups = ReadonlyMap<string, readonly string[]>;

const NONE: readonly string[] = [];

const groupsIn: Record<GroupKind, (product: ProductListItem) => string[]> = {
  collection: ({ collection_id: id }) => (id === null ? [] : [id]),
  category: ({ categories }) => readEach(categories, ({ id }) => id),
};

/** By product id */
export const groupsByProduct = (products: readonly ProductListItem[], kind: GroupKind): Groups =>
  new Map(readEach(products, (product) => [product.id, groupsIn[kind](product)] as const));

const groupsOptions = (kind: GroupKind) =>
  queryOptions<Groups, ApiError>({
    queryKey: [...getListProductsQueryKey(), 'groups', kind],
    queryFn: async ({ signal }) => {
      const products = await everyPage(async ({ limit, offset }) => {
        const { products: rows, count } = await listProducts(
          {
            limit,
            offset,
            order: 'id' satisfies OrderOf<typeof listProducts>,
            fields: joinNames<FieldOf<typeof listProducts>>('id', 'collection_id'),
            // Without a relation, the server adds all.
            expand: (kind === 'collection' ? 'collection' : 'categories') satisfies ExpandOf<
              typeof listProducts
            >,
          },
          { signal },
        );
        return { rows, count };
      });
      return groupsByProduct(products, kind);
    },
    staleTime: CACHE_TIME,
  });

export function useProductGroups(kind: GroupKind): ProductGroups {
  const { data, error } = useQuery(groupsOptions(kind));
  const groupsOf = useCallback((productId: string) => data?.get(productId) ?? NONE, [data]);
  return { groupsOf, isPending: data === undefined, error };
}
