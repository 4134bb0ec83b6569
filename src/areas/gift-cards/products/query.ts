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

import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { startReading } from '#app/query/start-reading.ts';
import type { ApiError } from '#client/index.ts';

/** A store has one, seldom a few. */
const PRODUCTS: ListProductsParams = {
  is_giftcard: true,
  limit: 20,
  order: 'created_at',
  fields: 'id,title,description,handle,status,thumbnail,created_at',
  expand: 'options',
};

/** The products that shoppers buy gift cards as. */
export const giftCardProducts = getListProductsQueryOptions<ProductListResponse>(PRODUCTS);

export type GiftCardProduct = ProductListResponse['products'][number];

/** For the route's loader: starts to load the products. */
export const startGiftCardProducts = async (client: QueryClient) =>
  startReading(client, giftCardProducts);

/**
 * What a product's gift cards are worth. Read from the product's own list of variants: with the product itself the
 * server may send prices that were changed up to half a minute ago.
 */
export const denominationsOf = (
  productId: string,
): UseQueryOptions<ProductVariantListResponse, ApiError> & { queryKey: QueryKey } =>
  getListProductVariantsQueryOptions<ProductVariantListResponse, ApiError>(
    productId,
    DENOMINATIONS,
  );

/**
 * A product's denominations as the server has them at this moment.
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
