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
  StoreAddShippingMethodToCartBody,
  StoreCartResponse,
  StoreCartSessionsResponse,
  StoreCompleteCartResponse,
  StoreCreateCartBody,
  StoreCreateCartLineItemBody,
  StoreRecalculatedCartResponse,
  StoreSelectCartPaymentSessionBody,
  StoreUpdateCartBody,
  StoreUpdateCartLineItemBody,
  StoreUpdateCartPaymentSessionBody
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

export const getCreateCartUrl = () => {

  return `/store/carts`
}

/**
 * @summary Start a cart
 */
export const createCart = async (client: ApiClient, storeCreateCartBody: StoreCreateCartBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'createCart', () => [getCreateCartUrl(),
  {
      operation: 'createCart', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateCartBody)
  }
]);}

export const getCreateCartMutationKey = () => ['createCart'] as const;

export const getCreateCartMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCart>>, TError,CreateCartMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createCart>>, TError,CreateCartMutationVariables, TContext> => {

const mutationKey = getCreateCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCart>>, CreateCartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCart(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCartMutationResult = NonNullable<Awaited<ReturnType<typeof createCart>>>
    export type CreateCartMutationBody = StoreCreateCartBody
    export type CreateCartMutationError = ApiError
    export type CreateCartMutationVariables = {data: StoreCreateCartBody}

    /**
 * @summary Start a cart
 */
export const useCreateCart = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCart>>, TError,CreateCartMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCart>>,
        TError,
        CreateCartMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCartMutationOptions(useApiClient(), options), queryClient);
    }
    export const getGetCartUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}`
}

/**
 * @summary Read a cart
 */
export const getCart = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreCartResponse> => {

  return clientRequest<StoreCartResponse>(client, 'getCart', () => [getGetCartUrl(id),
  {
      operation: 'getCart',
    ...options,
    method: 'GET'

  }
]);}

export const getGetCartQueryKey = (id: string,) => {
    return [
    'store','carts',id
    ] as const;
    }

export const getGetCartQueryOptions = <TData = Awaited<ReturnType<typeof getCart>>, TError = ApiError>(client: ApiClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCart>>> = ({ signal }) => getCart(client, id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCartQueryResult = NonNullable<Awaited<ReturnType<typeof getCart>>>
export type GetCartQueryError = ApiError

export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCart>>,
          TError,
          Awaited<ReturnType<typeof getCart>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCart>>,
          TError,
          Awaited<ReturnType<typeof getCart>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a cart
 */

export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartQueryOptions(useApiClient(), id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCartUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}`
}

/**
 * @summary Change a cart
 */
export const updateCart = async (client: ApiClient, id: string,
    storeUpdateCartBody: StoreUpdateCartBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'updateCart', () => [getUpdateCartUrl(id),
  {
      operation: 'updateCart', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeUpdateCartBody)
  }
]);}

export const getUpdateCartMutationKey = () => ['updateCart'] as const;

export const getUpdateCartMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCart>>, TError,UpdateCartMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof updateCart>>, TError,UpdateCartMutationVariables, TContext> => {

const mutationKey = getUpdateCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCart>>, UpdateCartMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCart(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCartMutationResult = NonNullable<Awaited<ReturnType<typeof updateCart>>>
    export type UpdateCartMutationBody = StoreUpdateCartBody
    export type UpdateCartMutationError = ApiError
    export type UpdateCartMutationVariables = {id: string;data: StoreUpdateCartBody}

    /**
 * @summary Change a cart
 */
export const useUpdateCart = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCart>>, TError,UpdateCartMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCart>>,
        TError,
        UpdateCartMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCartMutationOptions(useApiClient(), options), queryClient);
    }
    export const getCompleteCartUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}/complete`
}

/**
 * @summary Turn a cart into an order
 */
export const completeCart = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreCompleteCartResponse> => {

  return clientRequest<StoreCompleteCartResponse>(client, 'completeCart', () => [getCompleteCartUrl(id),
  {
      operation: 'completeCart', repeat: 'safe',
    ...options,
    method: 'POST'

  }
]);}

export const getCompleteCartMutationKey = () => ['completeCart'] as const;

export const getCompleteCartMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeCart>>, TError,CompleteCartMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof completeCart>>, TError,CompleteCartMutationVariables, TContext> => {

const mutationKey = getCompleteCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeCart>>, CompleteCartMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  completeCart(client, id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CompleteCartMutationResult = NonNullable<Awaited<ReturnType<typeof completeCart>>>

    export type CompleteCartMutationError = ApiError
    export type CompleteCartMutationVariables = {id: string}

    /**
 * @summary Turn a cart into an order
 */
export const useCompleteCart = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeCart>>, TError,CompleteCartMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeCart>>,
        TError,
        CompleteCartMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteCartMutationOptions(useApiClient(), options), queryClient);
    }
    export const getCreateCartLineItemUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}/line-items`
}

