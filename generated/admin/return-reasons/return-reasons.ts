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
  CreateReturnReasonBody,
  DeletedRecord,
  ReturnReasonListResponse,
  ReturnReasonResponse,
  UpdateReturnReasonBody
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

export const getListReturnReasonsUrl = () => {

  return `/admin/return-reasons`
}

/**
 * @summary List return reasons
 */
export const listReturnReasons = async ( options?: Parameters<typeof adminRequest>[1]): Promise<ReturnReasonListResponse> => {

  return adminRequest<ReturnReasonListResponse>(getListReturnReasonsUrl(),
  {
      operation: 'listReturnReasons',
    ...options,
    method: 'GET'

  }
);}

export const getListReturnReasonsQueryKey = () => {
    return [
    'admin','return-reasons'
    ] as const;
    }

export const getListReturnReasonsQueryOptions = <TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReturnReasonsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReturnReasons>>> = ({ signal }) => listReturnReasons({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReturnReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listReturnReasons>>>
export type ListReturnReasonsQueryError = ApiError

export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturnReasons>>,
          TError,
          Awaited<ReturnType<typeof listReturnReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturnReasons>>,
          TError,
          Awaited<ReturnType<typeof listReturnReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List return reasons
 */

export function useListReturnReasons<TData = Awaited<ReturnType<typeof listReturnReasons>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturnReasons>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReturnReasonsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateReturnReasonUrl = () => {

  return `/admin/return-reasons`
}

/**
 * @summary Create a return reason
 */
export const createReturnReason = async (createReturnReasonBody: CreateReturnReasonBody, options?: Parameters<typeof adminRequest>[1]): Promise<ReturnReasonResponse> => {

return adminRequest<ReturnReasonResponse>(getCreateReturnReasonUrl(),
  {
      operation: 'createReturnReason', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createReturnReasonBody)
  }
);}

export const getCreateReturnReasonMutationKey = () => ['createReturnReason'] as const;

export const getCreateReturnReasonMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReturnReason>>, TError,CreateReturnReasonMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createReturnReason>>, TError,CreateReturnReasonMutationVariables, TContext> => {

const mutationKey = getCreateReturnReasonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReturnReason>>, CreateReturnReasonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReturnReason(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateReturnReasonMutationResult = NonNullable<Awaited<ReturnType<typeof createReturnReason>>>
    export type CreateReturnReasonMutationBody = CreateReturnReasonBody
    export type CreateReturnReasonMutationError = ApiError
    export type CreateReturnReasonMutationVariables = {data: CreateReturnReasonBody}

    /**
 * @summary Create a return reason
 */
export const useCreateReturnReason = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReturnReason>>, TError,CreateReturnReasonMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReturnReason>>,
        TError,
        CreateReturnReasonMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReturnReasonMutationOptions(options), queryClient);
    }
    export const getGetReturnReasonUrl = (id: string,) => {

  return `/admin/return-reasons/${pathPart(id)}`
}

/**
 * @summary Read a return reason
 */
export const getReturnReason = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ReturnReasonResponse> => {

  return adminRequest<ReturnReasonResponse>(getGetReturnReasonUrl(id),
  {
      operation: 'getReturnReason',
    ...options,
    method: 'GET'

  }
);}

export const getGetReturnReasonQueryKey = (id: string,) => {
    return [
    'admin','return-reasons',id
    ] as const;
    }

export const getGetReturnReasonQueryOptions = <TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReturnReasonQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReturnReason>>> = ({ signal }) => getReturnReason(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReturnReasonQueryResult = NonNullable<Awaited<ReturnType<typeof getReturnReason>>>
export type GetReturnReasonQueryError = ApiError

export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReturnReason>>,
          TError,
          Awaited<ReturnType<typeof getReturnReason>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReturnReason>>,
          TError,
          Awaited<ReturnType<typeof getReturnReason>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a return reason
 */

export function useGetReturnReason<TData = Awaited<ReturnType<typeof getReturnReason>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReturnReason>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReturnReasonQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateReturnReasonUrl = (id: string,) => {

  return `/admin/return-reasons/${pathPart(id)}`
}

/**
 * @summary Change a return reason
 */
export const updateReturnReason = async (id: string,
    updateReturnReasonBody: UpdateReturnReasonBody, options?: Parameters<typeof adminRequest>[1]): Promise<ReturnReasonResponse> => {

return adminRequest<ReturnReasonResponse>(getUpdateReturnReasonUrl(id),
  {
      operation: 'updateReturnReason', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateReturnReasonBody)
  }
);}

export const getUpdateReturnReasonMutationKey = () => ['updateReturnReason'] as const;

export const getUpdateReturnReasonMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReturnReason>>, TError,UpdateReturnReasonMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReturnReason>>, TError,UpdateReturnReasonMutationVariables, TContext> => {

const mutationKey = getUpdateReturnReasonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReturnReason>>, UpdateReturnReasonMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateReturnReason(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateReturnReasonMutationResult = NonNullable<Awaited<ReturnType<typeof updateReturnReason>>>
    export type UpdateReturnReasonMutationBody = UpdateReturnReasonBody
    export type UpdateReturnReasonMutationError = ApiError
    export type UpdateReturnReasonMutationVariables = {id: string;data: UpdateReturnReasonBody}

    /**
 * @summary Change a return reason
 */
export const useUpdateReturnReason = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReturnReason>>, TError,UpdateReturnReasonMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReturnReason>>,
        TError,
        UpdateReturnReasonMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReturnReasonMutationOptions(options), queryClient);
    }
    export const getDeleteReturnReasonUrl = (id: string,) => {

  return `/admin/return-reasons/${pathPart(id)}`
}

/**
 * @summary Delete a return reason
 */
export const deleteReturnReason = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteReturnReasonUrl(id),
  {
      operation: 'deleteReturnReason',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteReturnReasonMutationKey = () => ['deleteReturnReason'] as const;

export const getDeleteReturnReasonMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReturnReason>>, TError,DeleteReturnReasonMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReturnReason>>, TError,DeleteReturnReasonMutationVariables, TContext> => {

const mutationKey = getDeleteReturnReasonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReturnReason>>, DeleteReturnReasonMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteReturnReason(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteReturnReasonMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReturnReason>>>

    export type DeleteReturnReasonMutationError = ApiError
    export type DeleteReturnReasonMutationVariables = {id: string}

    /**
 * @summary Delete a return reason
 */
export const useDeleteReturnReason = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReturnReason>>, TError,DeleteReturnReasonMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReturnReason>>,
        TError,
        DeleteReturnReasonMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReturnReasonMutationOptions(options), queryClient);
    }
