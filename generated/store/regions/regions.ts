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
  ListRegionsParams,
  StoreRegionListResponse,
  StoreRegionResponse
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

export const getListRegionsUrl = (params?: ListRegionsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/regions?${stringifiedParams}` : `/store/regions`
}

/**
 * @summary List regions
 */
export const listRegions = async (client: ApiClient, params?: ListRegionsParams, options?: RequestOptions): Promise<StoreRegionListResponse> => {

  return clientRequest<StoreRegionListResponse>(client, 'listRegions', () => [getListRegionsUrl(params),
  {
      operation: 'listRegions',
    ...options,
    method: 'GET'

  }
]);}

export const getListRegionsInfiniteQueryKey = (params?: ListRegionsParams,) => {
    return [
    'infinite', 'store','regions', ...(params ? [params] : [])
    ] as const;
    }

export const getListRegionsQueryKey = (params?: ListRegionsParams,) => {
    return [
    'store','regions', ...(params ? [params] : [])
    ] as const;
    }

export const getListRegionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>, QueryKey, ListRegionsParams['offset']> = ({ signal, pageParam }) => listRegions(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsInfiniteQueryError = ApiError

export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params: undefined |  ListRegionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List regions
 */

export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(client: ApiClient, params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>> = ({ signal }) => listRegions(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsQueryError = ApiError

export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params: undefined |  ListRegionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List regions
 */

export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRegionUrl = (id: string,) => {

  return `/store/regions/${pathPart(id)}`
}

/**
 * @summary Read a region
 */
export const getRegion = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreRegionResponse> => {

  return clientRequest<StoreRegionResponse>(client, 'getRegion', () => [getGetRegionUrl(id),
  {
      operation: 'getRegion',
    ...options,
    method: 'GET'

  }
]);}

export const getGetRegionQueryKey = (id: string,) => {
    return [
    'store','regions',id
    ] as const;
    }

export const getGetRegionQueryOptions = <TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(client: ApiClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegion>>> = ({ signal }) => getRegion(client, id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegionQueryResult = NonNullable<Awaited<ReturnType<typeof getRegion>>>
export type GetRegionQueryError = ApiError

export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegion>>,
          TError,
          Awaited<ReturnType<typeof getRegion>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegion>>,
          TError,
          Awaited<ReturnType<typeof getRegion>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a region
 */

export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegionQueryOptions(useApiClient(), id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

