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
  AnalyticsConfigResponse,
  CreateAnalyticsConfigBody,
  DeletedAnalyticsConfig,
  UpdateAnalyticsConfigBody
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

export const getGetAnalyticsConfigUrl = () => {

  return `/admin/analytics-configs`
}

/**
 * @summary Read one's usage-data preferences
 */
export const getAnalyticsConfig = async ( options?: Parameters<typeof adminRequest>[1]): Promise<AnalyticsConfigResponse> => {

  return adminRequest<AnalyticsConfigResponse>(getGetAnalyticsConfigUrl(),
  {
      operation: 'getAnalyticsConfig',
    ...options,
    method: 'GET'

  }
);}

export const getGetAnalyticsConfigQueryKey = () => {
    return [
    'admin','analytics-configs'
    ] as const;
    }

export const getGetAnalyticsConfigQueryOptions = <TData = Awaited<ReturnType<typeof getAnalyticsConfig>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsConfig>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyticsConfigQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalyticsConfig>>> = ({ signal }) => getAnalyticsConfig({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalyticsConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalyticsConfig>>>
export type GetAnalyticsConfigQueryError = ApiError

export function useGetAnalyticsConfig<TData = Awaited<ReturnType<typeof getAnalyticsConfig>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalyticsConfig>>,
          TError,
          Awaited<ReturnType<typeof getAnalyticsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticsConfig<TData = Awaited<ReturnType<typeof getAnalyticsConfig>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalyticsConfig>>,
          TError,
          Awaited<ReturnType<typeof getAnalyticsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticsConfig<TData = Awaited<ReturnType<typeof getAnalyticsConfig>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsConfig>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one's usage-data preferences
 */

export function useGetAnalyticsConfig<TData = Awaited<ReturnType<typeof getAnalyticsConfig>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsConfig>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyticsConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateAnalyticsConfigUrl = () => {

  return `/admin/analytics-configs`
}

/**
 * @summary Choose one's usage-data preferences
 */
export const createAnalyticsConfig = async (createAnalyticsConfigBody: CreateAnalyticsConfigBody, options?: Parameters<typeof adminRequest>[1]): Promise<AnalyticsConfigResponse> => {

return adminRequest<AnalyticsConfigResponse>(getCreateAnalyticsConfigUrl(),
  {
      operation: 'createAnalyticsConfig', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createAnalyticsConfigBody)
  }
);}

export const getCreateAnalyticsConfigMutationKey = () => ['createAnalyticsConfig'] as const;

export const getCreateAnalyticsConfigMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnalyticsConfig>>, TError,CreateAnalyticsConfigMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createAnalyticsConfig>>, TError,CreateAnalyticsConfigMutationVariables, TContext> => {

const mutationKey = getCreateAnalyticsConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnalyticsConfig>>, CreateAnalyticsConfigMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAnalyticsConfig(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateAnalyticsConfigMutationResult = NonNullable<Awaited<ReturnType<typeof createAnalyticsConfig>>>
    export type CreateAnalyticsConfigMutationBody = CreateAnalyticsConfigBody
    export type CreateAnalyticsConfigMutationError = ApiError
    export type CreateAnalyticsConfigMutationVariables = {data: CreateAnalyticsConfigBody}

    /**
 * @summary Choose one's usage-data preferences
 */
export const useCreateAnalyticsConfig = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnalyticsConfig>>, TError,CreateAnalyticsConfigMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnalyticsConfig>>,
        TError,
        CreateAnalyticsConfigMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAnalyticsConfigMutationOptions(options), queryClient);
    }
    export const getDeleteAnalyticsConfigUrl = () => {

  return `/admin/analytics-configs`
}

/**
 * @summary Remove one's usage-data preferences
 */
export const deleteAnalyticsConfig = async ( options?: Parameters<typeof adminRequest>[1]): Promise<DeletedAnalyticsConfig> => {

  return adminRequest<DeletedAnalyticsConfig>(getDeleteAnalyticsConfigUrl(),
  {
      operation: 'deleteAnalyticsConfig',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteAnalyticsConfigMutationKey = () => ['deleteAnalyticsConfig'] as const;

export const getDeleteAnalyticsConfigMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAnalyticsConfig>>, TError,void, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAnalyticsConfig>>, TError,void, TContext> => {

const mutationKey = getDeleteAnalyticsConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAnalyticsConfig>>, void> = () => {

          return  deleteAnalyticsConfig(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteAnalyticsConfigMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAnalyticsConfig>>>

    export type DeleteAnalyticsConfigMutationError = ApiError

    /**
 * @summary Remove one's usage-data preferences
 */
export const useDeleteAnalyticsConfig = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAnalyticsConfig>>, TError,void, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAnalyticsConfig>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteAnalyticsConfigMutationOptions(options), queryClient);
    }
    export const getUpdateAnalyticsConfigUrl = () => {

  return `/admin/analytics-configs/update`
}

/**
 * @summary Change one's usage-data preferences
 */
export const updateAnalyticsConfig = async (updateAnalyticsConfigBody: UpdateAnalyticsConfigBody, options?: Parameters<typeof adminRequest>[1]): Promise<AnalyticsConfigResponse> => {

return adminRequest<AnalyticsConfigResponse>(getUpdateAnalyticsConfigUrl(),
  {
      operation: 'updateAnalyticsConfig', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateAnalyticsConfigBody)
  }
);}

export const getUpdateAnalyticsConfigMutationKey = () => ['updateAnalyticsConfig'] as const;

export const getUpdateAnalyticsConfigMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAnalyticsConfig>>, TError,UpdateAnalyticsConfigMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAnalyticsConfig>>, TError,UpdateAnalyticsConfigMutationVariables, TContext> => {

const mutationKey = getUpdateAnalyticsConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAnalyticsConfig>>, UpdateAnalyticsConfigMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAnalyticsConfig(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateAnalyticsConfigMutationResult = NonNullable<Awaited<ReturnType<typeof updateAnalyticsConfig>>>
    export type UpdateAnalyticsConfigMutationBody = UpdateAnalyticsConfigBody
    export type UpdateAnalyticsConfigMutationError = ApiError
    export type UpdateAnalyticsConfigMutationVariables = {data: UpdateAnalyticsConfigBody}

    /**
 * @summary Change one's usage-data preferences
 */
export const useUpdateAnalyticsConfig = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAnalyticsConfig>>, TError,UpdateAnalyticsConfigMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAnalyticsConfig>>,
        TError,
        UpdateAnalyticsConfigMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAnalyticsConfigMutationOptions(options), queryClient);
    }
