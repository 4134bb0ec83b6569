import { useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ProductResponse } from '../../../../generated/admin/admin.schemas.ts';
import {
  getGetProductQueryOptions,
  listProductVariants,
} from '../../../../generated/admin/products/products.ts';
import type { ApiError } from '../../../client/index.ts';

/** The product of a page, with its variants, options, pictures and organisation. */
export type Product = ProductResponse['product'];

/** Starts to load a product, without waiting. */
export function startProduct(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(getGetProductQueryOptions(id));
}

/** @param enabled false for a product that is known to be gone */
export function useProduct(id: string, enabled = true): UseQueryResult<Product, ApiError> {
  return useQuery({
    ...getGetProductQueryOptions(id),
    select: ({ product }) => product,
    enabled,
  });
}

/** The product as the server has it at this moment, past the cache. */
export async function readProductNow(queryClient: QueryClient, id: string): Promise<Product> {
  const { product } = await queryClient.fetchQuery({
    ...getGetProductQueryOptions(id),
    staleTime: 0,
  });
  return product;
}

/**
 * A variant as the server has it at this moment; undefined when it is gone. Its prices come from the list of variants:
 * with a product, the server may send prices that were changed up to half a minute ago.
 */
export async function readVariantNow(
  queryClient: QueryClient,
  productId: string,
  id: string,
): Promise<Product['variants'][number] | undefined> {
  const [product, { variants }] = await Promise.all([
    readProductNow(queryClient, productId),
    listProductVariants(productId, { id, expand: 'prices', limit: 1 }),
  ]);
  const variant = product.variants.find((one) => one.id === id);
  const prices = variants.find((one) => one.id === id)?.prices;
  return variant && prices ? { ...variant, prices } : variant;
}
