/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeBody } from '../../../src/client/body.ts';
import { pathPart, serializeQuery } from '../../../src/client/query.ts';
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CurrencyListResponse,
  CurrencyResponse,
  ListCurrenciesParams,
  UpdateCurrencyBody
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

export const getListCurrenciesUrl = (params?: ListCurrenciesParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/currencies?${stringifiedParams}` : `/admin/currencies`
}

/**
 * @summary List currencies
 */
export const listCurrencies = async (params?: ListCurrenciesParams, options?: Parameters<typeof adminRequest>[1]): Promise<CurrencyListResponse> => {

  return adminRequest<CurrencyListResponse>(getListCurrenciesUrl(params),
  {
      operation: 'listCurrencies',
    ...options,
    method: 'GET'

  }
);}

export const getListCurrenciesInfiniteQueryKey = (params?: ListCurrenciesParams,) => {
    return [
    'infinite', 'admin','currencies', ...(params ? [params] : [])
    ] as const;
    }

export const getListCurrenciesQueryKey = (params?: ListCurrenciesParams,) => {
    return [
    'admin','currencies', ...(params ? [params] : [])
    ] as const;
    }

export const getListCurrenciesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCurrencies>>, ListCurrenciesParams['offset']>, TError = ApiError>(params?: ListCurrenciesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData, QueryKey, ListCurrenciesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCurrenciesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCurrencies>>, QueryKey, ListCurrenciesParams['offset']> = ({ signal, pageParam }) => listCurrencies({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData, QueryKey, ListCurrenciesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCurrenciesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCurrencies>>>
export type ListCurrenciesInfiniteQueryError = ApiError

export function useListCurrenciesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCurrencies>>, ListCurrenciesParams['offset']>, TError = ApiError>(
 params: undefined |  ListCurrenciesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData, QueryKey, ListCurrenciesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCurrencies>>,
          TError,
          Awaited<ReturnType<typeof listCurrencies>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCurrenciesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCurrencies>>, ListCurrenciesParams['offset']>, TError = ApiError>(
 params?: ListCurrenciesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData, QueryKey, ListCurrenciesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCurrencies>>,
          TError,
          Awaited<ReturnType<typeof listCurrencies>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCurrenciesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCurrencies>>, ListCurrenciesParams['offset']>, TError = ApiError>(
 params?: ListCurrenciesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData, QueryKey, ListCurrenciesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List currencies
 */

export function useListCurrenciesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCurrencies>>, ListCurrenciesParams['offset']>, TError = ApiError>(
 params?: ListCurrenciesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData, QueryKey, ListCurrenciesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCurrenciesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCurrenciesQueryOptions = <TData = Awaited<ReturnType<typeof listCurrencies>>, TError = ApiError>(params?: ListCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCurrenciesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCurrencies>>> = ({ signal }) => listCurrencies(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCurrenciesQueryResult = NonNullable<Awaited<ReturnType<typeof listCurrencies>>>
export type ListCurrenciesQueryError = ApiError

export function useListCurrencies<TData = Awaited<ReturnType<typeof listCurrencies>>, TError = ApiError>(
 params: undefined |  ListCurrenciesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCurrencies>>,
          TError,
          Awaited<ReturnType<typeof listCurrencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCurrencies<TData = Awaited<ReturnType<typeof listCurrencies>>, TError = ApiError>(
 params?: ListCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCurrencies>>,
          TError,
          Awaited<ReturnType<typeof listCurrencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCurrencies<TData = Awaited<ReturnType<typeof listCurrencies>>, TError = ApiError>(
 params?: ListCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List currencies
 */

export function useListCurrencies<TData = Awaited<ReturnType<typeof listCurrencies>>, TError = ApiError>(
 params?: ListCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrencies>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCurrenciesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCurrencyUrl = (code: string,) => {

  return `/admin/currencies/${pathPart(code)}`
}

/**
 * @summary Change a currency's tax behaviour
 */
export const updateCurrency = async (code: string,
    updateCurrencyBody: UpdateCurrencyBody, options?: Parameters<typeof adminRequest>[1]): Promise<CurrencyResponse> => {

return adminRequest<CurrencyResponse>(getUpdateCurrencyUrl(code),
  {
      operation: 'updateCurrency', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateCurrencyBody)
  }
);}

export const getUpdateCurrencyMutationKey = () => ['updateCurrency'] as const;

export const getUpdateCurrencyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCurrency>>, TError,UpdateCurrencyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCurrency>>, TError,UpdateCurrencyMutationVariables, TContext> => {

const mutationKey = getUpdateCurrencyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCurrency>>, UpdateCurrencyMutationVariables> = (props) => {
          const {code,data} = props ?? {};

          return  updateCurrency(code,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCurrencyMutationResult = NonNullable<Awaited<ReturnType<typeof updateCurrency>>>
    export type UpdateCurrencyMutationBody = UpdateCurrencyBody
    export type UpdateCurrencyMutationError = ApiError
    export type UpdateCurrencyMutationVariables = {code: string;data: UpdateCurrencyBody}

    /**
 * @summary Change a currency's tax behaviour
 */
export const useUpdateCurrency = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCurrency>>, TError,UpdateCurrencyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCurrency>>,
        TError,
        UpdateCurrencyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCurrencyMutationOptions(options), queryClient);
    }
