/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
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

import { storeRequest } from '../../../src/client/mutator.ts';
import { serializeQuery } from '../../../src/client/query.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

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
export const listShippingOptions = async (params?: ListShippingOptionsParams, options?: Parameters<typeof storeRequest>[1]): Promise<StoreShippingOptionListResponse> => {

  return storeRequest<StoreShippingOptionListResponse>(getListShippingOptionsUrl(params),
  {
      operation: 'listShippingOptions',
    ...options,
    method: 'GET'

  }
);}

export const getListShippingOptionsQueryKey = (params?: ListShippingOptionsParams,) => {
    return [
    'store','shipping-options', ...(params ? [params] : [])
    ] as const;
    }

export const getListShippingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof storeRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShippingOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShippingOptions>>> = ({ signal }) => listShippingOptions(params, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipping options
 */

export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShippingOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCartShippingOptionsUrl = (cartId: string,) => {

  return `/store/shipping-options/${encodeURIComponent(String(cartId))}`
}

/**
 * @summary List how a cart can be shipped
 */
export const listCartShippingOptions = async (cartId: string, options?: Parameters<typeof storeRequest>[1]): Promise<StoreCartShippingOptionsResponse> => {

  return storeRequest<StoreCartShippingOptionsResponse>(getListCartShippingOptionsUrl(cartId),
  {
      operation: 'listCartShippingOptions',
    ...options,
    method: 'GET'

  }
);}

export const getListCartShippingOptionsQueryKey = (cartId: string,) => {
    return [
    'store','shipping-options',cartId
    ] as const;
    }

export const getListCartShippingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof storeRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCartShippingOptionsQueryKey(cartId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCartShippingOptions>>> = ({ signal }) => listCartShippingOptions(cartId, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCartShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listCartShippingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how a cart can be shipped
 */

export function useListCartShippingOptions<TData = Awaited<ReturnType<typeof listCartShippingOptions>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCartShippingOptionsQueryOptions(cartId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

