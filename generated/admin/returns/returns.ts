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
  CanceledReturnOrderResponse,
  ListReturnsParams,
  ReceiveReturnBody,
  ReturnListResponse,
  ReturnResponse
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

export const getListReturnsUrl = (params?: ListReturnsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/returns?${stringifiedParams}` : `/admin/returns`
}

/**
 * @summary List returns
 */
export const listReturns = async (params?: ListReturnsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ReturnListResponse> => {

  return adminRequest<ReturnListResponse>(getListReturnsUrl(params),
  {
      operation: 'listReturns',
    ...options,
    method: 'GET'

  }
);}

export const getListReturnsInfiniteQueryKey = (params?: ListReturnsParams,) => {
    return [
    'infinite', 'admin','returns', ...(params ? [params] : [])
    ] as const;
    }

export const getListReturnsQueryKey = (params?: ListReturnsParams,) => {
    return [
    'admin','returns', ...(params ? [params] : [])
    ] as const;
    }

export const getListReturnsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReturns>>, ListReturnsParams['offset']>, TError = ApiError>(params?: ListReturnsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData, QueryKey, ListReturnsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReturnsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReturns>>, QueryKey, ListReturnsParams['offset']> = ({ signal, pageParam }) => listReturns({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData, QueryKey, ListReturnsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReturnsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReturns>>>
export type ListReturnsInfiniteQueryError = ApiError

export function useListReturnsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReturns>>, ListReturnsParams['offset']>, TError = ApiError>(
 params: undefined |  ListReturnsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData, QueryKey, ListReturnsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturns>>,
          TError,
          Awaited<ReturnType<typeof listReturns>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturnsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReturns>>, ListReturnsParams['offset']>, TError = ApiError>(
 params?: ListReturnsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData, QueryKey, ListReturnsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturns>>,
          TError,
          Awaited<ReturnType<typeof listReturns>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturnsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReturns>>, ListReturnsParams['offset']>, TError = ApiError>(
 params?: ListReturnsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData, QueryKey, ListReturnsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List returns
 */

export function useListReturnsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReturns>>, ListReturnsParams['offset']>, TError = ApiError>(
 params?: ListReturnsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData, QueryKey, ListReturnsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReturnsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListReturnsQueryOptions = <TData = Awaited<ReturnType<typeof listReturns>>, TError = ApiError>(params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReturnsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReturns>>> = ({ signal }) => listReturns(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReturnsQueryResult = NonNullable<Awaited<ReturnType<typeof listReturns>>>
export type ListReturnsQueryError = ApiError

export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ApiError>(
 params: undefined |  ListReturnsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturns>>,
          TError,
          Awaited<ReturnType<typeof listReturns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ApiError>(
 params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturns>>,
          TError,
          Awaited<ReturnType<typeof listReturns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ApiError>(
 params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List returns
 */

export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ApiError>(
 params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReturnsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReceiveReturnUrl = (id: string,) => {

  return `/admin/returns/${pathPart(id)}/receive`
}

/**
 * @summary Receive returned items
 */
export const receiveReturn = async (id: string,
    receiveReturnBody: ReceiveReturnBody, options?: Parameters<typeof adminRequest>[1]): Promise<ReturnResponse> => {

return adminRequest<ReturnResponse>(getReceiveReturnUrl(id),
  {
      operation: 'receiveReturn', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(receiveReturnBody)
  }
);}

export const getReceiveReturnMutationKey = () => ['receiveReturn'] as const;

export const getReceiveReturnMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveReturn>>, TError,ReceiveReturnMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveReturn>>, TError,ReceiveReturnMutationVariables, TContext> => {

const mutationKey = getReceiveReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveReturn>>, ReceiveReturnMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  receiveReturn(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ReceiveReturnMutationResult = NonNullable<Awaited<ReturnType<typeof receiveReturn>>>
    export type ReceiveReturnMutationBody = ReceiveReturnBody
    export type ReceiveReturnMutationError = ApiError
    export type ReceiveReturnMutationVariables = {id: string;data: ReceiveReturnBody}

    /**
 * @summary Receive returned items
 */
export const useReceiveReturn = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveReturn>>, TError,ReceiveReturnMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveReturn>>,
        TError,
        ReceiveReturnMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveReturnMutationOptions(options), queryClient);
    }
    export const getCancelReturnUrl = (id: string,) => {

  return `/admin/returns/${pathPart(id)}/cancel`
}

/**
 * @summary Cancel a return
 */
export const cancelReturn = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<CanceledReturnOrderResponse> => {

  return adminRequest<CanceledReturnOrderResponse>(getCancelReturnUrl(id),
  {
      operation: 'cancelReturn', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelReturnMutationKey = () => ['cancelReturn'] as const;

export const getCancelReturnMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReturn>>, TError,CancelReturnMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelReturn>>, TError,CancelReturnMutationVariables, TContext> => {

const mutationKey = getCancelReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelReturn>>, CancelReturnMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelReturn(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelReturnMutationResult = NonNullable<Awaited<ReturnType<typeof cancelReturn>>>

    export type CancelReturnMutationError = ApiError
    export type CancelReturnMutationVariables = {id: string}

    /**
 * @summary Cancel a return
 */
export const useCancelReturn = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReturn>>, TError,CancelReturnMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelReturn>>,
        TError,
        CancelReturnMutationVariables,
        TContext
      > => {
      return useMutation(getCancelReturnMutationOptions(options), queryClient);
    }
