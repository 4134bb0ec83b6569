import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  ListProductVariantsParams,
  ListProductsParams,
  ProductListResponse,
  ProductVariantListResponse,
} from '#generated/admin/admin.schemas.ts';
import {
  getListProductVariantsQueryOptions,
  getListProductsQueryOptions,
  listProductVariants,
} from '#generated/admin/products/products.ts';

import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';

const PRODUCTS: ListProductsParams = {
  is_giftcard: true,
  limit: 20,
  order: 'created_at',
  fields: 'id,title,description,handle,status,thumbnail,created_at',
  expand: 'options',
};

export const giftCardProducts = getListProductsQueryOptions<ProductListResponse>(PRODUCTS);

export type GiftCardProduct = ProductListResponse['products'][number];

export const startGiftCardProducts = async (client: QueryClient) =>
  prefetch(client, giftCardProducts);

/** Reads the variants endpoint: the product's own prices may be 30 seconds stale. */
export const denominationsOf = (
  productId: string,
): UseQueryOptions<ProductVariantListResponse, ApiError> & { queryKey: QueryKey } =>
  getListProductVariantsQueryOptions<ProductVariantListResponse, ApiError>(
    productId,
    DENOMINATIONS,
  );

/**
 * Bypasses the cache.
 *
 * @throws ApiError
 */
export const readDenominations = async (
  client: QueryClient,
  productId: string,
  call: CallOptions,
): Promise<ProductVariantListResponse> =>
  readNow(client, denominationsOf(productId).queryKey, () =>
    listProductVariants(productId, DENOMINATIONS, call),
  );

const DENOMINATIONS: ListProductVariantsParams = { limit: 100, expand: 'prices,options' };
