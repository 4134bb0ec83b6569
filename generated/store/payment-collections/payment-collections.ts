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
  GetPaymentCollectionParams,
  StoreAuthorizePaymentSessionsBody,
  StoreCreatePaymentSessionBody,
  StoreManagePaymentSessionsBody,
  StorePaymentCollectionResponse,
  StorePaymentSessionResponse
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

export const getGetPaymentCollectionUrl = (id: string,
    params?: GetPaymentCollectionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/payment-collections/${pathPart(id)}?${stringifiedParams}` : `/store/payment-collections/${pathPart(id)}`
}

/**
 * @summary Read a payment collection
 */
export const getPaymentCollection = async (client: ApiClient, id: string,
    params?: GetPaymentCollectionParams, options?: RequestOptions): Promise<StorePaymentCollectionResponse> => {

  return clientRequest<StorePaymentCollectionResponse>(client, 'getPaymentCollection', () => [getGetPaymentCollectionUrl(id,params),
  {
      operation: 'getPaymentCollection',
    ...options,
    method: 'GET'

  }
]);}

export const getGetPaymentCollectionQueryKey = (id: string,
    params?: GetPaymentCollectionParams,) => {
    return [
    'store','payment-collections',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetPaymentCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(client: ApiClient, id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentCollectionQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentCollection>>> = ({ signal }) => getPaymentCollection(client, id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentCollection>>>
export type GetPaymentCollectionQueryError = ApiError

export function useGetPaymentCollection<TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(
 id: string,
    params: undefined |  GetPaymentCollectionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentCollection>>,
          TError,
          Awaited<ReturnType<typeof getPaymentCollection>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentCollection<TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(
 id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentCollection>>,
          TError,
          Awaited<ReturnType<typeof getPaymentCollection>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentCollection<TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(
 id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a payment collection
 */

export function useGetPaymentCollection<TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(
 id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentCollectionQueryOptions(useApiClient(), id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAuthorizePaymentSessionUrl = (id: string,
    sessionId: string,) => {

  return `/store/payment-collections/${pathPart(id)}/sessions/${pathPart(sessionId)}/authorize`
}

/**
 * @summary Authorise a payment session
 */
export const authorizePaymentSession = async (client: ApiClient, id: string,
    sessionId: string, options?: RequestOptions): Promise<StorePaymentSessionResponse> => {

  return clientRequest<StorePaymentSessionResponse>(client, 'authorizePaymentSession', () => [getAuthorizePaymentSessionUrl(id,sessionId),
  {
      operation: 'authorizePaymentSession', repeat: 'never',
    ...options,
    method: 'POST'

  }
]);}

export const getAuthorizePaymentSessionMutationKey = () => ['authorizePaymentSession'] as const;

export const getAuthorizePaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentSession>>, TError,AuthorizePaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentSession>>, TError,AuthorizePaymentSessionMutationVariables, TContext> => {

const mutationKey = getAuthorizePaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorizePaymentSession>>, AuthorizePaymentSessionMutationVariables> = (props) => {
          const {id,sessionId} = props ?? {};

          return  authorizePaymentSession(client, id,sessionId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AuthorizePaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof authorizePaymentSession>>>

    export type AuthorizePaymentSessionMutationError = ApiError
    export type AuthorizePaymentSessionMutationVariables = {id: string;sessionId: string}

    /**
 * @summary Authorise a payment session
 */
export const useAuthorizePaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentSession>>, TError,AuthorizePaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorizePaymentSession>>,
        TError,
        AuthorizePaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorizePaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getAuthorizePaymentSessionsUrl = (id: string,) => {

  return `/store/payment-collections/${pathPart(id)}/sessions/batch/authorize`
}

/**
 * @summary Authorise several payment sessions
 */
export const authorizePaymentSessions = async (client: ApiClient, id: string,
    storeAuthorizePaymentSessionsBody: StoreAuthorizePaymentSessionsBody, options?: RequestOptions): Promise<StorePaymentCollectionResponse> => {

return clientRequest<StorePaymentCollectionResponse>(client, 'authorizePaymentSessions', () => [getAuthorizePaymentSessionsUrl(id),
  {
      operation: 'authorizePaymentSessions', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeAuthorizePaymentSessionsBody)
  }
]);}

export const getAuthorizePaymentSessionsMutationKey = () => ['authorizePaymentSessions'] as const;

export const getAuthorizePaymentSessionsMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentSessions>>, TError,AuthorizePaymentSessionsMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentSessions>>, TError,AuthorizePaymentSessionsMutationVariables, TContext> => {

const mutationKey = getAuthorizePaymentSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorizePaymentSessions>>, AuthorizePaymentSessionsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  authorizePaymentSessions(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AuthorizePaymentSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof authorizePaymentSessions>>>
    export type AuthorizePaymentSessionsMutationBody = StoreAuthorizePaymentSessionsBody
    export type AuthorizePaymentSessionsMutationError = ApiError
    export type AuthorizePaymentSessionsMutationVariables = {id: string;data: StoreAuthorizePaymentSessionsBody}

    /**
 * @summary Authorise several payment sessions
 */
export const useAuthorizePaymentSessions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentSessions>>, TError,AuthorizePaymentSessionsMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorizePaymentSessions>>,
        TError,
        AuthorizePaymentSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorizePaymentSessionsMutationOptions(useApiClient(), options), queryClient);
    }
    export const getManagePaymentSessionsUrl = (id: string,) => {

  return `/store/payment-collections/${pathPart(id)}/sessions/batch`
}

/**
 * @summary Split a payment over several sessions
 */
export const managePaymentSessions = async (client: ApiClient, id: string,
    storeManagePaymentSessionsBody: StoreManagePaymentSessionsBody, options?: RequestOptions): Promise<StorePaymentCollectionResponse> => {

return clientRequest<StorePaymentCollectionResponse>(client, 'managePaymentSessions', () => [getManagePaymentSessionsUrl(id),
  {
      operation: 'managePaymentSessions', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeManagePaymentSessionsBody)
  }
]);}

export const getManagePaymentSessionsMutationKey = () => ['managePaymentSessions'] as const;

export const getManagePaymentSessionsMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof managePaymentSessions>>, TError,ManagePaymentSessionsMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof managePaymentSessions>>, TError,ManagePaymentSessionsMutationVariables, TContext> => {

const mutationKey = getManagePaymentSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof managePaymentSessions>>, ManagePaymentSessionsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  managePaymentSessions(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ManagePaymentSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof managePaymentSessions>>>
    export type ManagePaymentSessionsMutationBody = StoreManagePaymentSessionsBody
    export type ManagePaymentSessionsMutationError = ApiError
    export type ManagePaymentSessionsMutationVariables = {id: string;data: StoreManagePaymentSessionsBody}

    /**
 * @summary Split a payment over several sessions
 */
export const useManagePaymentSessions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof managePaymentSessions>>, TError,ManagePaymentSessionsMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof managePaymentSessions>>,
        TError,
        ManagePaymentSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getManagePaymentSessionsMutationOptions(useApiClient(), options), queryClient);
    }
    export const getCreatePaymentSessionUrl = (id: string,) => {

  return `/store/payment-collections/${pathPart(id)}/sessions`
}

/**
 * @summary Pay with one payment session
 */
export const createPaymentSession = async (client: ApiClient, id: string,
    storeCreatePaymentSessionBody: StoreCreatePaymentSessionBody, options?: RequestOptions): Promise<StorePaymentCollectionResponse> => {

return clientRequest<StorePaymentCollectionResponse>(client, 'createPaymentSession', () => [getCreatePaymentSessionUrl(id),
  {
      operation: 'createPaymentSession', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreatePaymentSessionBody)
  }
]);}

export const getCreatePaymentSessionMutationKey = () => ['createPaymentSession'] as const;

export const getCreatePaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentSession>>, TError,CreatePaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createPaymentSession>>, TError,CreatePaymentSessionMutationVariables, TContext> => {

const mutationKey = getCreatePaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPaymentSession>>, CreatePaymentSessionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPaymentSession(client, id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createPaymentSession>>>
    export type CreatePaymentSessionMutationBody = StoreCreatePaymentSessionBody
    export type CreatePaymentSessionMutationError = ApiError
    export type CreatePaymentSessionMutationVariables = {id: string;data: StoreCreatePaymentSessionBody}

    /**
 * @summary Pay with one payment session
 */
export const useCreatePaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentSession>>, TError,CreatePaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPaymentSession>>,
        TError,
        CreatePaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getRefreshPaymentSessionUrl = (id: string,
    sessionId: string,) => {

  return `/store/payment-collections/${pathPart(id)}/sessions/${pathPart(sessionId)}`
}

/**
 * @summary Renew a payment session
 */
export const refreshPaymentSession = async (client: ApiClient, id: string,
    sessionId: string, options?: RequestOptions): Promise<StorePaymentSessionResponse> => {

  return clientRequest<StorePaymentSessionResponse>(client, 'refreshPaymentSession', () => [getRefreshPaymentSessionUrl(id,sessionId),
  {
      operation: 'refreshPaymentSession', repeat: 'never',
    ...options,
    method: 'POST'

  }
]);}

export const getRefreshPaymentSessionMutationKey = () => ['refreshPaymentSession'] as const;

export const getRefreshPaymentSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshPaymentSession>>, TError,RefreshPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof refreshPaymentSession>>, TError,RefreshPaymentSessionMutationVariables, TContext> => {

const mutationKey = getRefreshPaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshPaymentSession>>, RefreshPaymentSessionMutationVariables> = (props) => {
          const {id,sessionId} = props ?? {};

          return  refreshPaymentSession(client, id,sessionId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RefreshPaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshPaymentSession>>>

    export type RefreshPaymentSessionMutationError = ApiError
    export type RefreshPaymentSessionMutationVariables = {id: string;sessionId: string}

    /**
 * @summary Renew a payment session
 */
export const useRefreshPaymentSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshPaymentSession>>, TError,RefreshPaymentSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshPaymentSession>>,
        TError,
        RefreshPaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshPaymentSessionMutationOptions(useApiClient(), options), queryClient);
    }