/**
 * @summary Put an item into a cart
 */
export const createCartLineItem = async (client: ApiClient, id: string,
    storeCreateCartLineItemBody: StoreCreateCartLineItemBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'createCartLineItem', () => [getCreateCartLineItemUrl(id),
  {
      operation: 'createCartLineItem', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateCartLineItemBody)
  }
]);}

export const getCreateCartLineItemMutationKey = () => ['createCartLineItem'] as const;

export const getCreateCartLineItemMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCartLineItem>>, TError,CreateCartLineItemMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createCartLineItem>>, TError,CreateCartLineItemMutationVariables, TContext> => {

const mutationKey = getCreateCartLineItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCartLineItem>>, CreateCartLineItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createCartLineItem(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCartLineItemMutationResult = NonNullable<Awaited<ReturnType<typeof createCartLineItem>>>
    export type CreateCartLineItemMutationBody = StoreCreateCartLineItemBody
    export type CreateCartLineItemMutationError = ApiError
    export type CreateCartLineItemMutationVariables = {id: string;data: StoreCreateCartLineItemBody}

    /**
 * @summary Put an item into a cart
 */
export const useCreateCartLineItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCartLineItem>>, TError,CreateCartLineItemMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCartLineItem>>,
        TError,
        CreateCartLineItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCartLineItemMutationOptions(useApiClient(), options), queryClient);
    }
    export const getUpdateCartLineItemUrl = (id: string,
    lineId: string,) => {

  return `/store/carts/${pathPart(id)}/line-items/${pathPart(lineId)}`
}

/**
 * @summary Change an item of a cart
 */
export const updateCartLineItem = async (client: ApiClient, id: string,
    lineId: string,
    storeUpdateCartLineItemBody: StoreUpdateCartLineItemBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'updateCartLineItem', () => [getUpdateCartLineItemUrl(id,lineId),
  {
      operation: 'updateCartLineItem', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeUpdateCartLineItemBody)
  }
]);}

export const getUpdateCartLineItemMutationKey = () => ['updateCartLineItem'] as const;

