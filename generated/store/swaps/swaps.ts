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
  StoreCreateSwapBody,
  StoreSwapResponse
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

export const getCreateSwapUrl = () => {

  return `/store/swaps`
}

/**
 * @summary Request an exchange of items
 */
export const createSwap = async (client: ApiClient, storeCreateSwapBody: StoreCreateSwapBody, options?: RequestOptions): Promise<StoreSwapResponse> => {

return clientRequest<StoreSwapResponse>(client, 'createSwap', () => [getCreateSwapUrl(),
  {
      operation: 'createSwap', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateSwapBody)
  }
]);}

export const getCreateSwapMutationKey = () => ['createSwap'] as const;

export const getCreateSwapMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSwap>>, TError,CreateSwapMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createSwap>>, TError,CreateSwapMutationVariables, TContext> => {

const mutationKey = getCreateSwapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSwap>>, CreateSwapMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSwap(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateSwapMutationResult = NonNullable<Awaited<ReturnType<typeof createSwap>>>
    export type CreateSwapMutationBody = StoreCreateSwapBody
    export type CreateSwapMutationError = ApiError
    export type CreateSwapMutationVariables = {data: StoreCreateSwapBody}

    /**
 * @summary Request an exchange of items
 */
export const useCreateSwap = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSwap>>, TError,CreateSwapMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSwap>>,
        TError,
        CreateSwapMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSwapMutationOptions(useApiClient(), options), queryClient);
    }
    export const getGetSwapByCartUrl = (cartId: string,) => {

  return `/store/swaps/${pathPart(cartId)}`
}

/**
 * @summary Read the swap that a cart pays for
 */
export const getSwapByCart = async (client: ApiClient, cartId: string, options?: RequestOptions): Promise<StoreSwapResponse> => {

  return clientRequest<StoreSwapResponse>(client, 'getSwapByCart', () => [getGetSwapByCartUrl(cartId),
  {
      operation: 'getSwapByCart',
    ...options,
    method: 'GET'

  }
]);}

export const getGetSwapByCartQueryKey = (cartId: string,) => {
    return [
    'store','swaps',cartId
    ] as const;
    }

export const getGetSwapByCartQueryOptions = <TData = Awaited<ReturnType<typeof getSwapByCart>>, TError = ApiError>(client: ApiClient, cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapByCart>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapByCartQueryKey(cartId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapByCart>>> = ({ signal }) => getSwapByCart(client, cartId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: cartId !== null && cartId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapByCart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapByCartQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapByCart>>>
export type GetSwapByCartQueryError = ApiError

export function useGetSwapByCart<TData = Awaited<ReturnType<typeof getSwapByCart>>, TError = ApiError>(
 cartId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapByCart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapByCart>>,
          TError,
          Awaited<ReturnType<typeof getSwapByCart>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapByCart<TData = Awaited<ReturnType<typeof getSwapByCart>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapByCart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapByCart>>,
          TError,
          Awaited<ReturnType<typeof getSwapByCart>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapByCart<TData = Awaited<ReturnType<typeof getSwapByCart>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapByCart>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the swap that a cart pays for
 */

export function useGetSwapByCart<TData = Awaited<ReturnType<typeof getSwapByCart>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapByCart>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapByCartQueryOptions(useApiClient(), cartId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

