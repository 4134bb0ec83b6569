/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeBody } from '../../../src/client/body.ts';
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
  BearerAuthResponse,
  CreateSessionBody,
  CreateTokenBody,
  UserResponse
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

export const getGetSessionUrl = () => {

  return `/admin/auth`
}

/**
 * @summary Read who is signed in
 */
export const getSession = async ( options?: Parameters<typeof adminRequest>[1]): Promise<UserResponse> => {

  return adminRequest<UserResponse>(getGetSessionUrl(),
  {
      operation: 'getSession',
    ...options,
    method: 'GET'

  }
);}

export const getGetSessionQueryKey = () => {
    return [
    'admin','auth'
    ] as const;
    }

export const getGetSessionQueryOptions = <TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSessionQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSession>>> = ({ signal }) => getSession({ signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who is signed in
 */

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateSessionUrl = () => {

  return `/admin/auth`
}

/**
 * @summary Sign in and start a session
 */
export const createSession = async (createSessionBody: CreateSessionBody, options?: Parameters<typeof adminRequest>[1]): Promise<UserResponse> => {

return adminRequest<UserResponse>(getCreateSessionUrl(),
  {
      operation: 'createSession', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(createSessionBody)
  }
);}

export const getCreateSessionMutationKey = () => ['createSession'] as const;

export const getCreateSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSession>>, TError,CreateSessionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createSession>>, TError,CreateSessionMutationVariables, TContext> => {

const mutationKey = getCreateSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSession>>, CreateSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSession(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createSession>>>
    export type CreateSessionMutationBody = CreateSessionBody
    export type CreateSessionMutationError = ApiError
    export type CreateSessionMutationVariables = {data: CreateSessionBody}

    /**
 * @summary Sign in and start a session
 */
export const useCreateSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSession>>, TError,CreateSessionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSession>>,
        TError,
        CreateSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSessionMutationOptions(options), queryClient);
    }
    export const getDeleteSessionUrl = () => {

  return `/admin/auth`
}

/**
 * @summary Sign out
 */
export const deleteSession = async ( options?: Parameters<typeof adminRequest>[1]): Promise<string> => {

  return adminRequest<string>(getDeleteSessionUrl(),
  {
      operation: 'deleteSession',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteSessionMutationKey = () => ['deleteSession'] as const;

export const getDeleteSessionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,void, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,void, TContext> => {

const mutationKey = getDeleteSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSession>>, void> = () => {

          return  deleteSession(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteSessionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSession>>>

    export type DeleteSessionMutationError = ApiError

    /**
 * @summary Sign out
 */
export const useDeleteSession = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,void, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSession>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteSessionMutationOptions(options), queryClient);
    }
    export const getCreateTokenUrl = () => {

  return `/admin/auth/token`
}

/**
 * @summary Exchange credentials for a bearer token
 */
export const createToken = async (createTokenBody: CreateTokenBody, options?: Parameters<typeof adminRequest>[1]): Promise<BearerAuthResponse> => {

return adminRequest<BearerAuthResponse>(getCreateTokenUrl(),
  {
      operation: 'createToken', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(createTokenBody)
  }
);}

export const getCreateTokenMutationKey = () => ['createToken'] as const;

export const getCreateTokenMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext> => {

const mutationKey = getCreateTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createToken>>, CreateTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createToken(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
    export type CreateTokenMutationBody = CreateTokenBody
    export type CreateTokenMutationError = ApiError
    export type CreateTokenMutationVariables = {data: CreateTokenBody}

    /**
 * @summary Exchange credentials for a bearer token
 */
export const useCreateToken = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createToken>>,
        TError,
        CreateTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTokenMutationOptions(options), queryClient);
    }
