import type { QueryClient } from '@tanstack/react-query';
import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { codeIn } from '../barcodes.ts';
import { productList } from './query.ts';

/**
 * Returns parameters for all rows of a list; resolves barcodes to product ids.
 *
 * @throws ApiError
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
