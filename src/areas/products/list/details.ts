import { getListProductsQueryOptions } from '#generated/admin/products/products.ts';
import type { listProducts } from '#generated/admin/products/products.ts';
import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { idsOf } from '#ui/table/listed.ts';
import { useRowDetails } from '#shared/list/useRowDetails.ts';
import type { RowOf } from '#shared/list/list-query.ts';
import type { ListedProduct, productList } from './query.ts';

/** Relations to expand, by column id. */
const RELATIONS: Record<string, ExpandOf<typeof listProducts>> = {
  price: 'variants.prices',
  tags: 'tags',
  categories: 'categories',
};
const DEFAULT_COLUMNS = ['price'];

/**
 * Adds variants and the visible columns' relations to the rows, one request per page.
 *
 * @param columns column ids; undefined for the defaults
 */
export function useDetails(
  rows: readonly RowOf<typeof productList>[] | undefined,
  columns: readonly string[] | undefined,
): readonly ListedProduct[] | undefined {
  const relations: ExpandOf<typeof listProducts>[] = [
    'variants',
    ...(columns ?? DEFAULT_COLUMNS).flatMap((column) => RELATIONS[column] ?? []),
  ];
  const ids = rows ? idsOf(rows, ({ id }) => id) : [];
  const params = {
    id: ids,
    limit: ids.length,
    fields: 'id' satisfies FieldOf<typeof listProducts>,
    expand: relations.join(','),
  } satisfies ListProductsParams;
  const options = getListProductsQueryOptions<ProductListResponse>(params);
  return useRowDetails(rows, options, productsOf, detailsOf);
}

const productsOf = ({ products }: ProductListResponse): ProductListResponse['products'] => products;

/** Relations that weren't expanded are missing, despite the type. */
const detailsOf = ({ variants, tags, categories }: Partial<ListedProduct>) => ({
  ...(variants ? { variants } : {}),
  ...(tags ? { tags } : {}),
  ...(categories ? { categories } : {}),
});
