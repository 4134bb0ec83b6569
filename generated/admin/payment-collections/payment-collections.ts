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
  ChangedPaymentCollectionResponse,
  DeletedRecord,
  GetPaymentCollectionParams,
  PaymentCollectionResponse,
  UpdatePaymentCollectionBody
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

export const getGetPaymentCollectionUrl = (id: string,
    params?: GetPaymentCollectionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/payment-collections/${pathPart(id)}?${stringifiedParams}` : `/admin/payment-collections/${pathPart(id)}`
}

/**
 * @summary Read a payment collection
 */
export const getPaymentCollection = async (id: string,
    params?: GetPaymentCollectionParams, options?: Parameters<typeof adminRequest>[1]): Promise<PaymentCollectionResponse> => {

  return adminRequest<PaymentCollectionResponse>(getGetPaymentCollectionUrl(id,params),
  {
      operation: 'getPaymentCollection',
    ...options,
    method: 'GET'

  }
);}

export const getGetPaymentCollectionQueryKey = (id: string,
    params?: GetPaymentCollectionParams,) => {
    return [
    'admin','payment-collections',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetPaymentCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentCollectionQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentCollection>>> = ({ signal }) => getPaymentCollection(id,params, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentCollection<TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(
 id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a payment collection
 */

export function useGetPaymentCollection<TData = Awaited<ReturnType<typeof getPaymentCollection>>, TError = ApiError>(
 id: string,
    params?: GetPaymentCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentCollection>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentCollectionQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdatePaymentCollectionUrl = (id: string,) => {

  return `/admin/payment-collections/${pathPart(id)}`
}

/**
 * @summary Change a payment collection
 */
export const updatePaymentCollection = async (id: string,
    updatePaymentCollectionBody: UpdatePaymentCollectionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ChangedPaymentCollectionResponse> => {

return adminRequest<ChangedPaymentCollectionResponse>(getUpdatePaymentCollectionUrl(id),
  {
      operation: 'updatePaymentCollection', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updatePaymentCollectionBody)
  }
);}

export const getUpdatePaymentCollectionMutationKey = () => ['updatePaymentCollection'] as const;

export const getUpdatePaymentCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePaymentCollection>>, TError,UpdatePaymentCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePaymentCollection>>, TError,UpdatePaymentCollectionMutationVariables, TContext> => {

const mutationKey = getUpdatePaymentCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePaymentCollection>>, UpdatePaymentCollectionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePaymentCollection(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdatePaymentCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof updatePaymentCollection>>>
    export type UpdatePaymentCollectionMutationBody = UpdatePaymentCollectionBody
    export type UpdatePaymentCollectionMutationError = ApiError
    export type UpdatePaymentCollectionMutationVariables = {id: string;data: UpdatePaymentCollectionBody}

    /**
 * @summary Change a payment collection
 */
export const useUpdatePaymentCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePaymentCollection>>, TError,UpdatePaymentCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePaymentCollection>>,
        TError,
        UpdatePaymentCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePaymentCollectionMutationOptions(options), queryClient);
    }
    export const getDeletePaymentCollectionUrl = (id: string,) => {

  return `/admin/payment-collections/${pathPart(id)}`
}

/**
 * @summary Delete a payment collection
 */
export const deletePaymentCollection = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeletePaymentCollectionUrl(id),
  {
      operation: 'deletePaymentCollection',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeletePaymentCollectionMutationKey = () => ['deletePaymentCollection'] as const;

export const getDeletePaymentCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentCollection>>, TError,DeletePaymentCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePaymentCollection>>, TError,DeletePaymentCollectionMutationVariables, TContext> => {

const mutationKey = getDeletePaymentCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePaymentCollection>>, DeletePaymentCollectionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePaymentCollection(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePaymentCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePaymentCollection>>>

    export type DeletePaymentCollectionMutationError = ApiError
    export type DeletePaymentCollectionMutationVariables = {id: string}

    /**
 * @summary Delete a payment collection
 */
export const useDeletePaymentCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentCollection>>, TError,DeletePaymentCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePaymentCollection>>,
        TError,
        DeletePaymentCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePaymentCollectionMutationOptions(options), queryClient);
    }
    export const getAuthorizePaymentCollectionUrl = (id: string,) => {

  return `/admin/payment-collections/${pathPart(id)}/authorize`
}

/**
 * @summary Mark a payment collection as authorised
 */
export const authorizePaymentCollection = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ChangedPaymentCollectionResponse> => {

  return adminRequest<ChangedPaymentCollectionResponse>(getAuthorizePaymentCollectionUrl(id),
  {
      operation: 'authorizePaymentCollection', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getAuthorizePaymentCollectionMutationKey = () => ['authorizePaymentCollection'] as const;

export const getAuthorizePaymentCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentCollection>>, TError,AuthorizePaymentCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentCollection>>, TError,AuthorizePaymentCollectionMutationVariables, TContext> => {

const mutationKey = getAuthorizePaymentCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorizePaymentCollection>>, AuthorizePaymentCollectionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  authorizePaymentCollection(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AuthorizePaymentCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof authorizePaymentCollection>>>

    export type AuthorizePaymentCollectionMutationError = ApiError
    export type AuthorizePaymentCollectionMutationVariables = {id: string}

    /**
 * @summary Mark a payment collection as authorised
 */
export const useAuthorizePaymentCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizePaymentCollection>>, TError,AuthorizePaymentCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorizePaymentCollection>>,
        TError,
        AuthorizePaymentCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorizePaymentCollectionMutationOptions(options), queryClient);
    }
