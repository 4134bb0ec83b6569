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
  CreateStockLocationBody,
  CreateStockLocationParams,
  DeletedRecord,
  GetStockLocationParams,
  ListStockLocationsParams,
  StockLocationListResponse,
  StockLocationResponse,
  UpdateStockLocationBody,
  UpdateStockLocationParams
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

export const getListStockLocationsUrl = (params?: ListStockLocationsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/stock-locations?${stringifiedParams}` : `/admin/stock-locations`
}

/**
 * @summary List stock locations
 */
export const listStockLocations = async (params?: ListStockLocationsParams, options?: Parameters<typeof adminRequest>[1]): Promise<StockLocationListResponse> => {

  return adminRequest<StockLocationListResponse>(getListStockLocationsUrl(params),
  {
      operation: 'listStockLocations',
    ...options,
    method: 'GET'

  }
);}

export const getListStockLocationsInfiniteQueryKey = (params?: ListStockLocationsParams,) => {
    return [
    'infinite', 'admin','stock-locations', ...(params ? [params] : [])
    ] as const;
    }

export const getListStockLocationsQueryKey = (params?: ListStockLocationsParams,) => {
    return [
    'admin','stock-locations', ...(params ? [params] : [])
    ] as const;
    }

export const getListStockLocationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStockLocations>>, ListStockLocationsParams['offset']>, TError = ApiError>(params?: ListStockLocationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData, QueryKey, ListStockLocationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockLocationsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockLocations>>, QueryKey, ListStockLocationsParams['offset']> = ({ signal, pageParam }) => listStockLocations({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData, QueryKey, ListStockLocationsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockLocationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStockLocations>>>
export type ListStockLocationsInfiniteQueryError = ApiError

export function useListStockLocationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStockLocations>>, ListStockLocationsParams['offset']>, TError = ApiError>(
 params: undefined |  ListStockLocationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData, QueryKey, ListStockLocationsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockLocations>>,
          TError,
          Awaited<ReturnType<typeof listStockLocations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockLocationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStockLocations>>, ListStockLocationsParams['offset']>, TError = ApiError>(
 params?: ListStockLocationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData, QueryKey, ListStockLocationsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockLocations>>,
          TError,
          Awaited<ReturnType<typeof listStockLocations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockLocationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStockLocations>>, ListStockLocationsParams['offset']>, TError = ApiError>(
 params?: ListStockLocationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData, QueryKey, ListStockLocationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List stock locations
 */

export function useListStockLocationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStockLocations>>, ListStockLocationsParams['offset']>, TError = ApiError>(
 params?: ListStockLocationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData, QueryKey, ListStockLocationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockLocationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListStockLocationsQueryOptions = <TData = Awaited<ReturnType<typeof listStockLocations>>, TError = ApiError>(params?: ListStockLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockLocationsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockLocations>>> = ({ signal }) => listStockLocations(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof listStockLocations>>>
export type ListStockLocationsQueryError = ApiError

export function useListStockLocations<TData = Awaited<ReturnType<typeof listStockLocations>>, TError = ApiError>(
 params: undefined |  ListStockLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockLocations>>,
          TError,
          Awaited<ReturnType<typeof listStockLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockLocations<TData = Awaited<ReturnType<typeof listStockLocations>>, TError = ApiError>(
 params?: ListStockLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockLocations>>,
          TError,
          Awaited<ReturnType<typeof listStockLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockLocations<TData = Awaited<ReturnType<typeof listStockLocations>>, TError = ApiError>(
 params?: ListStockLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List stock locations
 */

export function useListStockLocations<TData = Awaited<ReturnType<typeof listStockLocations>>, TError = ApiError>(
 params?: ListStockLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockLocations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockLocationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateStockLocationUrl = (params?: CreateStockLocationParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/stock-locations?${stringifiedParams}` : `/admin/stock-locations`
}

/**
 * @summary Create a stock location
 */
export const createStockLocation = async (createStockLocationBody: CreateStockLocationBody,
    params?: CreateStockLocationParams, options?: Parameters<typeof adminRequest>[1]): Promise<StockLocationResponse> => {

return adminRequest<StockLocationResponse>(getCreateStockLocationUrl(params),
  {
      operation: 'createStockLocation', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createStockLocationBody)
  }
);}

export const getCreateStockLocationMutationKey = () => ['createStockLocation'] as const;

