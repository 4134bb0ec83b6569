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
  CreateShippingProfileBody,
  CreatedShippingProfileResponse,
  DeletedRecord,
  ShippingProfileListResponse,
  ShippingProfileResponse,
  UpdateShippingProfileBody
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

export const getListShippingProfilesUrl = () => {

  return `/admin/shipping-profiles`
}

/**
 * @summary List shipping profiles
 */
export const listShippingProfiles = async ( options?: Parameters<typeof adminRequest>[1]): Promise<ShippingProfileListResponse> => {

  return adminRequest<ShippingProfileListResponse>(getListShippingProfilesUrl(),
  {
      operation: 'listShippingProfiles',
    ...options,
    method: 'GET'

  }
);}

export const getListShippingProfilesQueryKey = () => {
    return [
    'admin','shipping-profiles'
    ] as const;
    }

export const getListShippingProfilesQueryOptions = <TData = Awaited<ReturnType<typeof listShippingProfiles>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingProfiles>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShippingProfilesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShippingProfiles>>> = ({ signal }) => listShippingProfiles({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShippingProfiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShippingProfilesQueryResult = NonNullable<Awaited<ReturnType<typeof listShippingProfiles>>>
export type ListShippingProfilesQueryError = ApiError

export function useListShippingProfiles<TData = Awaited<ReturnType<typeof listShippingProfiles>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingProfiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingProfiles>>,
          TError,
          Awaited<ReturnType<typeof listShippingProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingProfiles<TData = Awaited<ReturnType<typeof listShippingProfiles>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingProfiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingProfiles>>,
          TError,
          Awaited<ReturnType<typeof listShippingProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingProfiles<TData = Awaited<ReturnType<typeof listShippingProfiles>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingProfiles>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipping profiles
 */

export function useListShippingProfiles<TData = Awaited<ReturnType<typeof listShippingProfiles>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingProfiles>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShippingProfilesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateShippingProfileUrl = () => {

  return `/admin/shipping-profiles`
}

/**
 * @summary Create a shipping profile
 */
export const createShippingProfile = async (createShippingProfileBody: CreateShippingProfileBody, options?: Parameters<typeof adminRequest>[1]): Promise<CreatedShippingProfileResponse> => {

return adminRequest<CreatedShippingProfileResponse>(getCreateShippingProfileUrl(),
  {
      operation: 'createShippingProfile', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createShippingProfileBody)
  }
);}

export const getCreateShippingProfileMutationKey = () => ['createShippingProfile'] as const;

export const getCreateShippingProfileMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShippingProfile>>, TError,CreateShippingProfileMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createShippingProfile>>, TError,CreateShippingProfileMutationVariables, TContext> => {

const mutationKey = getCreateShippingProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createShippingProfile>>, CreateShippingProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createShippingProfile(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateShippingProfileMutationResult = NonNullable<Awaited<ReturnType<typeof createShippingProfile>>>
    export type CreateShippingProfileMutationBody = CreateShippingProfileBody
    export type CreateShippingProfileMutationError = ApiError
    export type CreateShippingProfileMutationVariables = {data: CreateShippingProfileBody}

    /**
 * @summary Create a shipping profile
 */
export const useCreateShippingProfile = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShippingProfile>>, TError,CreateShippingProfileMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createShippingProfile>>,
        TError,
        CreateShippingProfileMutationVariables,
        TContext
      > => {
      return useMutation(getCreateShippingProfileMutationOptions(options), queryClient);
    }
    export const getGetShippingProfileUrl = (id: string,) => {

  return `/admin/shipping-profiles/${pathPart(id)}`
}

/**
 * @summary Read a shipping profile
 */
export const getShippingProfile = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ShippingProfileResponse> => {

  return adminRequest<ShippingProfileResponse>(getGetShippingProfileUrl(id),
  {
      operation: 'getShippingProfile',
    ...options,
    method: 'GET'

  }
);}

export const getGetShippingProfileQueryKey = (id: string,) => {
    return [
    'admin','shipping-profiles',id
    ] as const;
    }

export const getGetShippingProfileQueryOptions = <TData = Awaited<ReturnType<typeof getShippingProfile>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingProfile>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShippingProfileQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShippingProfile>>> = ({ signal }) => getShippingProfile(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShippingProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShippingProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getShippingProfile>>>
export type GetShippingProfileQueryError = ApiError

export function useGetShippingProfile<TData = Awaited<ReturnType<typeof getShippingProfile>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShippingProfile>>,
          TError,
          Awaited<ReturnType<typeof getShippingProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShippingProfile<TData = Awaited<ReturnType<typeof getShippingProfile>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShippingProfile>>,
          TError,
          Awaited<ReturnType<typeof getShippingProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShippingProfile<TData = Awaited<ReturnType<typeof getShippingProfile>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingProfile>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a shipping profile
 */

export function useGetShippingProfile<TData = Awaited<ReturnType<typeof getShippingProfile>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingProfile>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShippingProfileQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateShippingProfileUrl = (id: string,) => {

  return `/admin/shipping-profiles/${pathPart(id)}`
}

/**
 * @summary Change a shipping profile
 */
export const updateShippingProfile = async (id: string,
    updateShippingProfileBody: UpdateShippingProfileBody, options?: Parameters<typeof adminRequest>[1]): Promise<ShippingProfileResponse> => {

return adminRequest<ShippingProfileResponse>(getUpdateShippingProfileUrl(id),
  {
      operation: 'updateShippingProfile', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateShippingProfileBody)
  }
);}

export const getUpdateShippingProfileMutationKey = () => ['updateShippingProfile'] as const;

export const getUpdateShippingProfileMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShippingProfile>>, TError,UpdateShippingProfileMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateShippingProfile>>, TError,UpdateShippingProfileMutationVariables, TContext> => {

const mutationKey = getUpdateShippingProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateShippingProfile>>, UpdateShippingProfileMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateShippingProfile(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateShippingProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateShippingProfile>>>
    export type UpdateShippingProfileMutationBody = UpdateShippingProfileBody
    export type UpdateShippingProfileMutationError = ApiError
    export type UpdateShippingProfileMutationVariables = {id: string;data: UpdateShippingProfileBody}

    /**
 * @summary Change a shipping profile
 */
export const useUpdateShippingProfile = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShippingProfile>>, TError,UpdateShippingProfileMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateShippingProfile>>,
        TError,
        UpdateShippingProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateShippingProfileMutationOptions(options), queryClient);
    }
    export const getDeleteShippingProfileUrl = (id: string,) => {

  return `/admin/shipping-profiles/${pathPart(id)}`
}

/**
 * @summary Delete a shipping profile
 */
export const deleteShippingProfile = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteShippingProfileUrl(id),
  {
      operation: 'deleteShippingProfile',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteShippingProfileMutationKey = () => ['deleteShippingProfile'] as const;

export const getDeleteShippingProfileMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShippingProfile>>, TError,DeleteShippingProfileMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteShippingProfile>>, TError,DeleteShippingProfileMutationVariables, TContext> => {

const mutationKey = getDeleteShippingProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteShippingProfile>>, DeleteShippingProfileMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteShippingProfile(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteShippingProfileMutationResult = NonNullable<Awaited<ReturnType<typeof deleteShippingProfile>>>

    export type DeleteShippingProfileMutationError = ApiError
    export type DeleteShippingProfileMutationVariables = {id: string}

    /**
 * @summary Delete a shipping profile
 */
export const useDeleteShippingProfile = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShippingProfile>>, TError,DeleteShippingProfileMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteShippingProfile>>,
        TError,
        DeleteShippingProfileMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteShippingProfileMutationOptions(options), queryClient);
    }
