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
  ProductTagListResponse
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

export const getListProductTagsUrl = (params?: ListProductTagsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-tags?${stringifiedParams}` : `/admin/product-tags`
}

/**
 * @summary List product tags
 */
export const listProductTags = async (params?: ListProductTagsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductTagListResponse> => {

  return adminRequest<ProductTagListResponse>(getListProductTagsUrl(params),
  {
      operation: 'listProductTags',
    ...options,
    method: 'GET'

  }
);}

export const getListProductTagsInfiniteQueryKey = (params?: ListProductTagsParams,) => {
    return [
    'infinite', 'admin','product-tags', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductTagsQueryKey = (params?: ListProductTagsParams,) => {
    return [
    'admin','product-tags', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductTagsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTagsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTags>>, QueryKey, ListProductTagsParams['offset']> = ({ signal, pageParam }) => listProductTags({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTags>>,
          TError,
          Awaited<ReturnType<typeof listProductTags>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product tags
 */

export function useListProductTagsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductTags>>, ListProductTagsParams['offset']>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData, QueryKey, ListProductTagsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTagsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductTagsQueryOptions = <TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTagsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTags>>> = ({ signal }) => listProductTags(params, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTags>>,
          TError,
          Awaited<ReturnType<typeof listProductTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product tags
 */

export function useListProductTags<TData = Awaited<ReturnType<typeof listProductTags>>, TError = ApiError>(
 params?: ListProductTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTags>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

