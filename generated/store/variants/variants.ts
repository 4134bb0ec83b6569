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
  GetVariantParams,
  ListVariantsParams,
  StoreProductVariantListResponse,
  StoreProductVariantResponse
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

export const getListVariantsUrl = (params?: ListVariantsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/variants?${stringifiedParams}` : `/store/variants`
}

/**
 * @summary List variants
 */
export const listVariants = async (client: ApiClient, params?: ListVariantsParams, options?: RequestOptions): Promise<StoreProductVariantListResponse> => {

  return clientRequest<StoreProductVariantListResponse>(client, 'listVariants', () => [getListVariantsUrl(params),
  {
      operation: 'listVariants',
    ...options,
    method: 'GET'

  }
]);}

export const getListVariantsInfiniteQueryKey = (params?: ListVariantsParams,) => {
    return [
    'infinite', 'store','variants', ...(params ? [params] : [])
    ] as const;
    }

export const getListVariantsQueryKey = (params?: ListVariantsParams,) => {
    return [
    'store','variants', ...(params ? [params] : [])
    ] as const;
    }

export const getListVariantsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listVariants>>, ListVariantsParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData, QueryKey, ListVariantsParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVariantsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVariants>>, QueryKey, ListVariantsParams['offset']> = ({ signal, pageParam }) => listVariants(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData, QueryKey, ListVariantsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVariantsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listVariants>>>
export type ListVariantsInfiniteQueryError = ApiError

export function useListVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVariants>>, ListVariantsParams['offset']>, TError = ApiError>(
 params: undefined |  ListVariantsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData, QueryKey, ListVariantsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVariants>>,
          TError,
          Awaited<ReturnType<typeof listVariants>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVariants>>, ListVariantsParams['offset']>, TError = ApiError>(
 params?: ListVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData, QueryKey, ListVariantsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVariants>>,
          TError,
          Awaited<ReturnType<typeof listVariants>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVariants>>, ListVariantsParams['offset']>, TError = ApiError>(
 params?: ListVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData, QueryKey, ListVariantsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List variants
 */

export function useListVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVariants>>, ListVariantsParams['offset']>, TError = ApiError>(
 params?: ListVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData, QueryKey, ListVariantsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVariantsInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListVariantsQueryOptions = <TData = Awaited<ReturnType<typeof listVariants>>, TError = ApiError>(client: ApiClient, params?: ListVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVariantsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVariants>>> = ({ signal }) => listVariants(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVariantsQueryResult = NonNullable<Awaited<ReturnType<typeof listVariants>>>
export type ListVariantsQueryError = ApiError

export function useListVariants<TData = Awaited<ReturnType<typeof listVariants>>, TError = ApiError>(
 params: undefined |  ListVariantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVariants>>,
          TError,
          Awaited<ReturnType<typeof listVariants>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVariants<TData = Awaited<ReturnType<typeof listVariants>>, TError = ApiError>(
 params?: ListVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVariants>>,
          TError,
          Awaited<ReturnType<typeof listVariants>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVariants<TData = Awaited<ReturnType<typeof listVariants>>, TError = ApiError>(
 params?: ListVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List variants
 */

export function useListVariants<TData = Awaited<ReturnType<typeof listVariants>>, TError = ApiError>(
 params?: ListVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVariants>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVariantsQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetVariantUrl = (id: string,
    params?: GetVariantParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/variants/${pathPart(id)}?${stringifiedParams}` : `/store/variants/${pathPart(id)}`
}

/**
 * @summary Read a variant
 */
export const getVariant = async (client: ApiClient, id: string,
    params?: GetVariantParams, options?: RequestOptions): Promise<StoreProductVariantResponse> => {

  return clientRequest<StoreProductVariantResponse>(client, 'getVariant', () => [getGetVariantUrl(id,params),
  {
      operation: 'getVariant',
    ...options,
    method: 'GET'

  }
]);}

export const getGetVariantQueryKey = (id: string,
    params?: GetVariantParams,) => {
    return [
    'store','variants',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetVariantQueryOptions = <TData = Awaited<ReturnType<typeof getVariant>>, TError = ApiError>(client: ApiClient, id: string,
    params?: GetVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVariant>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVariantQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVariant>>> = ({ signal }) => getVariant(client, id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVariantQueryResult = NonNullable<Awaited<ReturnType<typeof getVariant>>>
export type GetVariantQueryError = ApiError

export function useGetVariant<TData = Awaited<ReturnType<typeof getVariant>>, TError = ApiError>(
 id: string,
    params: undefined |  GetVariantParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVariant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVariant>>,
          TError,
          Awaited<ReturnType<typeof getVariant>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVariant<TData = Awaited<ReturnType<typeof getVariant>>, TError = ApiError>(
 id: string,
    params?: GetVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVariant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVariant>>,
          TError,
          Awaited<ReturnType<typeof getVariant>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVariant<TData = Awaited<ReturnType<typeof getVariant>>, TError = ApiError>(
 id: string,
    params?: GetVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVariant>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a variant
 */

export function useGetVariant<TData = Awaited<ReturnType<typeof getVariant>>, TError = ApiError>(
 id: string,
    params?: GetVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVariant>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVariantQueryOptions(useApiClient(), id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

