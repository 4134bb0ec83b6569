import { useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ProductResponse } from '#generated/admin/admin.schemas.ts';
import {
  getGetProductQueryKey,
  getGetProductQueryOptions,
  getProduct,
  listProductVariants,
} from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import type { ApiError } from '#client/index.ts';
import { inOptionOrder } from './option-order.ts';

/** The product of a page, with its variants, options, pictures and organisation. */
export type Product = ProductResponse['product'];

/** An answer's product, its options in the order that all screens show; a damaged one stays as it came. */
function inOrder({ product }: ProductResponse): Product {
  try {
    const { options, variants } = product;
    return { ...product, options: inOptionOrder(options ?? [], variants ?? []) };
  } catch {
    return product;
  }
}

/** Starts to load a product, without waiting. */
export function startProduct(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(getGetProductQueryOptions(id));
}

/** @param enabled false for a product that is known to be gone */
export function useProduct(id: string, enabled = true): UseQueryResult<Product, ApiError> {
  return useQuery({
    ...getGetProductQueryOptions(id),
    select: inOrder,
    enabled,
  });
}

/**
 * The product as the server has it at this moment, past the cache.
 *
 * @param call of the form that asks, with which it ends
 */
export async function readProductNow(
  queryClient: QueryClient,
  id: string,
  call?: CallOptions,
): Promise<Product> {
  const { product } = await readNow(queryClient, getGetProductQueryKey(id), () =>
    getProduct(id, call),
  );
  return inOrder({ product });
}

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
    readProductNow(queryClient, productId, call),
    listProductVariants(productId, { id, expand: 'prices', limit: 1 }, call),
  ]);
  const variant = product.variants.find((one) => one.id === id);
  const prices = variants.find((one) => one.id === id)?.prices;
  return variant && prices ? { ...variant, prices } : variant;
}
