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
  CreateShippingOptionBody,
  DeletedRecord,
  ListShippingOptionsParams,
  ShippingOptionListResponse,
  ShippingOptionResponse,
  UpdateShippingOptionBody
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

export const getListShippingOptionsUrl = (params?: ListShippingOptionsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/shipping-options?${stringifiedParams}` : `/admin/shipping-options`
}

/**
 * @summary List shipping options
 */
export const listShippingOptions = async (params?: ListShippingOptionsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ShippingOptionListResponse> => {

  return adminRequest<ShippingOptionListResponse>(getListShippingOptionsUrl(params),
  {
      operation: 'listShippingOptions',
    ...options,
    method: 'GET'

  }
);}

export const getListShippingOptionsInfiniteQueryKey = (params?: ListShippingOptionsParams,) => {
    return [
    'infinite', 'admin','shipping-options', ...(params ? [params] : [])
    ] as const;
    }

export const getListShippingOptionsQueryKey = (params?: ListShippingOptionsParams,) => {
    return [
    'admin','shipping-options', ...(params ? [params] : [])
    ] as const;
    }

export const getListShippingOptionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listShippingOptions>>, ListShippingOptionsParams['offset']>, TError = ApiError>(params?: ListShippingOptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData, QueryKey, ListShippingOptionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShippingOptionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShippingOptions>>, QueryKey, ListShippingOptionsParams['offset']> = ({ signal, pageParam }) => listShippingOptions({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData, QueryKey, ListShippingOptionsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShippingOptionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listShippingOptions>>>
export type ListShippingOptionsInfiniteQueryError = ApiError

export function useListShippingOptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShippingOptions>>, ListShippingOptionsParams['offset']>, TError = ApiError>(
 params: undefined |  ListShippingOptionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData, QueryKey, ListShippingOptionsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShippingOptions>>, ListShippingOptionsParams['offset']>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData, QueryKey, ListShippingOptionsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShippingOptions>>, ListShippingOptionsParams['offset']>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData, QueryKey, ListShippingOptionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipping options
 */

export function useListShippingOptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShippingOptions>>, ListShippingOptionsParams['offset']>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData, QueryKey, ListShippingOptionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShippingOptionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListShippingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShippingOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShippingOptions>>> = ({ signal }) => listShippingOptions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShippingOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listShippingOptions>>>
export type ListShippingOptionsQueryError = ApiError

export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params: undefined |  ListShippingOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShippingOptions>>,
          TError,
          Awaited<ReturnType<typeof listShippingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipping options
 */

export function useListShippingOptions<TData = Awaited<ReturnType<typeof listShippingOptions>>, TError = ApiError>(
 params?: ListShippingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShippingOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShippingOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateShippingOptionUrl = () => {

  return `/admin/shipping-options`
}

/**
 * @summary Create a shipping option
 */
export const createShippingOption = async (createShippingOptionBody: CreateShippingOptionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ShippingOptionResponse> => {

return adminRequest<ShippingOptionResponse>(getCreateShippingOptionUrl(),
  {
      operation: 'createShippingOption', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createShippingOptionBody)
  }
);}

export const getCreateShippingOptionMutationKey = () => ['createShippingOption'] as const;

export const getCreateShippingOptionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShippingOption>>, TError,CreateShippingOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createShippingOption>>, TError,CreateShippingOptionMutationVariables, TContext> => {

const mutationKey = getCreateShippingOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createShippingOption>>, CreateShippingOptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createShippingOption(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateShippingOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createShippingOption>>>
    export type CreateShippingOptionMutationBody = CreateShippingOptionBody
    export type CreateShippingOptionMutationError = ApiError
    export type CreateShippingOptionMutationVariables = {data: CreateShippingOptionBody}

    /**
 * @summary Create a shipping option
 */
export const useCreateShippingOption = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShippingOption>>, TError,CreateShippingOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createShippingOption>>,
        TError,
        CreateShippingOptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateShippingOptionMutationOptions(options), queryClient);
    }
    export const getGetShippingOptionUrl = (id: string,) => {

  return `/admin/shipping-options/${pathPart(id)}`
}

/**
 * @summary Read a shipping option
 */
export const getShippingOption = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ShippingOptionResponse> => {

  return adminRequest<ShippingOptionResponse>(getGetShippingOptionUrl(id),
  {
      operation: 'getShippingOption',
    ...options,
    method: 'GET'

  }
);}

export const getGetShippingOptionQueryKey = (id: string,) => {
    return [
    'admin','shipping-options',id
    ] as const;
    }

export const getGetShippingOptionQueryOptions = <TData = Awaited<ReturnType<typeof getShippingOption>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingOption>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShippingOptionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShippingOption>>> = ({ signal }) => getShippingOption(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShippingOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShippingOptionQueryResult = NonNullable<Awaited<ReturnType<typeof getShippingOption>>>
export type GetShippingOptionQueryError = ApiError

export function useGetShippingOption<TData = Awaited<ReturnType<typeof getShippingOption>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingOption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShippingOption>>,
          TError,
          Awaited<ReturnType<typeof getShippingOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShippingOption<TData = Awaited<ReturnType<typeof getShippingOption>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingOption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShippingOption>>,
          TError,
          Awaited<ReturnType<typeof getShippingOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShippingOption<TData = Awaited<ReturnType<typeof getShippingOption>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingOption>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a shipping option
 */

export function useGetShippingOption<TData = Awaited<ReturnType<typeof getShippingOption>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShippingOption>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShippingOptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateShippingOptionUrl = (id: string,) => {

  return `/admin/shipping-options/${pathPart(id)}`
}

/**
 * @summary Change a shipping option
 */
export const updateShippingOption = async (id: string,
    updateShippingOptionBody: UpdateShippingOptionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ShippingOptionResponse> => {

return adminRequest<ShippingOptionResponse>(getUpdateShippingOptionUrl(id),
  {
      operation: 'updateShippingOption', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateShippingOptionBody)
  }
);}

export const getUpdateShippingOptionMutationKey = () => ['updateShippingOption'] as const;

export const getUpdateShippingOptionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShippingOption>>, TError,UpdateShippingOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateShippingOption>>, TError,UpdateShippingOptionMutationVariables, TContext> => {

const mutationKey = getUpdateShippingOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateShippingOption>>, UpdateShippingOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateShippingOption(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateShippingOptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateShippingOption>>>
    export type UpdateShippingOptionMutationBody = UpdateShippingOptionBody
    export type UpdateShippingOptionMutationError = ApiError
    export type UpdateShippingOptionMutationVariables = {id: string;data: UpdateShippingOptionBody}

    /**
 * @summary Change a shipping option
 */
export const useUpdateShippingOption = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShippingOption>>, TError,UpdateShippingOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateShippingOption>>,
        TError,
        UpdateShippingOptionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateShippingOptionMutationOptions(options), queryClient);
    }
    export const getDeleteShippingOptionUrl = (id: string,) => {

  return `/admin/shipping-options/${pathPart(id)}`
}

/**
 * @summary Delete a shipping option
 */
export const deleteShippingOption = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteShippingOptionUrl(id),
  {
      operation: 'deleteShippingOption',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteShippingOptionMutationKey = () => ['deleteShippingOption'] as const;

export const getDeleteShippingOptionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShippingOption>>, TError,DeleteShippingOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteShippingOption>>, TError,DeleteShippingOptionMutationVariables, TContext> => {

const mutationKey = getDeleteShippingOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteShippingOption>>, DeleteShippingOptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteShippingOption(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteShippingOptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteShippingOption>>>

    export type DeleteShippingOptionMutationError = ApiError
    export type DeleteShippingOptionMutationVariables = {id: string}

    /**
 * @summary Delete a shipping option
 */
export const useDeleteShippingOption = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShippingOption>>, TError,DeleteShippingOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteShippingOption>>,
        TError,
        DeleteShippingOptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteShippingOptionMutationOptions(options), queryClient);
    }