export const getUpdateCartLineItemMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCartLineItem>>, TError,UpdateCartLineItemMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof updateCartLineItem>>, TError,UpdateCartLineItemMutationVariables, TContext> => {

const mutationKey = getUpdateCartLineItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCartLineItem>>, UpdateCartLineItemMutationVariables> = (props) => {
          const {id,lineId,data} = props ?? {};

          return  updateCartLineItem(client, id,lineId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCartLineItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateCartLineItem>>>
    export type UpdateCartLineItemMutationBody = StoreUpdateCartLineItemBody
    export type UpdateCartLineItemMutationError = ApiError
    export type UpdateCartLineItemMutationVariables = {id: string;lineId: string;data: StoreUpdateCartLineItemBody}

    /**
 * @summary Change an item of a cart
 */
export const useUpdateCartLineItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCartLineItem>>, TError,UpdateCartLineItemMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCartLineItem>>,
        TError,
        UpdateCartLineItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCartLineItemMutationOptions(useApiClient(), options), queryClient);
    }
    export const getDeleteCartLineItemUrl = (id: string,
    lineId: string,) => {

  return `/store/carts/${pathPart(id)}/line-items/${pathPart(lineId)}`
}

/**
 * @summary Take an item out of a cart
 */
export const deleteCartLineItem = async (client: ApiClient, id: string,
    lineId: string, options?: RequestOptions): Promise<StoreCartResponse> => {

  return clientRequest<StoreCartResponse>(client, 'deleteCartLineItem', () => [getDeleteCartLineItemUrl(id,lineId),
  {
      operation: 'deleteCartLineItem',
    ...options,
    method: 'DELETE'

  }
]);}

export const getDeleteCartLineItemMutationKey = () => ['deleteCartLineItem'] as const;

export const getDeleteCartLineItemMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartLineItem>>, TError,DeleteCartLineItemMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartLineItem>>, TError,DeleteCartLineItemMutationVariables, TContext> => {

const mutationKey = getDeleteCartLineItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartLineItem>>, DeleteCartLineItemMutationVariables> = (props) => {
          const {id,lineId} = props ?? {};

          return  deleteCartLineItem(client, id,lineId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartLineItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartLineItem>>>

    export type DeleteCartLineItemMutationError = ApiError
    export type DeleteCartLineItemMutationVariables = {id: string;lineId: string}

    /**
 * @summary Take an item out of a cart
 */
export const useDeleteCartLineItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartLineItem>>, TError,DeleteCartLineItemMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartLineItem>>,
        TError,
        DeleteCartLineItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartLineItemMutationOptions(useApiClient(), options), queryClient);
    }
    export const getAddShippingMethodToCartUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}/shipping-methods`
}

/**
 * @summary Choose how a cart is shipped
 */
export const addShippingMethodToCart = async (client: ApiClient, id: string,
    storeAddShippingMethodToCartBody: StoreAddShippingMethodToCartBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'addShippingMethodToCart', () => [getAddShippingMethodToCartUrl(id),
  {
      operation: 'addShippingMethodToCart', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeAddShippingMethodToCartBody)
  }
]);}

export const getAddShippingMethodToCartMutationKey = () => ['addShippingMethodToCart'] as const;

export const getAddShippingMethodToCartMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShippingMethodToCart>>, TError,AddShippingMethodToCartMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof addShippingMethodToCart>>, TError,AddShippingMethodToCartMutationVariables, TContext> => {

const mutationKey = getAddShippingMethodToCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addShippingMethodToCart>>, AddShippingMethodToCartMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addShippingMethodToCart(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddShippingMethodToCartMutationResult = NonNullable<Awaited<ReturnType<typeof addShippingMethodToCart>>>
    export type AddShippingMethodToCartMutationBody = StoreAddShippingMethodToCartBody
    export type AddShippingMethodToCartMutationError = ApiError
    export type AddShippingMethodToCartMutationVariables = {id: string;data: StoreAddShippingMethodToCartBody}

    /**
 * @summary Choose how a cart is shipped
 */
export const useAddShippingMethodToCart = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShippingMethodToCart>>, TError,AddShippingMethodToCartMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addShippingMethodToCart>>,
        TError,
        AddShippingMethodToCartMutationVariables,
        TContext
      > => {
      return useMutation(getAddShippingMethodToCartMutationOptions(useApiClient(), options), queryClient);
    }
    export const getCreateCartPaymentSessionsUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}/payment-sessions`
}

/**
 * @summary Prepare a cart's payment sessions
 */
export const createCartPaymentSessions = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreCartSessionsResponse> => {

  return clientRequest<StoreCartSessionsResponse>(client, 'createCartPaymentSessions', () => [getCreateCartPaymentSessionsUrl(id),
  {
      operation: 'createCartPaymentSessions', repeat: 'safe',
    ...options,
    method: 'POST'

  }
]);}

export const getCreateCartPaymentSessionsMutationKey = () => ['createCartPaymentSessions'] as const;

export const getCreateCartPaymentSessionsMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCartPaymentSessions>>, TError,CreateCartPaymentSessionsMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createCartPaymentSessions>>, TError,CreateCartPaymentSessionsMutationVariables, TContext> => {

const mutationKey = getCreateCartPaymentSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCartPaymentSessions>>, CreateCartPaymentSessionsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createCartPaymentSessions(client, id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCartPaymentSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof createCartPaymentSessions>>>

    export type CreateCartPaymentSessionsMutationError = ApiError
    export type CreateCartPaymentSessionsMutationVariables = {id: string}

    /**
 * @summary Prepare a cart's payment sessions
 */
export const useCreateCartPaymentSessions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCartPaymentSessions>>, TError,CreateCartPaymentSessionsMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCartPaymentSessions>>,
        TError,
        CreateCartPaymentSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCartPaymentSessionsMutationOptions(useApiClient(), options), queryClient);
    }
    export const getSelectCartPaymentSessionUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}/payment-session`
}

/**
 * @summary Choose how a cart is paid
 */
export const selectCartPaymentSession = async (client: ApiClient, id: string,
    storeSelectCartPaymentSessionBody: StoreSelectCartPaymentSessionBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'selectCartPaymentSession', () => [getSelectCartPaymentSessionUrl(id),
  {
      operation: 'selectCartPaymentSession', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeSelectCartPaymentSessionBody)
  }
]);}

export const getSelectCartPaymentSessionMutationKey = () => ['selectCartPaymentSession'] as const;

export const getSelectCartPaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectCartPaymentSession>>, TError,SelectCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof selectCartPaymentSession>>, TError,SelectCartPaymentSessionMutationVariables, TContext> => {

const mutationKey = getSelectCartPaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof selectCartPaymentSession>>, SelectCartPaymentSessionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  selectCartPaymentSession(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SelectCartPaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof selectCartPaymentSession>>>
    export type SelectCartPaymentSessionMutationBody = StoreSelectCartPaymentSessionBody
    export type SelectCartPaymentSessionMutationError = ApiError
    export type SelectCartPaymentSessionMutationVariables = {id: string;data: StoreSelectCartPaymentSessionBody}

    /**
 * @summary Choose how a cart is paid
 */
export const useSelectCartPaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectCartPaymentSession>>, TError,SelectCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof selectCartPaymentSession>>,
        TError,
        SelectCartPaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getSelectCartPaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getUpdateCartPaymentSessionUrl = (id: string,
    provider: string,) => {

  return `/store/carts/${pathPart(id)}/payment-sessions/${pathPart(provider)}`
}

/**
 * @summary Give a payment session its data
 */
export const updateCartPaymentSession = async (client: ApiClient, id: string,
    provider: string,
    storeUpdateCartPaymentSessionBody: StoreUpdateCartPaymentSessionBody, options?: RequestOptions): Promise<StoreCartResponse> => {

return clientRequest<StoreCartResponse>(client, 'updateCartPaymentSession', () => [getUpdateCartPaymentSessionUrl(id,provider),
  {
      operation: 'updateCartPaymentSession', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeUpdateCartPaymentSessionBody)
  }
]);}

export const getUpdateCartPaymentSessionMutationKey = () => ['updateCartPaymentSession'] as const;

export const getUpdateCartPaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCartPaymentSession>>, TError,UpdateCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof updateCartPaymentSession>>, TError,UpdateCartPaymentSessionMutationVariables, TContext> => {

const mutationKey = getUpdateCartPaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCartPaymentSession>>, UpdateCartPaymentSessionMutationVariables> = (props) => {
          const {id,provider,data} = props ?? {};

          return  updateCartPaymentSession(client, id,provider,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCartPaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCartPaymentSession>>>
    export type UpdateCartPaymentSessionMutationBody = StoreUpdateCartPaymentSessionBody
    export type UpdateCartPaymentSessionMutationError = ApiError
    export type UpdateCartPaymentSessionMutationVariables = {id: string;provider: string;data: StoreUpdateCartPaymentSessionBody}

    /**
 * @summary Give a payment session its data
 */
export const useUpdateCartPaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCartPaymentSession>>, TError,UpdateCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCartPaymentSession>>,
        TError,
        UpdateCartPaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCartPaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getDeleteCartPaymentSessionUrl = (id: string,
    provider: string,) => {

  return `/store/carts/${pathPart(id)}/payment-sessions/${pathPart(provider)}`
}

/**
 * @summary Delete a cart's payment session
 */
export const deleteCartPaymentSession = async (client: ApiClient, id: string,
    provider: string, options?: RequestOptions): Promise<StoreCartResponse> => {

  return clientRequest<StoreCartResponse>(client, 'deleteCartPaymentSession', () => [getDeleteCartPaymentSessionUrl(id,provider),
  {
      operation: 'deleteCartPaymentSession',
    ...options,
    method: 'DELETE'

  }
]);}

export const getDeleteCartPaymentSessionMutationKey = () => ['deleteCartPaymentSession'] as const;

export const getDeleteCartPaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartPaymentSession>>, TError,DeleteCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartPaymentSession>>, TError,DeleteCartPaymentSessionMutationVariables, TContext> => {

const mutationKey = getDeleteCartPaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartPaymentSession>>, DeleteCartPaymentSessionMutationVariables> = (props) => {
          const {id,provider} = props ?? {};

          return  deleteCartPaymentSession(client, id,provider,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartPaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartPaymentSession>>>

    export type DeleteCartPaymentSessionMutationError = ApiError
    export type DeleteCartPaymentSessionMutationVariables = {id: string;provider: string}

    /**
 * @summary Delete a cart's payment session
 */
export const useDeleteCartPaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartPaymentSession>>, TError,DeleteCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartPaymentSession>>,
        TError,
        DeleteCartPaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartPaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getRefreshCartPaymentSessionUrl = (id: string,
    provider: string,) => {

  return `/store/carts/${pathPart(id)}/payment-sessions/${pathPart(provider)}/refresh`
}

/**
 * @summary Renew a cart's payment session
 */
export const refreshCartPaymentSession = async (client: ApiClient, id: string,
    provider: string, options?: RequestOptions): Promise<StoreRecalculatedCartResponse> => {

  return clientRequest<StoreRecalculatedCartResponse>(client, 'refreshCartPaymentSession', () => [getRefreshCartPaymentSessionUrl(id,provider),
  {
      operation: 'refreshCartPaymentSession', repeat: 'never',
    ...options,
    method: 'POST'

  }
]);}

export const getRefreshCartPaymentSessionMutationKey = () => ['refreshCartPaymentSession'] as const;

export const getRefreshCartPaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshCartPaymentSession>>, TError,RefreshCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof refreshCartPaymentSession>>, TError,RefreshCartPaymentSessionMutationVariables, TContext> => {

const mutationKey = getRefreshCartPaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshCartPaymentSession>>, RefreshCartPaymentSessionMutationVariables> = (props) => {
          const {id,provider} = props ?? {};

          return  refreshCartPaymentSession(client, id,provider,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RefreshCartPaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshCartPaymentSession>>>

    export type RefreshCartPaymentSessionMutationError = ApiError
    export type RefreshCartPaymentSessionMutationVariables = {id: string;provider: string}

    /**
 * @summary Renew a cart's payment session
 */
export const useRefreshCartPaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshCartPaymentSession>>, TError,RefreshCartPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshCartPaymentSession>>,
        TError,
        RefreshCartPaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshCartPaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getRemoveDiscountFromCartUrl = (id: string,
    code: string,) => {

  return `/store/carts/${pathPart(id)}/discounts/${pathPart(code)}`
}

/**
 * @summary Remove a discount from a cart
 */
export const removeDiscountFromCart = async (client: ApiClient, id: string,
    code: string, options?: RequestOptions): Promise<StoreCartResponse> => {

  return clientRequest<StoreCartResponse>(client, 'removeDiscountFromCart', () => [getRemoveDiscountFromCartUrl(id,code),
  {
      operation: 'removeDiscountFromCart',
    ...options,
    method: 'DELETE'

  }
]);}

export const getRemoveDiscountFromCartMutationKey = () => ['removeDiscountFromCart'] as const;

export const getRemoveDiscountFromCartMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeDiscountFromCart>>, TError,RemoveDiscountFromCartMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof removeDiscountFromCart>>, TError,RemoveDiscountFromCartMutationVariables, TContext> => {

const mutationKey = getRemoveDiscountFromCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeDiscountFromCart>>, RemoveDiscountFromCartMutationVariables> = (props) => {
          const {id,code} = props ?? {};

          return  removeDiscountFromCart(client, id,code,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveDiscountFromCartMutationResult = NonNullable<Awaited<ReturnType<typeof removeDiscountFromCart>>>

    export type RemoveDiscountFromCartMutationError = ApiError
    export type RemoveDiscountFromCartMutationVariables = {id: string;code: string}

    /**
 * @summary Remove a discount from a cart
 */
export const useRemoveDiscountFromCart = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeDiscountFromCart>>, TError,RemoveDiscountFromCartMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeDiscountFromCart>>,
        TError,
        RemoveDiscountFromCartMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveDiscountFromCartMutationOptions(useApiClient(), options), queryClient);
    }
    export const getCalculateCartTaxesUrl = (id: string,) => {

  return `/store/carts/${pathPart(id)}/taxes`
}

/**
 * @summary Work out a cart's taxes
 */
export const calculateCartTaxes = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreRecalculatedCartResponse> => {

  return clientRequest<StoreRecalculatedCartResponse>(client, 'calculateCartTaxes', () => [getCalculateCartTaxesUrl(id),
  {
      operation: 'calculateCartTaxes', repeat: 'safe',
    ...options,
    method: 'POST'

  }
]);}

export const getCalculateCartTaxesMutationKey = () => ['calculateCartTaxes'] as const;

export const getCalculateCartTaxesMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof calculateCartTaxes>>, TError,CalculateCartTaxesMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof calculateCartTaxes>>, TError,CalculateCartTaxesMutationVariables, TContext> => {

const mutationKey = getCalculateCartTaxesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof calculateCartTaxes>>, CalculateCartTaxesMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  calculateCartTaxes(client, id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CalculateCartTaxesMutationResult = NonNullable<Awaited<ReturnType<typeof calculateCartTaxes>>>

    export type CalculateCartTaxesMutationError = ApiError
    export type CalculateCartTaxesMutationVariables = {id: string}

    /**
 * @summary Work out a cart's taxes
 */
export const useCalculateCartTaxes = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof calculateCartTaxes>>, TError,CalculateCartTaxesMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof calculateCartTaxes>>,
        TError,
        CalculateCartTaxesMutationVariables,
        TContext
      > => {
      return useMutation(getCalculateCartTaxesMutationOptions(useApiClient(), options), queryClient);
    }
