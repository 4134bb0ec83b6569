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
  CreateInventoryItemBody,
  CreateInventoryItemParams,
  CreateInventoryLevelBody,
  CreateInventoryLevelParams,
  DeletedRecord,
  GetInventoryItemParams,
  InventoryItemListResponse,
  InventoryItemResponse,
  InventoryLevelListResponse,
  ListInventoryItemsParams,
  ListInventoryLevelsParams,
  UpdateInventoryItemBody,
  UpdateInventoryItemParams,
  UpdateInventoryLevelBody,
  UpdateInventoryLevelParams
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

export const getListInventoryItemsUrl = (params?: ListInventoryItemsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items?${stringifiedParams}` : `/admin/inventory-items`
}

/**
 * @summary List inventory items
 */
export const listInventoryItems = async (params?: ListInventoryItemsParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemListResponse> => {

  return adminRequest<InventoryItemListResponse>(getListInventoryItemsUrl(params),
  {
      operation: 'listInventoryItems',
    ...options,
    method: 'GET'

  }
);}

export const getListInventoryItemsInfiniteQueryKey = (params?: ListInventoryItemsParams,) => {
    return [
    'infinite', 'admin','inventory-items', ...(params ? [params] : [])
    ] as const;
    }

export const getListInventoryItemsQueryKey = (params?: ListInventoryItemsParams,) => {
    return [
    'admin','inventory-items', ...(params ? [params] : [])
    ] as const;
    }

export const getListInventoryItemsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listInventoryItems>>, ListInventoryItemsParams['offset']>, TError = ApiError>(params?: ListInventoryItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData, QueryKey, ListInventoryItemsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryItemsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventoryItems>>, QueryKey, ListInventoryItemsParams['offset']> = ({ signal, pageParam }) => listInventoryItems({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData, QueryKey, ListInventoryItemsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInventoryItemsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listInventoryItems>>>
export type ListInventoryItemsInfiniteQueryError = ApiError

export function useListInventoryItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInventoryItems>>, ListInventoryItemsParams['offset']>, TError = ApiError>(
 params: undefined |  ListInventoryItemsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData, QueryKey, ListInventoryItemsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryItems>>,
          TError,
          Awaited<ReturnType<typeof listInventoryItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInventoryItems>>, ListInventoryItemsParams['offset']>, TError = ApiError>(
 params?: ListInventoryItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData, QueryKey, ListInventoryItemsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryItems>>,
          TError,
          Awaited<ReturnType<typeof listInventoryItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInventoryItems>>, ListInventoryItemsParams['offset']>, TError = ApiError>(
 params?: ListInventoryItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData, QueryKey, ListInventoryItemsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List inventory items
 */

export function useListInventoryItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInventoryItems>>, ListInventoryItemsParams['offset']>, TError = ApiError>(
 params?: ListInventoryItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData, QueryKey, ListInventoryItemsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventoryItemsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListInventoryItemsQueryOptions = <TData = Awaited<ReturnType<typeof listInventoryItems>>, TError = ApiError>(params?: ListInventoryItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryItemsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventoryItems>>> = ({ signal }) => listInventoryItems(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInventoryItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listInventoryItems>>>
export type ListInventoryItemsQueryError = ApiError

export function useListInventoryItems<TData = Awaited<ReturnType<typeof listInventoryItems>>, TError = ApiError>(
 params: undefined |  ListInventoryItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryItems>>,
          TError,
          Awaited<ReturnType<typeof listInventoryItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryItems<TData = Awaited<ReturnType<typeof listInventoryItems>>, TError = ApiError>(
 params?: ListInventoryItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryItems>>,
          TError,
          Awaited<ReturnType<typeof listInventoryItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryItems<TData = Awaited<ReturnType<typeof listInventoryItems>>, TError = ApiError>(
 params?: ListInventoryItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List inventory items
 */

export function useListInventoryItems<TData = Awaited<ReturnType<typeof listInventoryItems>>, TError = ApiError>(
 params?: ListInventoryItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryItems>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventoryItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInventoryItemUrl = (params?: CreateInventoryItemParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items?${stringifiedParams}` : `/admin/inventory-items`
}

/**
 * @summary Create an inventory item
 */
export const createInventoryItem = async (createInventoryItemBody: CreateInventoryItemBody,
    params?: CreateInventoryItemParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemResponse> => {

return adminRequest<InventoryItemResponse>(getCreateInventoryItemUrl(params),
  {
      operation: 'createInventoryItem', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createInventoryItemBody)
  }
);}

