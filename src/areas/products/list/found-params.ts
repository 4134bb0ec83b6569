import type { QueryClient } from '@tanstack/react-query';
import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { codeIn } from '../barcodes.ts';
import { productList } from './query.ts';

/**
 * The parameters that find all that a list shows, on whatever page: where its words find nothing and can be a barcode,
 * the products that have it, by their ids.
 *
 * @throws ApiError when it can't be found out
 */
export async function foundParams(
  client: QueryClient,
  view: ListView,
  signal?: AbortSignal,
): Promise<ListProductsParams> {
  const params = productList.params(view);
  const code = codeIn(view.search);
  if (code === undefined) return params;
  const init = signal ? { signal } : {};
  if ((await listProducts({ ...params, limit: 1, offset: 0 }, init)).count > 0) return params;
  const { findByCode } = await import('../find-by-code.ts');
  const id = await findByCode(client, code, signal);
  const { q: _q, ...others } = params;
  return id.length > 0 ? { ...others, id } : params;
}
