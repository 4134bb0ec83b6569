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
  ListMyOrdersParams,
  StoreCreateCustomerBody,
  StoreCreateMyAddressBody,
  StoreCustomerResponse,
  StoreCustomersListPaymentMethodsResponse,
  StoreCustomersResetPasswordResponse,
  StoreOrderListResponse,
  StoreRequestPasswordTokenBody,
  StoreResetPasswordBody,
  StoreUpdateMeBody,
  StoreUpdateMyAddressBody
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

export const getCreateCustomerUrl = () => {

  return `/store/customers`
}

/**
 * @summary Open an account
 */
export const createCustomer = async (client: ApiClient, storeCreateCustomerBody: StoreCreateCustomerBody, options?: RequestOptions): Promise<StoreCustomerResponse> => {

return clientRequest<StoreCustomerResponse>(client, 'createCustomer', () => [getCreateCustomerUrl(),
  {
      operation: 'createCustomer', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateCustomerBody)
  }
]);}

export const getCreateCustomerMutationKey = () => ['createCustomer'] as const;

export const getCreateCustomerMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext> => {

const mutationKey = getCreateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomer>>, CreateCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCustomer(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomer>>>
    export type CreateCustomerMutationBody = StoreCreateCustomerBody
    export type CreateCustomerMutationError = ApiError
    export type CreateCustomerMutationVariables = {data: StoreCreateCustomerBody}

    /**
 * @summary Open an account
 */
export const useCreateCustomer = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomer>>,
        TError,
        CreateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerMutationOptions(useApiClient(), options), queryClient);
    }
    export const getGetMeUrl = () => {

  return `/store/customers/me`
}

/**
 * @summary Read one's own account
 */
export const getMe = async (client: ApiClient,  options?: RequestOptions): Promise<StoreCustomerResponse> => {

  return clientRequest<StoreCustomerResponse>(client, 'getMe', () => [getGetMeUrl(),
  {
      operation: 'getMe',
    ...options,
    method: 'GET'

  }
]);}

export const getGetMeQueryKey = () => {
    return [
    'store','customers','me'
    ] as const;
    }

