/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeBody } from '../../../src/client/body.ts';
import { pathPart } from '../../../src/client/query.ts';
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  StoreDeclineOrderEditBody,
  StoreOrderEditResponse
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

export const getGetOrderEditUrl = (id: string,) => {

  return `/store/order-edits/${pathPart(id)}`
}

/**
 * @summary Read an order edit
 */
export const getOrderEdit = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreOrderEditResponse> => {

  return clientRequest<StoreOrderEditResponse>(client, 'getOrderEdit', () => [getGetOrderEditUrl(id),
  {
      operation: 'getOrderEdit',
    ...options,
    method: 'GET'

  }
]);}

export const getGetOrderEditQueryKey = (id: string,) => {
    return [
    'store','order-edits',id
    ] as const;
    }

export const getGetOrderEditQueryOptions = <TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(client: ApiClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderEditQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderEdit>>> = ({ signal }) => getOrderEdit(client, id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderEditQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderEdit>>>
export type GetOrderEditQueryError = ApiError

export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderEdit>>,
          TError,
          Awaited<ReturnType<typeof getOrderEdit>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderEdit>>,
          TError,
          Awaited<ReturnType<typeof getOrderEdit>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order edit
 */

export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderEditQueryOptions(useApiClient(), id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeclineOrderEditUrl = (id: string,) => {

  return `/store/order-edits/${pathPart(id)}/decline`
}

/**
 * @summary Decline an order edit
 */
export const declineOrderEdit = async (client: ApiClient, id: string,
    storeDeclineOrderEditBody: StoreDeclineOrderEditBody, options?: RequestOptions): Promise<StoreOrderEditResponse> => {

return clientRequest<StoreOrderEditResponse>(client, 'declineOrderEdit', () => [getDeclineOrderEditUrl(id),
  {
      operation: 'declineOrderEdit', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeDeclineOrderEditBody)
  }
]);}

export const getDeclineOrderEditMutationKey = () => ['declineOrderEdit'] as const;

export const getDeclineOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineOrderEdit>>, TError,DeclineOrderEditMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof declineOrderEdit>>, TError,DeclineOrderEditMutationVariables, TContext> => {

const mutationKey = getDeclineOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineOrderEdit>>, DeclineOrderEditMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  declineOrderEdit(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeclineOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof declineOrderEdit>>>
    export type DeclineOrderEditMutationBody = StoreDeclineOrderEditBody
    export type DeclineOrderEditMutationError = ApiError
    export type DeclineOrderEditMutationVariables = {id: string;data: StoreDeclineOrderEditBody}

    /**
 * @summary Decline an order edit
 */
export const useDeclineOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineOrderEdit>>, TError,DeclineOrderEditMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineOrderEdit>>,
        TError,
        DeclineOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineOrderEditMutationOptions(useApiClient(), options), queryClient);
    }
    export const getCompleteOrderEditUrl = (id: string,) => {

  return `/store/order-edits/${pathPart(id)}/complete`
}

/**
 * @summary Accept an order edit
 */
export const completeOrderEdit = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreOrderEditResponse> => {

  return clientRequest<StoreOrderEditResponse>(client, 'completeOrderEdit', () => [getCompleteOrderEditUrl(id),
  {
      operation: 'completeOrderEdit', repeat: 'never',
    ...options,
    method: 'POST'

  }
]);}

export const getCompleteOrderEditMutationKey = () => ['completeOrderEdit'] as const;

export const getCompleteOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrderEdit>>, TError,CompleteOrderEditMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof completeOrderEdit>>, TError,CompleteOrderEditMutationVariables, TContext> => {

const mutationKey = getCompleteOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeOrderEdit>>, CompleteOrderEditMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  completeOrderEdit(client, id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CompleteOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof completeOrderEdit>>>

    export type CompleteOrderEditMutationError = ApiError
    export type CompleteOrderEditMutationVariables = {id: string}

    /**
 * @summary Accept an order edit
 */
export const useCompleteOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrderEdit>>, TError,CompleteOrderEditMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeOrderEdit>>,
        TError,
        CompleteOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteOrderEditMutationOptions(useApiClient(), options), queryClient);
    }