export const getCreateInventoryItemMutationKey = () => ['createInventoryItem'] as const;

export const getCreateInventoryItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInventoryItem>>, TError,CreateInventoryItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInventoryItem>>, TError,CreateInventoryItemMutationVariables, TContext> => {

const mutationKey = getCreateInventoryItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInventoryItem>>, CreateInventoryItemMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createInventoryItem(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateInventoryItemMutationResult = NonNullable<Awaited<ReturnType<typeof createInventoryItem>>>
    export type CreateInventoryItemMutationBody = CreateInventoryItemBody
    export type CreateInventoryItemMutationError = ApiError
    export type CreateInventoryItemMutationVariables = {data: CreateInventoryItemBody;params?: CreateInventoryItemParams}

    /**
 * @summary Create an inventory item
 */
export const useCreateInventoryItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInventoryItem>>, TError,CreateInventoryItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInventoryItem>>,
        TError,
        CreateInventoryItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInventoryItemMutationOptions(options), queryClient);
    }
    export const getGetInventoryItemUrl = (id: string,
    params?: GetInventoryItemParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items/${pathPart(id)}?${stringifiedParams}` : `/admin/inventory-items/${pathPart(id)}`
}

/**
 * @summary Read an inventory item
 */
export const getInventoryItem = async (id: string,
    params?: GetInventoryItemParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemResponse> => {

  return adminRequest<InventoryItemResponse>(getGetInventoryItemUrl(id,params),
  {
      operation: 'getInventoryItem',
    ...options,
    method: 'GET'

  }
);}

export const getGetInventoryItemQueryKey = (id: string,
    params?: GetInventoryItemParams,) => {
    return [
    'admin','inventory-items',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetInventoryItemQueryOptions = <TData = Awaited<ReturnType<typeof getInventoryItem>>, TError = ApiError>(id: string,
    params?: GetInventoryItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryItem>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInventoryItemQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInventoryItem>>> = ({ signal }) => getInventoryItem(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInventoryItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInventoryItemQueryResult = NonNullable<Awaited<ReturnType<typeof getInventoryItem>>>
export type GetInventoryItemQueryError = ApiError

export function useGetInventoryItem<TData = Awaited<ReturnType<typeof getInventoryItem>>, TError = ApiError>(
 id: string,
    params: undefined |  GetInventoryItemParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInventoryItem>>,
          TError,
          Awaited<ReturnType<typeof getInventoryItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInventoryItem<TData = Awaited<ReturnType<typeof getInventoryItem>>, TError = ApiError>(
 id: string,
    params?: GetInventoryItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInventoryItem>>,
          TError,
          Awaited<ReturnType<typeof getInventoryItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInventoryItem<TData = Awaited<ReturnType<typeof getInventoryItem>>, TError = ApiError>(
 id: string,
    params?: GetInventoryItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryItem>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inventory item
 */

export function useGetInventoryItem<TData = Awaited<ReturnType<typeof getInventoryItem>>, TError = ApiError>(
 id: string,
    params?: GetInventoryItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryItem>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInventoryItemQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateInventoryItemUrl = (id: string,
    params?: UpdateInventoryItemParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items/${pathPart(id)}?${stringifiedParams}` : `/admin/inventory-items/${pathPart(id)}`
}

/**
 * @summary Change an inventory item
 */
export const updateInventoryItem = async (id: string,
    updateInventoryItemBody: UpdateInventoryItemBody,
    params?: UpdateInventoryItemParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemResponse> => {

return adminRequest<InventoryItemResponse>(getUpdateInventoryItemUrl(id,params),
  {
      operation: 'updateInventoryItem', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateInventoryItemBody)
  }
);}

export const getUpdateInventoryItemMutationKey = () => ['updateInventoryItem'] as const;

export const getUpdateInventoryItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInventoryItem>>, TError,UpdateInventoryItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInventoryItem>>, TError,UpdateInventoryItemMutationVariables, TContext> => {

const mutationKey = getUpdateInventoryItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInventoryItem>>, UpdateInventoryItemMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateInventoryItem(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateInventoryItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateInventoryItem>>>
    export type UpdateInventoryItemMutationBody = UpdateInventoryItemBody
    export type UpdateInventoryItemMutationError = ApiError
    export type UpdateInventoryItemMutationVariables = {id: string;data: UpdateInventoryItemBody;params?: UpdateInventoryItemParams}

    /**
 * @summary Change an inventory item
 */
export const useUpdateInventoryItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInventoryItem>>, TError,UpdateInventoryItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInventoryItem>>,
        TError,
        UpdateInventoryItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInventoryItemMutationOptions(options), queryClient);
    }
    export const getDeleteInventoryItemUrl = (id: string,) => {

  return `/admin/inventory-items/${pathPart(id)}`
}

