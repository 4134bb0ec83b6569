import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { idsOf } from '#ui/table/listed.ts';
import { useRowDetails } from '#shared/useRowDetails.ts';
import type { RowOf } from '#shared/list-query.ts';
import type { ListedProduct, productList } from './query.ts';

/** What further columns show, by their ids. */
const RELATIONS: Record<string, string> = {
  price: 'variants.prices',
  tags: 'tags',
  categories: 'categories',
};
/** Of the columns that most people show. */
const USUAL = ['price'];

/**
 * The rows with their variants and what further columns show: one call for the whole page, after its rows.
 *
 * @param columns ids of the chosen columns; undefined for the usual ones
 */
export function useDetails(
  rows: readonly RowOf<typeof productList>[] | undefined,
  columns: readonly string[] | undefined,
): readonly ListedProduct[] | undefined {
  const relations = [
    'variants',
    ...(columns ?? USUAL).flatMap((column) => RELATIONS[column] ?? []),
  ];
  const ids = rows ? idsOf(rows, ({ id }) => id) : [];
  const params = { id: ids, limit: ids.length, fields: 'id', expand: relations.join(',') };
  const options = getListProductsQueryOptions<ProductListResponse>(params);
  return useRowDetails(rows, options, productsOf, detailsOf);
}

const productsOf = ({ products }: ProductListResponse): ProductListResponse['products'] => products;

/** What wasn't asked for doesn't come, whatever the contract's type of a whole product says. */
const detailsOf = ({ variants, tags, categories }: Partial<ListedProduct>) => ({
  ...(variants ? { variants } : {}),
  ...(tags ? { tags } : {}),
  ...(categories ? { categories } : {}),
});
