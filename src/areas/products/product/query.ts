import type { QueryClient } from '@tanstack/react-query';
import type { ProductResponse } from '#generated/admin/admin.schemas.ts';
import {
  getGetProductQueryOptions,
  listProductVariants,
} from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { recordQuery } from '#shared/record-query.ts';
import { inOptionOrder } from './option-order.ts';

/** The product of a page, with its variants, options, pictures and organization. */
export type Product = ProductResponse['product'];

/** What a form over a product is given. */
export interface ProductFormProps {
  product: Product;
  onClose: () => void;
}

/** A product with its options in the order that all screens show; a damaged one stays as it came. */
function inOrder(product: Product): Product {
  try {
    const { options, variants } = product;
    return { ...product, options: inOptionOrder(options ?? [], variants ?? []) };
  } catch {
    return product;
  }
}

export const productRecord = recordQuery({
  name: 'product',
  query: getGetProductQueryOptions,
  arrange: inOrder,
});

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