/**
 * @summary Delete an inventory item
 */
export const deleteInventoryItem = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteInventoryItemUrl(id),
  {
      operation: 'deleteInventoryItem',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteInventoryItemMutationKey = () => ['deleteInventoryItem'] as const;

export const getDeleteInventoryItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInventoryItem>>, TError,DeleteInventoryItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInventoryItem>>, TError,DeleteInventoryItemMutationVariables, TContext> => {

const mutationKey = getDeleteInventoryItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInventoryItem>>, DeleteInventoryItemMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInventoryItem(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteInventoryItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInventoryItem>>>

    export type DeleteInventoryItemMutationError = ApiError
    export type DeleteInventoryItemMutationVariables = {id: string}

    /**
 * @summary Delete an inventory item
 */
export const useDeleteInventoryItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInventoryItem>>, TError,DeleteInventoryItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInventoryItem>>,
        TError,
        DeleteInventoryItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInventoryItemMutationOptions(options), queryClient);
    }
    export const getListInventoryLevelsUrl = (id: string,
    params?: ListInventoryLevelsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items/${pathPart(id)}/location-levels?${stringifiedParams}` : `/admin/inventory-items/${pathPart(id)}/location-levels`
}

/**
 * @summary List where an inventory item is stocked
 */
export const listInventoryLevels = async (id: string,
    params?: ListInventoryLevelsParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryLevelListResponse> => {

  return adminRequest<InventoryLevelListResponse>(getListInventoryLevelsUrl(id,params),
  {
      operation: 'listInventoryLevels',
    ...options,
    method: 'GET'

  }
);}

export const getListInventoryLevelsQueryKey = (id: string,
    params?: ListInventoryLevelsParams,) => {
    return [
    'admin','inventory-items',id,'location-levels', ...(params ? [params] : [])
    ] as const;
    }

export const getListInventoryLevelsQueryOptions = <TData = Awaited<ReturnType<typeof listInventoryLevels>>, TError = ApiError>(id: string,
    params?: ListInventoryLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLevels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryLevelsQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventoryLevels>>> = ({ signal }) => listInventoryLevels(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInventoryLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInventoryLevelsQueryResult = NonNullable<Awaited<ReturnType<typeof listInventoryLevels>>>
export type ListInventoryLevelsQueryError = ApiError

export function useListInventoryLevels<TData = Awaited<ReturnType<typeof listInventoryLevels>>, TError = ApiError>(
 id: string,
    params: undefined |  ListInventoryLevelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLevels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryLevels>>,
          TError,
          Awaited<ReturnType<typeof listInventoryLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryLevels<TData = Awaited<ReturnType<typeof listInventoryLevels>>, TError = ApiError>(
 id: string,
    params?: ListInventoryLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLevels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryLevels>>,
          TError,
          Awaited<ReturnType<typeof listInventoryLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryLevels<TData = Awaited<ReturnType<typeof listInventoryLevels>>, TError = ApiError>(
 id: string,
    params?: ListInventoryLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLevels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where an inventory item is stocked
 */

export function useListInventoryLevels<TData = Awaited<ReturnType<typeof listInventoryLevels>>, TError = ApiError>(
 id: string,
    params?: ListInventoryLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLevels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventoryLevelsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInventoryLevelUrl = (id: string,
    params?: CreateInventoryLevelParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items/${pathPart(id)}/location-levels?${stringifiedParams}` : `/admin/inventory-items/${pathPart(id)}/location-levels`
}

/**
 * @summary Stock an inventory item at a location
 */
export const createInventoryLevel = async (id: string,
    createInventoryLevelBody: CreateInventoryLevelBody,
    params?: CreateInventoryLevelParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemResponse> => {

return adminRequest<InventoryItemResponse>(getCreateInventoryLevelUrl(id,params),
  {
      operation: 'createInventoryLevel', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createInventoryLevelBody)
  }
);}

export const getCreateInventoryLevelMutationKey = () => ['createInventoryLevel'] as const;

export const getCreateInventoryLevelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInventoryLevel>>, TError,CreateInventoryLevelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInventoryLevel>>, TError,CreateInventoryLevelMutationVariables, TContext> => {

const mutationKey = getCreateInventoryLevelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInventoryLevel>>, CreateInventoryLevelMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  createInventoryLevel(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateInventoryLevelMutationResult = NonNullable<Awaited<ReturnType<typeof createInventoryLevel>>>
    export type CreateInventoryLevelMutationBody = CreateInventoryLevelBody
    export type CreateInventoryLevelMutationError = ApiError
    export type CreateInventoryLevelMutationVariables = {id: string;data: CreateInventoryLevelBody;params?: CreateInventoryLevelParams}

    /**
 * @summary Stock an inventory item at a location
 */
export const useCreateInventoryLevel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInventoryLevel>>, TError,CreateInventoryLevelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInventoryLevel>>,
        TError,
        CreateInventoryLevelMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInventoryLevelMutationOptions(options), queryClient);
    }
    export const getUpdateInventoryLevelUrl = (id: string,
    locationId: string,
    params?: UpdateInventoryLevelParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/inventory-items/${pathPart(id)}/location-levels/${pathPart(locationId)}?${stringifiedParams}` : `/admin/inventory-items/${pathPart(id)}/location-levels/${pathPart(locationId)}`
}

/**
 * @summary Set an inventory item's quantities at a location
 */
export const updateInventoryLevel = async (id: string,
    locationId: string,
    updateInventoryLevelBody: UpdateInventoryLevelBody,
    params?: UpdateInventoryLevelParams, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemResponse> => {

return adminRequest<InventoryItemResponse>(getUpdateInventoryLevelUrl(id,locationId,params),
  {
      operation: 'updateInventoryLevel', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateInventoryLevelBody)
  }
);}

export const getUpdateInventoryLevelMutationKey = () => ['updateInventoryLevel'] as const;

export const getUpdateInventoryLevelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInventoryLevel>>, TError,UpdateInventoryLevelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInventoryLevel>>, TError,UpdateInventoryLevelMutationVariables, TContext> => {

const mutationKey = getUpdateInventoryLevelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInventoryLevel>>, UpdateInventoryLevelMutationVariables> = (props) => {
          const {id,locationId,data,params} = props ?? {};

          return  updateInventoryLevel(id,locationId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateInventoryLevelMutationResult = NonNullable<Awaited<ReturnType<typeof updateInventoryLevel>>>
    export type UpdateInventoryLevelMutationBody = UpdateInventoryLevelBody
    export type UpdateInventoryLevelMutationError = ApiError
    export type UpdateInventoryLevelMutationVariables = {id: string;locationId: string;data: UpdateInventoryLevelBody;params?: UpdateInventoryLevelParams}

    /**
 * @summary Set an inventory item's quantities at a location
 */
export const useUpdateInventoryLevel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInventoryLevel>>, TError,UpdateInventoryLevelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInventoryLevel>>,
        TError,
        UpdateInventoryLevelMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInventoryLevelMutationOptions(options), queryClient);
    }
    export const getDeleteInventoryLevelUrl = (id: string,
    locationId: string,) => {

  return `/admin/inventory-items/${pathPart(id)}/location-levels/${pathPart(locationId)}`
}

/**
 * @summary Stop stocking an inventory item at a location
 */
export const deleteInventoryLevel = async (id: string,
    locationId: string, options?: Parameters<typeof adminRequest>[1]): Promise<InventoryItemResponse> => {

  return adminRequest<InventoryItemResponse>(getDeleteInventoryLevelUrl(id,locationId),
  {
      operation: 'deleteInventoryLevel',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteInventoryLevelMutationKey = () => ['deleteInventoryLevel'] as const;

export const getDeleteInventoryLevelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInventoryLevel>>, TError,DeleteInventoryLevelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInventoryLevel>>, TError,DeleteInventoryLevelMutationVariables, TContext> => {

const mutationKey = getDeleteInventoryLevelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInventoryLevel>>, DeleteInventoryLevelMutationVariables> = (props) => {
          const {id,locationId} = props ?? {};

          return  deleteInventoryLevel(id,locationId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteInventoryLevelMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInventoryLevel>>>

    export type DeleteInventoryLevelMutationError = ApiError
    export type DeleteInventoryLevelMutationVariables = {id: string;locationId: string}

    /**
 * @summary Stop stocking an inventory item at a location
 */
export const useDeleteInventoryLevel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInventoryLevel>>, TError,DeleteInventoryLevelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInventoryLevel>>,
        TError,
        DeleteInventoryLevelMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInventoryLevelMutationOptions(options), queryClient);
    }