export const getCreateStockLocationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStockLocation>>, TError,CreateStockLocationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createStockLocation>>, TError,CreateStockLocationMutationVariables, TContext> => {

const mutationKey = getCreateStockLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStockLocation>>, CreateStockLocationMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createStockLocation(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateStockLocationMutationResult = NonNullable<Awaited<ReturnType<typeof createStockLocation>>>
    export type CreateStockLocationMutationBody = CreateStockLocationBody
    export type CreateStockLocationMutationError = ApiError
    export type CreateStockLocationMutationVariables = {data: CreateStockLocationBody;params?: CreateStockLocationParams}

    /**
 * @summary Create a stock location
 */
export const useCreateStockLocation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStockLocation>>, TError,CreateStockLocationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStockLocation>>,
        TError,
        CreateStockLocationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStockLocationMutationOptions(options), queryClient);
    }
    export const getGetStockLocationUrl = (id: string,
    params?: GetStockLocationParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/stock-locations/${pathPart(id)}?${stringifiedParams}` : `/admin/stock-locations/${pathPart(id)}`
}

/**
 * @summary Read a stock location
 */
export const getStockLocation = async (id: string,
    params?: GetStockLocationParams, options?: Parameters<typeof adminRequest>[1]): Promise<StockLocationResponse> => {

  return adminRequest<StockLocationResponse>(getGetStockLocationUrl(id,params),
  {
      operation: 'getStockLocation',
    ...options,
    method: 'GET'

  }
);}

export const getGetStockLocationQueryKey = (id: string,
    params?: GetStockLocationParams,) => {
    return [
    'admin','stock-locations',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetStockLocationQueryOptions = <TData = Awaited<ReturnType<typeof getStockLocation>>, TError = ApiError>(id: string,
    params?: GetStockLocationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockLocation>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStockLocationQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStockLocation>>> = ({ signal }) => getStockLocation(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStockLocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStockLocationQueryResult = NonNullable<Awaited<ReturnType<typeof getStockLocation>>>
export type GetStockLocationQueryError = ApiError

export function useGetStockLocation<TData = Awaited<ReturnType<typeof getStockLocation>>, TError = ApiError>(
 id: string,
    params: undefined |  GetStockLocationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockLocation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockLocation>>,
          TError,
          Awaited<ReturnType<typeof getStockLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockLocation<TData = Awaited<ReturnType<typeof getStockLocation>>, TError = ApiError>(
 id: string,
    params?: GetStockLocationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockLocation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockLocation>>,
          TError,
          Awaited<ReturnType<typeof getStockLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockLocation<TData = Awaited<ReturnType<typeof getStockLocation>>, TError = ApiError>(
 id: string,
    params?: GetStockLocationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockLocation>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a stock location
 */

export function useGetStockLocation<TData = Awaited<ReturnType<typeof getStockLocation>>, TError = ApiError>(
 id: string,
    params?: GetStockLocationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockLocation>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStockLocationQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateStockLocationUrl = (id: string,
    params?: UpdateStockLocationParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/stock-locations/${pathPart(id)}?${stringifiedParams}` : `/admin/stock-locations/${pathPart(id)}`
}

/**
 * @summary Change a stock location
 */
export const updateStockLocation = async (id: string,
    updateStockLocationBody: UpdateStockLocationBody,
    params?: UpdateStockLocationParams, options?: Parameters<typeof adminRequest>[1]): Promise<StockLocationResponse> => {

return adminRequest<StockLocationResponse>(getUpdateStockLocationUrl(id,params),
  {
      operation: 'updateStockLocation', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateStockLocationBody)
  }
);}

export const getUpdateStockLocationMutationKey = () => ['updateStockLocation'] as const;

export const getUpdateStockLocationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStockLocation>>, TError,UpdateStockLocationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStockLocation>>, TError,UpdateStockLocationMutationVariables, TContext> => {

const mutationKey = getUpdateStockLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStockLocation>>, UpdateStockLocationMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateStockLocation(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateStockLocationMutationResult = NonNullable<Awaited<ReturnType<typeof updateStockLocation>>>
    export type UpdateStockLocationMutationBody = UpdateStockLocationBody
    export type UpdateStockLocationMutationError = ApiError
    export type UpdateStockLocationMutationVariables = {id: string;data: UpdateStockLocationBody;params?: UpdateStockLocationParams}

    /**
 * @summary Change a stock location
 */
export const useUpdateStockLocation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStockLocation>>, TError,UpdateStockLocationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStockLocation>>,
        TError,
        UpdateStockLocationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStockLocationMutationOptions(options), queryClient);
    }
    export const getDeleteStockLocationUrl = (id: string,) => {

  return `/admin/stock-locations/${pathPart(id)}`
}

/**
 * @summary Delete a stock location
 */
export const deleteStockLocation = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteStockLocationUrl(id),
  {
      operation: 'deleteStockLocation',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteStockLocationMutationKey = () => ['deleteStockLocation'] as const;

export const getDeleteStockLocationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStockLocation>>, TError,DeleteStockLocationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStockLocation>>, TError,DeleteStockLocationMutationVariables, TContext> => {

const mutationKey = getDeleteStockLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStockLocation>>, DeleteStockLocationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteStockLocation(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteStockLocationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStockLocation>>>

    export type DeleteStockLocationMutationError = ApiError
    export type DeleteStockLocationMutationVariables = {id: string}

    /**
 * @summary Delete a stock location
 */
export const useDeleteStockLocation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStockLocation>>, TError,DeleteStockLocationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStockLocation>>,
        TError,
        DeleteStockLocationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStockLocationMutationOptions(options), queryClient);
    }
