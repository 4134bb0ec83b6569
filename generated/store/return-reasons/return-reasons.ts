/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { pathPart } from '../../../src/client/query.ts';
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
  StoreReturnReasonListResponse,
  StoreReturnReasonResponse
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

export const getListReturnReasonsUrl = () => {

  return `/store/return-reasons`
}

/**
 * @summary List return reasons
 */
export const listReturnReasons = async (client: ApiClient,  options?: RequestOptions): Promise<StoreReturnReasonListResponse> => {

  return clientRequest<StoreReturnReasonListResponse>(client, 'listReturnReasons', () => [getListReturnReasonsUrl(),
  {
      operation: 'listReturnReasons',
    ...options,
    method: 'GET'

  }
]);}

export const getListReturnReasonsQueryKey = () => {
    return [
    'store','return-reasons'
    ] as const;
    }

export const getListReturnReasonsQueryOptions = <TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(client: ApiClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReturnReasonsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReturnReasons>>> = ({ signal }) => listReturnReasons(client, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReturnReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listReturnReasons>>>
export type ListReturnReasonsQueryError = ApiError

export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturnReasons>>,
          TError,
          Awaited<ReturnType<typeof listReturnReasons>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturnReasons>>,
          TError,
          Awaited<ReturnType<typeof listReturnReasons>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List return reasons
 */

export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReturnReasonsQueryOptions(useApiClient(), options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetReturnReasonUrl = (id: string,) => {

  return `/store/return-reasons/${pathPart(id)}`
}

/**
 * @summary Read a return reason
 */
export const getReturnReason = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreReturnReasonResponse> => {

  return clientRequest<StoreReturnReasonResponse>(client, 'getReturnReason', () => [getGetReturnReasonUrl(id),
  {
      operation: 'getReturnReason',
    ...options,
    method: 'GET'

  }
]);}

export const getGetReturnReasonQueryKey = (id: string,) => {
    return [
    'store','return-reasons',id
    ] as const;
    }

export const getGetReturnReasonQueryOptions = <TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(client: ApiClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReturnReasonQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReturnReason>>> = ({ signal }) => getReturnReason(client, id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReturnReasonQueryResult = NonNullable<Awaited<ReturnType<typeof getReturnReason>>>
export type GetReturnReasonQueryError = ApiError

export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReturnReason>>,
          TError,
          Awaited<ReturnType<typeof getReturnReason>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReturnReason>>,
          TError,
          Awaited<ReturnType<typeof getReturnReason>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a return reason
 */

export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReturnReasonQueryOptions(useApiClient(), id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

