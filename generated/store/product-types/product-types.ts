/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeQuery } from '../../../src/client/query.ts';
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ListProductTypesParams,
  StoreProductTypeListResponse
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

export const getListProductTypesUrl = (params?: ListProductTypesParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/product-types?${stringifiedParams}` : `/store/product-types`
}

/**
 * @summary List product types
 */
export const listProductTypes = async (client: ApiClient, params?: ListProductTypesParams, options?: RequestOptions): Promise<StoreProductTypeListResponse> => {

  return clientRequest<StoreProductTypeListResponse>(client, 'listProductTypes', () => [getListProductTypesUrl(params),
  {
      operation: 'listProductTypes',
    ...options,
    method: 'GET'

  }
]);}

export const getListProductTypesInfiniteQueryKey = (params?: ListProductTypesParams,) => {
    return [
    'infinite', 'store','product-types', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductTypesQueryKey = (params?: ListProductTypesParams,) => {
    return [
    'store','product-types', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductTypesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductTypes>>, ListProductTypesParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListProductTypesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData, QueryKey, ListProductTypesParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTypesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTypes>>, QueryKey, ListProductTypesParams['offset']> = ({ signal, pageParam }) => listProductTypes(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData, QueryKey, ListProductTypesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductTypesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProductTypes>>>
export type ListProductTypesInfiniteQueryError = ApiError

export function useListProductTypesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTypes>>, ListProductTypesParams['offset']>, TError = ApiError>(
 params: undefined |  ListProductTypesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData, QueryKey, ListProductTypesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTypes>>,
          TError,
          Awaited<ReturnType<typeof listProductTypes>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTypesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTypes>>, ListProductTypesParams['offset']>, TError = ApiError>(
 params?: ListProductTypesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData, QueryKey, ListProductTypesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTypes>>,
          TError,
          Awaited<ReturnType<typeof listProductTypes>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTypesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTypes>>, ListProductTypesParams['offset']>, TError = ApiError>(
 params?: ListProductTypesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData, QueryKey, ListProductTypesParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product types
 */

export function useListProductTypesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTypes>>, ListProductTypesParams['offset']>, TError = ApiError>(
 params?: ListProductTypesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData, QueryKey, ListProductTypesParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTypesInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductTypesQueryOptions = <TData = Awaited<ReturnType<typeof listProductTypes>>, TError = ApiError>(client: ApiClient, params?: ListProductTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTypesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTypes>>> = ({ signal }) => listProductTypes(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listProductTypes>>>
export type ListProductTypesQueryError = ApiError

export function useListProductTypes<TData = Awaited<ReturnType<typeof listProductTypes>>, TError = ApiError>(
 params: undefined |  ListProductTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTypes>>,
          TError,
          Awaited<ReturnType<typeof listProductTypes>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTypes<TData = Awaited<ReturnType<typeof listProductTypes>>, TError = ApiError>(
 params?: ListProductTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTypes>>,
          TError,
          Awaited<ReturnType<typeof listProductTypes>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTypes<TData = Awaited<ReturnType<typeof listProductTypes>>, TError = ApiError>(
 params?: ListProductTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product types
 */

export function useListProductTypes<TData = Awaited<ReturnType<typeof listProductTypes>>, TError = ApiError>(
 params?: ListProductTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTypes>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTypesQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

