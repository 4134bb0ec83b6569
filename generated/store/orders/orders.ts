/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeBody } from '../../../src/client/body.ts';
import { pathPart, serializeQuery } from '../../../src/client/query.ts';
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
  GetOrderParams,
  LookupOrderParams,
  StoreConfirmOrderClaimBody,
  StoreOrderResponse,
  StoreRequestOrderClaimTokenBody
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

export const getGetOrderUrl = (id: string,
    params?: GetOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/orders/${pathPart(id)}?${stringifiedParams}` : `/store/orders/${pathPart(id)}`
}

/**
 * @summary Read an order
 */
export const getOrder = async (client: ApiClient, id: string,
    params?: GetOrderParams, options?: RequestOptions): Promise<StoreOrderResponse> => {

  return clientRequest<StoreOrderResponse>(client, 'getOrder', () => [getGetOrderUrl(id,params),
  {
      operation: 'getOrder',
    ...options,
    method: 'GET'

  }
]);}

export const getGetOrderQueryKey = (id: string,
    params?: GetOrderParams,) => {
    return [
    'store','orders',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(client: ApiClient, id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(client, id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ApiError

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params: undefined |  GetOrderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(useApiClient(), id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetOrderByCartUrl = (cartId: string,) => {

  return `/store/orders/cart/${pathPart(cartId)}`
}

/**
 * @summary Read the order that a cart became
 */
export const getOrderByCart = async (client: ApiClient, cartId: string, options?: RequestOptions): Promise<StoreOrderResponse> => {

  return clientRequest<StoreOrderResponse>(client, 'getOrderByCart', () => [getGetOrderByCartUrl(cartId),
  {
      operation: 'getOrderByCart',
    ...options,
    method: 'GET'

  }
]);}

export const getGetOrderByCartQueryKey = (cartId: string,) => {
    return [
    'store','orders','cart',cartId
    ] as const;
    }

export const getGetOrderByCartQueryOptions = <TData = Awaited<ReturnType<typeof getOrderByCart>>, TError = ApiError>(client: ApiClient, cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderByCart>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderByCartQueryKey(cartId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderByCart>>> = ({ signal }) => getOrderByCart(client, cartId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: cartId !== null && cartId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderByCart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderByCartQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderByCart>>>
export type GetOrderByCartQueryError = ApiError

export function useGetOrderByCart<TData = Awaited<ReturnType<typeof getOrderByCart>>, TError = ApiError>(
 cartId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderByCart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderByCart>>,
          TError,
          Awaited<ReturnType<typeof getOrderByCart>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderByCart<TData = Awaited<ReturnType<typeof getOrderByCart>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderByCart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderByCart>>,
          TError,
          Awaited<ReturnType<typeof getOrderByCart>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderByCart<TData = Awaited<ReturnType<typeof getOrderByCart>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderByCart>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order that a cart became
 */

export function useGetOrderByCart<TData = Awaited<ReturnType<typeof getOrderByCart>>, TError = ApiError>(
 cartId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderByCart>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderByCartQueryOptions(useApiClient(), cartId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getLookupOrderUrl = (params: LookupOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/orders?${stringifiedParams}` : `/store/orders`
}

/**
 * @summary Find an order by its number and email address
 */
export const lookupOrder = async (client: ApiClient, params: LookupOrderParams, options?: RequestOptions): Promise<StoreOrderResponse> => {

  return clientRequest<StoreOrderResponse>(client, 'lookupOrder', () => [getLookupOrderUrl(params),
  {
      operation: 'lookupOrder',
    ...options,
    method: 'GET'

  }
]);}

export const getLookupOrderQueryKey = (params?: LookupOrderParams,) => {
    return [
    'store','orders', ...(params ? [params] : [])
    ] as const;
    }

