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
  WarrantyListResponse
} from './warranties.schemas.ts';

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

export const getListWarrantiesUrl = () => {

  return `/admin/warranties`
}

/**
 * @summary List warranties
 */
export const listWarranties = async ( options?: Parameters<typeof adminRequest>[1]): Promise<WarrantyListResponse> => {

  return adminRequest<WarrantyListResponse>(getListWarrantiesUrl(),
  {
      operation: 'listWarranties',
    ...options,
    method: 'GET'

  }
);}

export const getListWarrantiesQueryKey = () => {
    return [
    'admin','warranties'
    ] as const;
    }

export const getListWarrantiesQueryOptions = <TData = Awaited<ReturnType<typeof listWarranties>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarranties>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWarrantiesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWarranties>>> = ({ signal }) => listWarranties({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWarranties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWarrantiesQueryResult = NonNullable<Awaited<ReturnType<typeof listWarranties>>>
export type ListWarrantiesQueryError = ApiError

export function useListWarranties<TData = Awaited<ReturnType<typeof listWarranties>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarranties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWarranties>>,
          TError,
          Awaited<ReturnType<typeof listWarranties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWarranties<TData = Awaited<ReturnType<typeof listWarranties>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarranties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWarranties>>,
          TError,
          Awaited<ReturnType<typeof listWarranties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWarranties<TData = Awaited<ReturnType<typeof listWarranties>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarranties>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List warranties
 */

export function useListWarranties<TData = Awaited<ReturnType<typeof listWarranties>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarranties>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWarrantiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

