import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getListProductsQueryKey, listProducts } from '#generated/admin/products/products.ts';
import { idsOf } from '#ui/table/listed.ts';
import type { ListedProduct } from './query.ts';

/** Columns that show what is left out otherwise, because most people do not show them. */
const RELATIONS: Record<string, string> = { tags: 'tags', categories: 'categories' };

/**
 * The rows with their variants and what further columns show: one call for the whole page, after the page stands.
 *
 * @param columns ids of the chosen columns; undefined for the usual ones
 */
export function useDetails(
  rows: readonly ListedProduct[] | undefined,
  columns: readonly string[] | undefined,
): readonly ListedProduct[] | undefined {
  const relations = ['variants', ...(columns ?? []).flatMap((column) => RELATIONS[column] ?? [])];
  const ids = rows ? idsOf(rows, ({ id }) => id) : [];
  const params = { id: ids, limit: ids.length, fields: 'id', expand: relations.join(',') };
  const { data } = useQuery({
    queryKey: getListProductsQueryKey(params),
    queryFn: ({ signal }) => listProducts(params, { signal }),
    enabled: ids.length > 0,
    // Rows that stay keep what they show, and what is being entered there, while a new one comes among them.
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (!rows || !data) return rows;
    const byId = new Map(data.products.map((product) => [product?.id, product]));
    return rows.map((row) => {
      const { variants, tags, categories } = byId.get(row?.id) ?? {};
      return {
        ...row,
        ...(variants ? { variants } : {}),
        ...(tags ? { tags } : {}),
        ...(categories ? { categories } : {}),
      };
    });
  }, [rows, data]);
}