export const getLookupOrderQueryOptions = <TData = Awaited<ReturnType<typeof lookupOrder>>, TError = ApiError>(client: ApiClient, params: LookupOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookupOrder>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookupOrderQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookupOrder>>> = ({ signal }) => lookupOrder(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookupOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookupOrderQueryResult = NonNullable<Awaited<ReturnType<typeof lookupOrder>>>
export type LookupOrderQueryError = ApiError

export function useLookupOrder<TData = Awaited<ReturnType<typeof lookupOrder>>, TError = ApiError>(
 params: LookupOrderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookupOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookupOrder>>,
          TError,
          Awaited<ReturnType<typeof lookupOrder>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookupOrder<TData = Awaited<ReturnType<typeof lookupOrder>>, TError = ApiError>(
 params: LookupOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookupOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookupOrder>>,
          TError,
          Awaited<ReturnType<typeof lookupOrder>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookupOrder<TData = Awaited<ReturnType<typeof lookupOrder>>, TError = ApiError>(
 params: LookupOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookupOrder>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find an order by its number and email address
 */

export function useLookupOrder<TData = Awaited<ReturnType<typeof lookupOrder>>, TError = ApiError>(
 params: LookupOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookupOrder>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookupOrderQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestOrderClaimTokenUrl = () => {

  return `/store/orders/batch/customer/token`
}

/**
 * @summary Ask to link earlier orders to one's account
 */
export const requestOrderClaimToken = async (client: ApiClient, storeRequestOrderClaimTokenBody: StoreRequestOrderClaimTokenBody, options?: RequestOptions): Promise<string> => {

return clientRequest<string>(client, 'requestOrderClaimToken', () => [getRequestOrderClaimTokenUrl(),
  {
      operation: 'requestOrderClaimToken', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeRequestOrderClaimTokenBody)
  }
]);}

export const getRequestOrderClaimTokenMutationKey = () => ['requestOrderClaimToken'] as const;

export const getRequestOrderClaimTokenMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOrderClaimToken>>, TError,RequestOrderClaimTokenMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof requestOrderClaimToken>>, TError,RequestOrderClaimTokenMutationVariables, TContext> => {

const mutationKey = getRequestOrderClaimTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestOrderClaimToken>>, RequestOrderClaimTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestOrderClaimToken(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RequestOrderClaimTokenMutationResult = NonNullable<Awaited<ReturnType<typeof requestOrderClaimToken>>>
    export type RequestOrderClaimTokenMutationBody = StoreRequestOrderClaimTokenBody
    export type RequestOrderClaimTokenMutationError = ApiError
    export type RequestOrderClaimTokenMutationVariables = {data: StoreRequestOrderClaimTokenBody}

    /**
 * @summary Ask to link earlier orders to one's account
 */
export const useRequestOrderClaimToken = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOrderClaimToken>>, TError,RequestOrderClaimTokenMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestOrderClaimToken>>,
        TError,
        RequestOrderClaimTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRequestOrderClaimTokenMutationOptions(useApiClient(), options), queryClient);
    }
    export const getConfirmOrderClaimUrl = () => {

  return `/store/orders/customer/confirm`
}

/**
 * @summary Link earlier orders to one's account
 */
export const confirmOrderClaim = async (client: ApiClient, storeConfirmOrderClaimBody: StoreConfirmOrderClaimBody, options?: RequestOptions): Promise<string> => {

return clientRequest<string>(client, 'confirmOrderClaim', () => [getConfirmOrderClaimUrl(),
  {
      operation: 'confirmOrderClaim', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeConfirmOrderClaimBody)
  }
]);}

export const getConfirmOrderClaimMutationKey = () => ['confirmOrderClaim'] as const;

export const getConfirmOrderClaimMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmOrderClaim>>, TError,ConfirmOrderClaimMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof confirmOrderClaim>>, TError,ConfirmOrderClaimMutationVariables, TContext> => {

const mutationKey = getConfirmOrderClaimMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmOrderClaim>>, ConfirmOrderClaimMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmOrderClaim(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ConfirmOrderClaimMutationResult = NonNullable<Awaited<ReturnType<typeof confirmOrderClaim>>>
    export type ConfirmOrderClaimMutationBody = StoreConfirmOrderClaimBody
    export type ConfirmOrderClaimMutationError = ApiError
    export type ConfirmOrderClaimMutationVariables = {data: StoreConfirmOrderClaimBody}

    /**
 * @summary Link earlier orders to one's account
 */
export const useConfirmOrderClaim = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmOrderClaim>>, TError,ConfirmOrderClaimMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmOrderClaim>>,
        TError,
        ConfirmOrderClaimMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmOrderClaimMutationOptions(useApiClient(), options), queryClient);
    }
