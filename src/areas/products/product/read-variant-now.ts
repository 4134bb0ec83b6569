import type { QueryClient } from '@tanstack/react-query';
import { listProductVariants } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';

/**
 * A variant as the server has it at this moment; undefined when it is gone. Its prices come from the list of variants:
 * with a product, the server may send prices that were changed up to half a minute ago.
 */
export async function readVariantNow(
  queryClient: QueryClient,
  productId: string,
  id: string,
  call: CallOptions,
): Promise<Product['variants'][number] | undefined> {
  const [product, { variants }] = await Promise.all([
    productRecord.readNow(queryClient, productId, call),
    listProductVariants(productId, { id, expand: 'prices', limit: 1 }, call),
  ]);
  const variant = product.variants.find((one) => one.id === id);
  const prices = variants.find((one) => one.id === id)?.prices;
  return variant && prices ? { ...variant, prices } : variant;
}
