/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { pathPart, serializeQuery } from '../../../src/client/query.ts';
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
  ListCollectionsParams,
  StoreProductCollectionListResponse,
  StoreProductCollectionResponse
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

export const getListCollectionsUrl = (params?: ListCollectionsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/collections?${stringifiedParams}` : `/store/collections`
}

/**
 * @summary List collections
 */
export const listCollections = async (client: ApiClient, params?: ListCollectionsParams, options?: RequestOptions): Promise<StoreProductCollectionListResponse> => {

  return clientRequest<StoreProductCollectionListResponse>(client, 'listCollections', () => [getListCollectionsUrl(params),
  {
      operation: 'listCollections',
    ...options,
    method: 'GET'

  }
]);}

export const getListCollectionsInfiniteQueryKey = (params?: ListCollectionsParams,) => {
    return [
    'infinite', 'store','collections', ...(params ? [params] : [])
    ] as const;
    }

export const getListCollectionsQueryKey = (params?: ListCollectionsParams,) => {
    return [
    'store','collections', ...(params ? [params] : [])
    ] as const;
    }

export const getListCollectionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollections>>, QueryKey, ListCollectionsParams['offset']> = ({ signal, pageParam }) => listCollections(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCollections>>>
export type ListCollectionsInfiniteQueryError = ApiError

export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params: undefined |  ListCollectionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List collections
 */

export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionsInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCollectionsQueryOptions = <TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(client: ApiClient, params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollections>>> = ({ signal }) => listCollections(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCollections>>>
export type ListCollectionsQueryError = ApiError

export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params: undefined |  ListCollectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List collections
 */

export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionsQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCollectionUrl = (id: string,) => {

  return `/store/collections/${pathPart(id)}`
}

/**
 * @summary Read a collection
 */
export const getCollection = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreProductCollectionResponse> => {

  return clientRequest<StoreProductCollectionResponse>(client, 'getCollection', () => [getGetCollectionUrl(id),
  {
      operation: 'getCollection',
    ...options,
    method: 'GET'

  }
]);}

export const getGetCollectionQueryKey = (id: string,) => {
    return [
    'store','collections',id
    ] as const;
    }

export const getGetCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(client: ApiClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = ({ signal }) => getCollection(client, id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>
export type GetCollectionQueryError = ApiError

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a collection
 */

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionQueryOptions(useApiClient(), id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

