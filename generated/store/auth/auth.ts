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
  StoreAuthResponse,
  StoreBearerAuthResponse,
  StoreCreateSessionBody,
  StoreCreateTokenBody,
  StoreGetAuthEmailResponse
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

export const getCreateSessionUrl = () => {

  return `/store/auth`
}

/**
 * @summary Sign in and start a session
 */
export const createSession = async (client: ApiClient, storeCreateSessionBody: StoreCreateSessionBody, options?: RequestOptions): Promise<StoreAuthResponse> => {

return clientRequest<StoreAuthResponse>(client, 'createSession', () => [getCreateSessionUrl(),
  {
      operation: 'createSession', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateSessionBody)
  }
]);}

export const getCreateSessionMutationKey = () => ['createSession'] as const;

export const getCreateSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSession>>, TError,CreateSessionMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createSession>>, TError,CreateSessionMutationVariables, TContext> => {

const mutationKey = getCreateSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSession>>, CreateSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSession(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createSession>>>
    export type CreateSessionMutationBody = StoreCreateSessionBody
    export type CreateSessionMutationError = ApiError
    export type CreateSessionMutationVariables = {data: StoreCreateSessionBody}

    /**
 * @summary Sign in and start a session
 */
export const useCreateSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSession>>, TError,CreateSessionMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSession>>,
        TError,
        CreateSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getGetSessionUrl = () => {

  return `/store/auth`
}

/**
 * @summary Read who is signed in
 */
export const getSession = async (client: ApiClient,  options?: RequestOptions): Promise<StoreAuthResponse> => {

  return clientRequest<StoreAuthResponse>(client, 'getSession', () => [getGetSessionUrl(),
  {
      operation: 'getSession',
    ...options,
    method: 'GET'

  }
]);}

export const getGetSessionQueryKey = () => {
    return [
    'store','auth'
    ] as const;
    }

export const getGetSessionQueryOptions = <TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(client: ApiClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSessionQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSession>>> = ({ signal }) => getSession(client, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getSession>>>
export type GetSessionQueryError = ApiError

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who is signed in
 */

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSessionQueryOptions(useApiClient(), options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteSessionUrl = () => {

  return `/store/auth`
}

/**
 * @summary Sign out
 */
export const deleteSession = async (client: ApiClient,  options?: RequestOptions): Promise<string> => {

  return clientRequest<string>(client, 'deleteSession', () => [getDeleteSessionUrl(),
  {
      operation: 'deleteSession',
    ...options,
    method: 'DELETE'

  }
]);}

export const getDeleteSessionMutationKey = () => ['deleteSession'] as const;

export const getDeleteSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,void, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,void, TContext> => {

const mutationKey = getDeleteSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSession>>, void> = () => {

          return  deleteSession(client, requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteSessionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSession>>>

    export type DeleteSessionMutationError = ApiError

    /**
 * @summary Sign out
 */
export const useDeleteSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,void, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSession>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteSessionMutationOptions(useApiClient(), options), queryClient);
    }
    export const getGetEmailExistsUrl = (email: string,) => {

  return `/store/auth/${pathPart(email)}`
}

/**
 * @summary Check whether an email address has an account
 */
export const getEmailExists = async (client: ApiClient, email: string, options?: RequestOptions): Promise<StoreGetAuthEmailResponse> => {

  return clientRequest<StoreGetAuthEmailResponse>(client, 'getEmailExists', () => [getGetEmailExistsUrl(email),
  {
      operation: 'getEmailExists',
    ...options,
    method: 'GET'

  }
]);}

export const getGetEmailExistsQueryKey = (email: string,) => {
    return [
    'store','auth',email
    ] as const;
    }

export const getGetEmailExistsQueryOptions = <TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ApiError>(client: ApiClient, email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmailExistsQueryKey(email);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmailExists>>> = ({ signal }) => getEmailExists(client, email, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: email !== null && email !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmailExistsQueryResult = NonNullable<Awaited<ReturnType<typeof getEmailExists>>>
export type GetEmailExistsQueryError = ApiError

export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ApiError>(
 email: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailExists>>,
          TError,
          Awaited<ReturnType<typeof getEmailExists>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ApiError>(
 email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailExists>>,
          TError,
          Awaited<ReturnType<typeof getEmailExists>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ApiError>(
 email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether an email address has an account
 */

export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ApiError>(
 email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmailExistsQueryOptions(useApiClient(), email,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTokenUrl = () => {

  return `/store/auth/token`
}

/**
 * @summary Exchange credentials for a bearer token
 */
export const createToken = async (client: ApiClient, storeCreateTokenBody: StoreCreateTokenBody, options?: RequestOptions): Promise<StoreBearerAuthResponse> => {

return clientRequest<StoreBearerAuthResponse>(client, 'createToken', () => [getCreateTokenUrl(),
  {
      operation: 'createToken', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateTokenBody)
  }
]);}

export const getCreateTokenMutationKey = () => ['createToken'] as const;

export const getCreateTokenMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext> => {

const mutationKey = getCreateTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createToken>>, CreateTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createToken(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
    export type CreateTokenMutationBody = StoreCreateTokenBody
    export type CreateTokenMutationError = ApiError
    export type CreateTokenMutationVariables = {data: StoreCreateTokenBody}

    /**
 * @summary Exchange credentials for a bearer token
 */
export const useCreateToken = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createToken>>,
        TError,
        CreateTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTokenMutationOptions(useApiClient(), options), queryClient);
    }
