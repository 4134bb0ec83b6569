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
  AcceptInviteBody,
  CreateInviteBody,
  DeletedRecord,
  InviteListResponse
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

export const getAcceptInviteUrl = () => {

  return `/admin/invites/accept`
}

/**
 * @summary Accept an invite and create the user
 */
export const acceptInvite = async (acceptInviteBody: AcceptInviteBody, options?: Parameters<typeof adminRequest>[1]): Promise<string> => {

return adminRequest<string>(getAcceptInviteUrl(),
  {
      operation: 'acceptInvite', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(acceptInviteBody)
  }
);}

export const getAcceptInviteMutationKey = () => ['acceptInvite'] as const;

export const getAcceptInviteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext> => {

const mutationKey = getAcceptInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvite>>, AcceptInviteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvite(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AcceptInviteMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvite>>>
    export type AcceptInviteMutationBody = AcceptInviteBody
    export type AcceptInviteMutationError = ApiError
    export type AcceptInviteMutationVariables = {data: AcceptInviteBody}

    /**
 * @summary Accept an invite and create the user
 */
export const useAcceptInvite = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvite>>,
        TError,
        AcceptInviteMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInviteMutationOptions(options), queryClient);
    }
    export const getCreateInviteUrl = () => {

  return `/admin/invites`
}

/**
 * @summary Create an invite
 */
export const createInvite = async (createInviteBody: CreateInviteBody, options?: Parameters<typeof adminRequest>[1]): Promise<string> => {

return adminRequest<string>(getCreateInviteUrl(),
  {
      operation: 'createInvite', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createInviteBody)
  }
);}

export const getCreateInviteMutationKey = () => ['createInvite'] as const;

export const getCreateInviteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvite>>, TError,CreateInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvite>>, TError,CreateInviteMutationVariables, TContext> => {

const mutationKey = getCreateInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvite>>, CreateInviteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInvite(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateInviteMutationResult = NonNullable<Awaited<ReturnType<typeof createInvite>>>
    export type CreateInviteMutationBody = CreateInviteBody
    export type CreateInviteMutationError = ApiError
    export type CreateInviteMutationVariables = {data: CreateInviteBody}

    /**
 * @summary Create an invite
 */
export const useCreateInvite = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvite>>, TError,CreateInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvite>>,
        TError,
        CreateInviteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInviteMutationOptions(options), queryClient);
    }
    export const getListInvitesUrl = () => {

  return `/admin/invites`
}

/**
 * @summary List open invites
 */
export const listInvites = async ( options?: Parameters<typeof adminRequest>[1]): Promise<InviteListResponse> => {

  return adminRequest<InviteListResponse>(getListInvitesUrl(),
  {
      operation: 'listInvites',
    ...options,
    method: 'GET'

  }
);}

export const getListInvitesQueryKey = () => {
    return [
    'admin','invites'
    ] as const;
    }

export const getListInvitesQueryOptions = <TData = Awaited<ReturnType<typeof listInvites>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvites>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvites>>> = ({ signal }) => listInvites({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvitesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvites>>>
export type ListInvitesQueryError = ApiError

export function useListInvites<TData = Awaited<ReturnType<typeof listInvites>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvites>>,
          TError,
          Awaited<ReturnType<typeof listInvites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvites<TData = Awaited<ReturnType<typeof listInvites>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvites>>,
          TError,
          Awaited<ReturnType<typeof listInvites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvites<TData = Awaited<ReturnType<typeof listInvites>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvites>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open invites
 */

export function useListInvites<TData = Awaited<ReturnType<typeof listInvites>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvites>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvitesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteInviteUrl = (id: string,) => {

  return `/admin/invites/${pathPart(id)}`
}

/**
 * @summary Delete an invite
 */
export const deleteInvite = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteInviteUrl(id),
  {
      operation: 'deleteInvite',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteInviteMutationKey = () => ['deleteInvite'] as const;

export const getDeleteInviteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInvite>>, TError,DeleteInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInvite>>, TError,DeleteInviteMutationVariables, TContext> => {

const mutationKey = getDeleteInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInvite>>, DeleteInviteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInvite(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteInviteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInvite>>>

    export type DeleteInviteMutationError = ApiError
    export type DeleteInviteMutationVariables = {id: string}

    /**
 * @summary Delete an invite
 */
export const useDeleteInvite = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInvite>>, TError,DeleteInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInvite>>,
        TError,
        DeleteInviteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInviteMutationOptions(options), queryClient);
    }
    export const getResendInviteLegacyUrl = (id: string,) => {

  return `/admin/invites/${pathPart(id)}`
}

/**
 * Named by the specification; the server answers 404.
 * @deprecated
 * @summary Send an invite again (older address)
 */
export const resendInviteLegacy = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<string> => {

  return adminRequest<string>(getResendInviteLegacyUrl(id),
  {
      operation: 'resendInviteLegacy', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getResendInviteLegacyMutationKey = () => ['resendInviteLegacy'] as const;

export const getResendInviteLegacyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInviteLegacy>>, TError,ResendInviteLegacyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInviteLegacy>>, TError,ResendInviteLegacyMutationVariables, TContext> => {

const mutationKey = getResendInviteLegacyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInviteLegacy>>, ResendInviteLegacyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendInviteLegacy(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResendInviteLegacyMutationResult = NonNullable<Awaited<ReturnType<typeof resendInviteLegacy>>>

    export type ResendInviteLegacyMutationError = ApiError
    export type ResendInviteLegacyMutationVariables = {id: string}

    /**
 * @deprecated
 * @summary Send an invite again (older address)
 */
export const useResendInviteLegacy = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInviteLegacy>>, TError,ResendInviteLegacyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInviteLegacy>>,
        TError,
        ResendInviteLegacyMutationVariables,
        TContext
      > => {
      return useMutation(getResendInviteLegacyMutationOptions(options), queryClient);
    }
    export const getResendInviteUrl = (id: string,) => {

  return `/admin/invites/${pathPart(id)}/resend`
}

/**
 * @summary Send an invite again
 */
export const resendInvite = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<string> => {

  return adminRequest<string>(getResendInviteUrl(id),
  {
      operation: 'resendInvite', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getResendInviteMutationKey = () => ['resendInvite'] as const;

export const getResendInviteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvite>>, TError,ResendInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvite>>, TError,ResendInviteMutationVariables, TContext> => {

const mutationKey = getResendInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvite>>, ResendInviteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendInvite(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResendInviteMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvite>>>

    export type ResendInviteMutationError = ApiError
    export type ResendInviteMutationVariables = {id: string}

    /**
 * @summary Send an invite again
 */
export const useResendInvite = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvite>>, TError,ResendInviteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvite>>,
        TError,
        ResendInviteMutationVariables,
        TContext
      > => {
      return useMutation(getResendInviteMutationOptions(options), queryClient);
    }
