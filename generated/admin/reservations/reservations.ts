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
  CreateReservationBody,
  DeletedRecord,
  ListReservationsParams,
  ReservationItemListResponse,
  ReservationItemResponse,
  UpdateReservationBody,
  UpdatedReservationItemResponse
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

export const getListReservationsUrl = (params?: ListReservationsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/reservations?${stringifiedParams}` : `/admin/reservations`
}

/**
 * @summary List reservations
 */
export const listReservations = async (params?: ListReservationsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ReservationItemListResponse> => {

  return adminRequest<ReservationItemListResponse>(getListReservationsUrl(params),
  {
      operation: 'listReservations',
    ...options,
    method: 'GET'

  }
);}

export const getListReservationsInfiniteQueryKey = (params?: ListReservationsParams,) => {
    return [
    'infinite', 'admin','reservations', ...(params ? [params] : [])
    ] as const;
    }

export const getListReservationsQueryKey = (params?: ListReservationsParams,) => {
    return [
    'admin','reservations', ...(params ? [params] : [])
    ] as const;
    }

export const getListReservationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReservations>>, ListReservationsParams['offset']>, TError = ApiError>(params?: ListReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData, QueryKey, ListReservationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReservationsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReservations>>, QueryKey, ListReservationsParams['offset']> = ({ signal, pageParam }) => listReservations({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData, QueryKey, ListReservationsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReservationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReservations>>>
export type ListReservationsInfiniteQueryError = ApiError

export function useListReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReservations>>, ListReservationsParams['offset']>, TError = ApiError>(
 params: undefined |  ListReservationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData, QueryKey, ListReservationsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReservations>>, ListReservationsParams['offset']>, TError = ApiError>(
 params?: ListReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData, QueryKey, ListReservationsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReservations>>, ListReservationsParams['offset']>, TError = ApiError>(
 params?: ListReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData, QueryKey, ListReservationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reservations
 */

export function useListReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReservations>>, ListReservationsParams['offset']>, TError = ApiError>(
 params?: ListReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData, QueryKey, ListReservationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReservationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListReservationsQueryOptions = <TData = Awaited<ReturnType<typeof listReservations>>, TError = ApiError>(params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReservationsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReservations>>> = ({ signal }) => listReservations(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReservationsQueryResult = NonNullable<Awaited<ReturnType<typeof listReservations>>>
export type ListReservationsQueryError = ApiError

export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ApiError>(
 params: undefined |  ListReservationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ApiError>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ApiError>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reservations
 */

export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ApiError>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReservationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateReservationUrl = () => {

  return `/admin/reservations`
}

/**
 * @summary Create a reservation
 */
export const createReservation = async (createReservationBody: CreateReservationBody, options?: Parameters<typeof adminRequest>[1]): Promise<ReservationItemResponse> => {

return adminRequest<ReservationItemResponse>(getCreateReservationUrl(),
  {
      operation: 'createReservation', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createReservationBody)
  }
);}

export const getCreateReservationMutationKey = () => ['createReservation'] as const;

export const getCreateReservationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReservation>>, TError,CreateReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createReservation>>, TError,CreateReservationMutationVariables, TContext> => {

const mutationKey = getCreateReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReservation>>, CreateReservationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReservation(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateReservationMutationResult = NonNullable<Awaited<ReturnType<typeof createReservation>>>
    export type CreateReservationMutationBody = CreateReservationBody
    export type CreateReservationMutationError = ApiError
    export type CreateReservationMutationVariables = {data: CreateReservationBody}

    /**
 * @summary Create a reservation
 */
export const useCreateReservation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReservation>>, TError,CreateReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReservation>>,
        TError,
        CreateReservationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReservationMutationOptions(options), queryClient);
    }
    export const getGetReservationUrl = (id: string,) => {

  return `/admin/reservations/${pathPart(id)}`
}

/**
 * @summary Read a reservation
 */
export const getReservation = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ReservationItemResponse> => {

  return adminRequest<ReservationItemResponse>(getGetReservationUrl(id),
  {
      operation: 'getReservation',
    ...options,
    method: 'GET'

  }
);}

export const getGetReservationQueryKey = (id: string,) => {
    return [
    'admin','reservations',id
    ] as const;
    }

export const getGetReservationQueryOptions = <TData = Awaited<ReturnType<typeof getReservation>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReservationQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReservation>>> = ({ signal }) => getReservation(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReservationQueryResult = NonNullable<Awaited<ReturnType<typeof getReservation>>>
export type GetReservationQueryError = ApiError

export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservation>>,
          TError,
          Awaited<ReturnType<typeof getReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservation>>,
          TError,
          Awaited<ReturnType<typeof getReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a reservation
 */

export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReservationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateReservationUrl = (id: string,) => {

  return `/admin/reservations/${pathPart(id)}`
}

/**
 * @summary Change a reservation
 */
export const updateReservation = async (id: string,
    updateReservationBody: UpdateReservationBody, options?: Parameters<typeof adminRequest>[1]): Promise<UpdatedReservationItemResponse> => {

return adminRequest<UpdatedReservationItemResponse>(getUpdateReservationUrl(id),
  {
      operation: 'updateReservation', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateReservationBody)
  }
);}

export const getUpdateReservationMutationKey = () => ['updateReservation'] as const;

export const getUpdateReservationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReservation>>, TError,UpdateReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReservation>>, TError,UpdateReservationMutationVariables, TContext> => {

const mutationKey = getUpdateReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReservation>>, UpdateReservationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateReservation(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateReservationMutationResult = NonNullable<Awaited<ReturnType<typeof updateReservation>>>
    export type UpdateReservationMutationBody = UpdateReservationBody
    export type UpdateReservationMutationError = ApiError
    export type UpdateReservationMutationVariables = {id: string;data: UpdateReservationBody}

    /**
 * @summary Change a reservation
 */
export const useUpdateReservation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReservation>>, TError,UpdateReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReservation>>,
        TError,
        UpdateReservationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReservationMutationOptions(options), queryClient);
    }
    export const getDeleteReservationUrl = (id: string,) => {

  return `/admin/reservations/${pathPart(id)}`
}

/**
 * @summary Delete a reservation
 */
export const deleteReservation = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteReservationUrl(id),
  {
      operation: 'deleteReservation',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteReservationMutationKey = () => ['deleteReservation'] as const;

export const getDeleteReservationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReservation>>, TError,DeleteReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReservation>>, TError,DeleteReservationMutationVariables, TContext> => {

const mutationKey = getDeleteReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReservation>>, DeleteReservationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteReservation(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteReservationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReservation>>>

    export type DeleteReservationMutationError = ApiError
    export type DeleteReservationMutationVariables = {id: string}

    /**
 * @summary Delete a reservation
 */
export const useDeleteReservation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReservation>>, TError,DeleteReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReservation>>,
        TError,
        DeleteReservationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReservationMutationOptions(options), queryClient);
    }
