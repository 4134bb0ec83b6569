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
  ListSwapsParams,
  SwapListResponse,
  SwapResponse
} from '../admin.schemas.ts';

import { adminRequest } from '../../../src/client/mutator.ts';

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

export const getListSwapsUrl = (params?: ListSwapsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/swaps?${stringifiedParams}` : `/admin/swaps`
}

/**
 * @summary List swaps
 */
export const listSwaps = async (params?: ListSwapsParams, options?: Parameters<typeof adminRequest>[1]): Promise<SwapListResponse> => {

  return adminRequest<SwapListResponse>(getListSwapsUrl(params),
  {
      operation: 'listSwaps',
    ...options,
    method: 'GET'

  }
);}

export const getListSwapsInfiniteQueryKey = (params?: ListSwapsParams,) => {
    return [
    'infinite', 'admin','swaps', ...(params ? [params] : [])
    ] as const;
    }

export const getListSwapsQueryKey = (params?: ListSwapsParams,) => {
    return [
    'admin','swaps', ...(params ? [params] : [])
    ] as const;
    }

export const getListSwapsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSwaps>>, ListSwapsParams['offset']>, TError = ApiError>(params?: ListSwapsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData, QueryKey, ListSwapsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwaps>>, QueryKey, ListSwapsParams['offset']> = ({ signal, pageParam }) => listSwaps({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData, QueryKey, ListSwapsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSwaps>>>
export type ListSwapsInfiniteQueryError = ApiError

export function useListSwapsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSwaps>>, ListSwapsParams['offset']>, TError = ApiError>(
 params: undefined |  ListSwapsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData, QueryKey, ListSwapsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwaps>>,
          TError,
          Awaited<ReturnType<typeof listSwaps>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSwaps>>, ListSwapsParams['offset']>, TError = ApiError>(
 params?: ListSwapsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData, QueryKey, ListSwapsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwaps>>,
          TError,
          Awaited<ReturnType<typeof listSwaps>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSwaps>>, ListSwapsParams['offset']>, TError = ApiError>(
 params?: ListSwapsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData, QueryKey, ListSwapsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List swaps
 */

export function useListSwapsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSwaps>>, ListSwapsParams['offset']>, TError = ApiError>(
 params?: ListSwapsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData, QueryKey, ListSwapsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSwapsQueryOptions = <TData = Awaited<ReturnType<typeof listSwaps>>, TError = ApiError>(params?: ListSwapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwaps>>> = ({ signal }) => listSwaps(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapsQueryResult = NonNullable<Awaited<ReturnType<typeof listSwaps>>>
export type ListSwapsQueryError = ApiError

export function useListSwaps<TData = Awaited<ReturnType<typeof listSwaps>>, TError = ApiError>(
 params: undefined |  ListSwapsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwaps>>,
          TError,
          Awaited<ReturnType<typeof listSwaps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwaps<TData = Awaited<ReturnType<typeof listSwaps>>, TError = ApiError>(
 params?: ListSwapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwaps>>,
          TError,
          Awaited<ReturnType<typeof listSwaps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwaps<TData = Awaited<ReturnType<typeof listSwaps>>, TError = ApiError>(
 params?: ListSwapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List swaps
 */

export function useListSwaps<TData = Awaited<ReturnType<typeof listSwaps>>, TError = ApiError>(
 params?: ListSwapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwaps>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSwapUrl = (id: string,) => {

  return `/admin/swaps/${pathPart(id)}`
}

/**
 * @summary Read a swap
 */
export const getSwap = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<SwapResponse> => {

  return adminRequest<SwapResponse>(getGetSwapUrl(id),
  {
      operation: 'getSwap',
    ...options,
    method: 'GET'

  }
);}

export const getGetSwapQueryKey = (id: string,) => {
    return [
    'admin','swaps',id
    ] as const;
    }

export const getGetSwapQueryOptions = <TData = Awaited<ReturnType<typeof getSwap>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwap>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwap>>> = ({ signal }) => getSwap(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwap>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapQueryResult = NonNullable<Awaited<ReturnType<typeof getSwap>>>
export type GetSwapQueryError = ApiError

export function useGetSwap<TData = Awaited<ReturnType<typeof getSwap>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwap>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwap>>,
          TError,
          Awaited<ReturnType<typeof getSwap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwap<TData = Awaited<ReturnType<typeof getSwap>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwap>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwap>>,
          TError,
          Awaited<ReturnType<typeof getSwap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwap<TData = Awaited<ReturnType<typeof getSwap>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwap>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a swap
 */

export function useGetSwap<TData = Awaited<ReturnType<typeof getSwap>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwap>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

