import type { QueryClient } from '@tanstack/react-query';
import { listProductVariants } from '#generated/admin/products/products.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';

/**
 * Reads the current variant; undefined if deleted. Its prices come from the variant list, as those within products may
 * be half a minute old.
 */
export async function readVariantNow(
  queryClient: QueryClient,
  productId: string,
  id: string,
  call: CallOptions,
): Promise<Product['variants'][number] | undefined> {
  const [product, { variants }] = await Promise.all([
    productRecord.readNow(queryClient, productId, call),
    listProductVariants(
      productId,
      { id, expand: 'prices' satisfies ExpandOf<typeof listProductVariants>, limit: 1 },
      call,
    ),
  ]);
  const variant = product.variants.find((one) => one.id === id);
  const prices = variants.find((one) => one.id === id)?.prices;
  return variant && prices ? { ...variant, prices } : variant;
}
