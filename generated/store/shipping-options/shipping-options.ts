/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { pathPart, serializeQuery } from '../../../src/client/query.ts';
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ListShippingOptionsParams,
  StoreCartShippingOptionsResponse,
  StoreShippingOptionListResponse
} from '../store.schemas.ts';

import { clientRequest } from '../../../src/client/store-mutator.ts';
import { useApiClient } from '../../../src/client/react.ts';
import type { ApiClient, RequestOptions } from '../../../src/client/types.ts';

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListShippingOptionsUrl = (params?: ListShippingOptionsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/shipping-options?${stringifiedParams}` : `/store/shipping-options`
}

/**
 * @summary List shipping options
 */
export const listShippingOptions = async (client: ApiClient, params?: ListShippingOptionsParams, options?: RequestOptions): Promise<StoreShippingOptionListResponse> => {

  return clientRequest<StoreShippingOptionListResponse>(client, 'listShippingOptions', () => [getListShippingOptionsUrl(params),
  {
      operation: 'listShippingOptions',
    ...options,
    method: 'GET'

  }
]);}

export const getListShippingOptionsQueryKey = (params?: ListShippingOptionsParams,) => {
    return [
    'store','shipping-options', ...(params ? [params] : [])
    ] as const;
    }

export const getListShippingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(client: ApiClient, params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShippingOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShippingOptions>>> = ({ signal }) => listShippingOptions(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShippingOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listShippingOptions>>>
export type ListShippingOptionsQueryError = ApiError

export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params: undefined |  ListShippingOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipping options
 */

export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShippingOptionsQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCartShippingOptionsUrl = (cartId: string,) => {

  return `/store/shipping-options/${pathPart(cartId)}`
}

/**
 * @summary List how a cart can be shipped
 */
export const listCartShippingOptions = async (client: ApiClient, cartId: string, options?: RequestOptions): Promise<StoreCartShippingOptionsResponse> => {

  return clientRequest<StoreCartShippingOptionsResponse>(client, 'listCartShippingOptions', () => [getListCartShippingOptionsUrl(cartId),
  {
      operation: 'listCartShippingOptions',
    ...options,
    method: 'GET'

  }
]);}

export const getListCartShippingOptionsQueryKey = (cartId: string,) => {
    return [
    'store','shipping-options',cartId
    ] as const;
    }

export const getListCartShippingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(client: ApiClient, cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCartShippingOptionsQueryKey(cartId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCartShippingOptions>>> = ({ signal }) => listCartShippingOptions(client, cartId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: cartId !== null && cartId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCartShippingOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCartShippingOptions>>>
export type ListCartShippingOptionsQueryError = ApiError

export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCartShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listCartShippingOptions>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCartShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listCartShippingOptions>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how a cart can be shipped
 */

export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCartShippingOptionsQueryOptions(useApiClient(), cartId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

