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
  ListProductTagsParams,
  StoreProductTagListResponse
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

export const getListProductTagsUrl = (params?: ListProductTagsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/product-tags?${stringifiedParams}` : `/store/product-tags`
}

/**
 * @summary List product tags
 */
export const listProductTags = async (client: ApiClient, params?: ListProductTagsParams, options?: RequestOptions): Promise<StoreProductTagListResponse> => {

  return clientRequest<StoreProductTagListResponse>(client, 'listProductTags', () => [getListProductTagsUrl(params),
  {
      operation: 'listProductTags',
    ...options,
    method: 'GET'

  }
]);}

export const getListProductTagsInfiniteQueryKey = (params?: ListProductTagsParams,) => {
    return [
    'infinite', 'store','product-tags', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductTagsQueryKey = (params?: ListProductTagsParams,) => {
    return [
    'store','product-tags', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductTagsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTagsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTags>>, QueryKey, ListProductTagsParams['offset']> = ({ signal, pageParam }) => listProductTags(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductTagsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProductTags>>>
export type ListProductTagsInfiniteQueryError = ApiError

export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params: undefined |  ListProductTagsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTags>>,
          TError,
          Awaited<ReturnType<typeof listProductTags>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTags>>,
          TError,
          Awaited<ReturnType<typeof listProductTags>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product tags
 */

export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTagsInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductTagsQueryOptions = <TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(client: ApiClient, params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTagsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTags>>> = ({ signal }) => listProductTags(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listProductTags>>>
export type ListProductTagsQueryError = ApiError

export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params: undefined |  ListProductTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTags>>,
          TError,
          Awaited<ReturnType<typeof listProductTags>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTags>>,
          TError,
          Awaited<ReturnType<typeof listProductTags>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product tags
 */

export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTagsQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

