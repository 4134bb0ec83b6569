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
  StoreGiftCardResponse
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

export const getGetGiftCardByCodeUrl = (code: string,) => {

  return `/store/gift-cards/${pathPart(code)}`
}

/**
 * @summary Read a gift card's balance
 */
export const getGiftCardByCode = async (client: ApiClient, code: string, options?: RequestOptions): Promise<StoreGiftCardResponse> => {

  return clientRequest<StoreGiftCardResponse>(client, 'getGiftCardByCode', () => [getGetGiftCardByCodeUrl(code),
  {
      operation: 'getGiftCardByCode',
    ...options,
    method: 'GET'

  }
]);}

export const getGetGiftCardByCodeQueryKey = (code: string,) => {
    return [
    'store','gift-cards',code
    ] as const;
    }

export const getGetGiftCardByCodeQueryOptions = <TData = Awaited<ReturnType<typeof getGiftCardByCode>>, TError = ApiError>(client: ApiClient, code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCardByCode>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGiftCardByCodeQueryKey(code);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGiftCardByCode>>> = ({ signal }) => getGiftCardByCode(client, code, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGiftCardByCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGiftCardByCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getGiftCardByCode>>>
export type GetGiftCardByCodeQueryError = ApiError

export function useGetGiftCardByCode<TData = Awaited<ReturnType<typeof getGiftCardByCode>>, TError = ApiError>(
 code: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCardByCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGiftCardByCode>>,
          TError,
          Awaited<ReturnType<typeof getGiftCardByCode>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftCardByCode<TData = Awaited<ReturnType<typeof getGiftCardByCode>>, TError = ApiError>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCardByCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGiftCardByCode>>,
          TError,
          Awaited<ReturnType<typeof getGiftCardByCode>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftCardByCode<TData = Awaited<ReturnType<typeof getGiftCardByCode>>, TError = ApiError>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCardByCode>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a gift card's balance
 */

export function useGetGiftCardByCode<TData = Awaited<ReturnType<typeof getGiftCardByCode>>, TError = ApiError>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCardByCode>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGiftCardByCodeQueryOptions(useApiClient(), code,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