export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ApiError>(client: ApiClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(client, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ApiError

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one's own account
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(useApiClient(), options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateMeUrl = () => {

  return `/store/customers/me`
}

/**
 * @summary Change one's own account
 */
export const updateMe = async (client: ApiClient, storeUpdateMeBody: StoreUpdateMeBody, options?: RequestOptions): Promise<StoreCustomerResponse> => {

return clientRequest<StoreCustomerResponse>(client, 'updateMe', () => [getUpdateMeUrl(),
  {
      operation: 'updateMe', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeUpdateMeBody)
  }
]);}

export const getUpdateMeMutationKey = () => ['updateMe'] as const;

export const getUpdateMeMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext> => {

const mutationKey = getUpdateMeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMe>>, UpdateMeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMe(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateMeMutationResult = NonNullable<Awaited<ReturnType<typeof updateMe>>>
    export type UpdateMeMutationBody = StoreUpdateMeBody
    export type UpdateMeMutationError = ApiError
    export type UpdateMeMutationVariables = {data: StoreUpdateMeBody}

    /**
 * @summary Change one's own account
 */
export const useUpdateMe = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMe>>,
        TError,
        UpdateMeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMeMutationOptions(useApiClient(), options), queryClient);
    }
    export const getListMyOrdersUrl = (params?: ListMyOrdersParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/customers/me/orders?${stringifiedParams}` : `/store/customers/me/orders`
}

/**
 * @summary List one's own orders
 */
export const listMyOrders = async (client: ApiClient, params?: ListMyOrdersParams, options?: RequestOptions): Promise<StoreOrderListResponse> => {

  return clientRequest<StoreOrderListResponse>(client, 'listMyOrders', () => [getListMyOrdersUrl(params),
  {
      operation: 'listMyOrders',
    ...options,
    method: 'GET'

  }
]);}

export const getListMyOrdersInfiniteQueryKey = (params?: ListMyOrdersParams,) => {
    return [
    'infinite', 'store','customers','me','orders', ...(params ? [params] : [])
    ] as const;
    }

export const getListMyOrdersQueryKey = (params?: ListMyOrdersParams,) => {
    return [
    'store','customers','me','orders', ...(params ? [params] : [])
    ] as const;
    }

export const getListMyOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyOrders>>, ListMyOrdersParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListMyOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData, QueryKey, ListMyOrdersParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyOrdersInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyOrders>>, QueryKey, ListMyOrdersParams['offset']> = ({ signal, pageParam }) => listMyOrders(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData, QueryKey, ListMyOrdersParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyOrders>>>
export type ListMyOrdersInfiniteQueryError = ApiError

export function useListMyOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyOrders>>, ListMyOrdersParams['offset']>, TError = ApiError>(
 params: undefined |  ListMyOrdersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData, QueryKey, ListMyOrdersParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyOrders>>,
          TError,
          Awaited<ReturnType<typeof listMyOrders>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyOrders>>, ListMyOrdersParams['offset']>, TError = ApiError>(
 params?: ListMyOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData, QueryKey, ListMyOrdersParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyOrders>>,
          TError,
          Awaited<ReturnType<typeof listMyOrders>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyOrders>>, ListMyOrdersParams['offset']>, TError = ApiError>(
 params?: ListMyOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData, QueryKey, ListMyOrdersParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List one's own orders
 */

export function useListMyOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyOrders>>, ListMyOrdersParams['offset']>, TError = ApiError>(
 params?: ListMyOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData, QueryKey, ListMyOrdersParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyOrdersInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListMyOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listMyOrders>>, TError = ApiError>(client: ApiClient, params?: ListMyOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyOrdersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyOrders>>> = ({ signal }) => listMyOrders(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listMyOrders>>>
export type ListMyOrdersQueryError = ApiError

export function useListMyOrders<TData = Awaited<ReturnType<typeof listMyOrders>>, TError = ApiError>(
 params: undefined |  ListMyOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyOrders>>,
          TError,
          Awaited<ReturnType<typeof listMyOrders>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyOrders<TData = Awaited<ReturnType<typeof listMyOrders>>, TError = ApiError>(
 params?: ListMyOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyOrders>>,
          TError,
          Awaited<ReturnType<typeof listMyOrders>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyOrders<TData = Awaited<ReturnType<typeof listMyOrders>>, TError = ApiError>(
 params?: ListMyOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List one's own orders
 */

export function useListMyOrders<TData = Awaited<ReturnType<typeof listMyOrders>>, TError = ApiError>(
 params?: ListMyOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOrders>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyOrdersQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getResetPasswordUrl = () => {

  return `/store/customers/password-reset`
}

/**
 * @summary Set a new password with a reset token
 */
export const resetPassword = async (client: ApiClient, storeResetPasswordBody: StoreResetPasswordBody, options?: RequestOptions): Promise<StoreCustomersResetPasswordResponse> => {

return clientRequest<StoreCustomersResetPasswordResponse>(client, 'resetPassword', () => [getResetPasswordUrl(),
  {
      operation: 'resetPassword', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeResetPasswordBody)
  }
]);}

export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = StoreResetPasswordBody
    export type ResetPasswordMutationError = ApiError
    export type ResetPasswordMutationVariables = {data: StoreResetPasswordBody}

    /**
 * @summary Set a new password with a reset token
 */
export const useResetPassword = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(useApiClient(), options), queryClient);
    }
    export const getRequestPasswordTokenUrl = () => {

  return `/store/customers/password-token`
}

/**
 * @summary Ask for a message with a password-reset token
 */
export const requestPasswordToken = async (client: ApiClient, storeRequestPasswordTokenBody: StoreRequestPasswordTokenBody, options?: RequestOptions): Promise<void> => {

return clientRequest<void>(client, 'requestPasswordToken', () => [getRequestPasswordTokenUrl(),
  {
      operation: 'requestPasswordToken', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeRequestPasswordTokenBody)
  }
]);}

export const getRequestPasswordTokenMutationKey = () => ['requestPasswordToken'] as const;

export const getRequestPasswordTokenMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordToken>>, TError,RequestPasswordTokenMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordToken>>, TError,RequestPasswordTokenMutationVariables, TContext> => {

const mutationKey = getRequestPasswordTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordToken>>, RequestPasswordTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordToken(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordTokenMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordToken>>>
    export type RequestPasswordTokenMutationBody = StoreRequestPasswordTokenBody
    export type RequestPasswordTokenMutationError = ApiError
    export type RequestPasswordTokenMutationVariables = {data: StoreRequestPasswordTokenBody}

    /**
 * @summary Ask for a message with a password-reset token
 */
export const useRequestPasswordToken = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordToken>>, TError,RequestPasswordTokenMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordToken>>,
        TError,
        RequestPasswordTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordTokenMutationOptions(useApiClient(), options), queryClient);
    }
    export const getListMyPaymentMethodsUrl = () => {

  return `/store/customers/me/payment-methods`
}

/**
 * @summary List one's saved payment methods
 */
export const listMyPaymentMethods = async (client: ApiClient,  options?: RequestOptions): Promise<StoreCustomersListPaymentMethodsResponse> => {

  return clientRequest<StoreCustomersListPaymentMethodsResponse>(client, 'listMyPaymentMethods', () => [getListMyPaymentMethodsUrl(),
  {
      operation: 'listMyPaymentMethods',
    ...options,
    method: 'GET'

  }
]);}

export const getListMyPaymentMethodsQueryKey = () => {
    return [
    'store','customers','me','payment-methods'
    ] as const;
    }

export const getListMyPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listMyPaymentMethods>>, TError = ApiError>(client: ApiClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPaymentMethods>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPaymentMethodsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPaymentMethods>>> = ({ signal }) => listMyPaymentMethods(client, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPaymentMethods>>>
export type ListMyPaymentMethodsQueryError = ApiError

export function useListMyPaymentMethods<TData = Awaited<ReturnType<typeof listMyPaymentMethods>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listMyPaymentMethods>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPaymentMethods<TData = Awaited<ReturnType<typeof listMyPaymentMethods>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listMyPaymentMethods>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPaymentMethods<TData = Awaited<ReturnType<typeof listMyPaymentMethods>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPaymentMethods>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List one's saved payment methods
 */

export function useListMyPaymentMethods<TData = Awaited<ReturnType<typeof listMyPaymentMethods>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPaymentMethods>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPaymentMethodsQueryOptions(useApiClient(), options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateMyAddressUrl = () => {

  return `/store/customers/me/addresses`
}

/**
 * @summary Save an address
 */
export const createMyAddress = async (client: ApiClient, storeCreateMyAddressBody: StoreCreateMyAddressBody, options?: RequestOptions): Promise<StoreCustomerResponse> => {

return clientRequest<StoreCustomerResponse>(client, 'createMyAddress', () => [getCreateMyAddressUrl(),
  {
      operation: 'createMyAddress', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateMyAddressBody)
  }
]);}

export const getCreateMyAddressMutationKey = () => ['createMyAddress'] as const;

export const getCreateMyAddressMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAddress>>, TError,CreateMyAddressMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createMyAddress>>, TError,CreateMyAddressMutationVariables, TContext> => {

const mutationKey = getCreateMyAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMyAddress>>, CreateMyAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMyAddress(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateMyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createMyAddress>>>
    export type CreateMyAddressMutationBody = StoreCreateMyAddressBody
    export type CreateMyAddressMutationError = ApiError
    export type CreateMyAddressMutationVariables = {data: StoreCreateMyAddressBody}

    /**
 * @summary Save an address
 */
export const useCreateMyAddress = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAddress>>, TError,CreateMyAddressMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMyAddress>>,
        TError,
        CreateMyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMyAddressMutationOptions(useApiClient(), options), queryClient);
    }
    export const getUpdateMyAddressUrl = (id: string,) => {

  return `/store/customers/me/addresses/${pathPart(id)}`
}

/**
 * @summary Change a saved address
 */
export const updateMyAddress = async (client: ApiClient, id: string,
    storeUpdateMyAddressBody: StoreUpdateMyAddressBody, options?: RequestOptions): Promise<StoreCustomerResponse> => {

return clientRequest<StoreCustomerResponse>(client, 'updateMyAddress', () => [getUpdateMyAddressUrl(id),
  {
      operation: 'updateMyAddress', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeUpdateMyAddressBody)
  }
]);}

export const getUpdateMyAddressMutationKey = () => ['updateMyAddress'] as const;

export const getUpdateMyAddressMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAddress>>, TError,UpdateMyAddressMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof updateMyAddress>>, TError,UpdateMyAddressMutationVariables, TContext> => {

const mutationKey = getUpdateMyAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMyAddress>>, UpdateMyAddressMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMyAddress(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateMyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyAddress>>>
    export type UpdateMyAddressMutationBody = StoreUpdateMyAddressBody
    export type UpdateMyAddressMutationError = ApiError
    export type UpdateMyAddressMutationVariables = {id: string;data: StoreUpdateMyAddressBody}

    /**
 * @summary Change a saved address
 */
export const useUpdateMyAddress = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAddress>>, TError,UpdateMyAddressMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyAddress>>,
        TError,
        UpdateMyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyAddressMutationOptions(useApiClient(), options), queryClient);
    }
    export const getDeleteMyAddressUrl = (id: string,) => {

  return `/store/customers/me/addresses/${pathPart(id)}`
}

/**
 * @summary Delete a saved address
 */
export const deleteMyAddress = async (client: ApiClient, id: string, options?: RequestOptions): Promise<StoreCustomerResponse> => {

  return clientRequest<StoreCustomerResponse>(client, 'deleteMyAddress', () => [getDeleteMyAddressUrl(id),
  {
      operation: 'deleteMyAddress',
    ...options,
    method: 'DELETE'

  }
]);}

export const getDeleteMyAddressMutationKey = () => ['deleteMyAddress'] as const;

export const getDeleteMyAddressMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAddress>>, TError,DeleteMyAddressMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMyAddress>>, TError,DeleteMyAddressMutationVariables, TContext> => {

const mutationKey = getDeleteMyAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMyAddress>>, DeleteMyAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMyAddress(client, id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteMyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMyAddress>>>

    export type DeleteMyAddressMutationError = ApiError
    export type DeleteMyAddressMutationVariables = {id: string}

    /**
 * @summary Delete a saved address
 */
export const useDeleteMyAddress = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAddress>>, TError,DeleteMyAddressMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMyAddress>>,
        TError,
        DeleteMyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMyAddressMutationOptions(useApiClient(), options), queryClient);
    }
