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
  CreateDraftOrderBody,
  CreateDraftOrderLineItemBody,
  DeletedRecord,
  DraftOrderListResponse,
  DraftOrderResponse,
  ListDraftOrdersParams,
  PaidDraftOrderResponse,
  UpdateDraftOrderBody,
  UpdateDraftOrderLineItemBody
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

export const getListDraftOrdersUrl = (params?: ListDraftOrdersParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/draft-orders?${stringifiedParams}` : `/admin/draft-orders`
}

/**
 * @summary List draft orders
 */
export const listDraftOrders = async (params?: ListDraftOrdersParams, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderListResponse> => {

  return adminRequest<DraftOrderListResponse>(getListDraftOrdersUrl(params),
  {
      operation: 'listDraftOrders',
    ...options,
    method: 'GET'

  }
);}

export const getListDraftOrdersInfiniteQueryKey = (params?: ListDraftOrdersParams,) => {
    return [
    'infinite', 'admin','draft-orders', ...(params ? [params] : [])
    ] as const;
    }

export const getListDraftOrdersQueryKey = (params?: ListDraftOrdersParams,) => {
    return [
    'admin','draft-orders', ...(params ? [params] : [])
    ] as const;
    }

export const getListDraftOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDraftOrders>>, ListDraftOrdersParams['offset']>, TError = ApiError>(params?: ListDraftOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData, QueryKey, ListDraftOrdersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDraftOrdersInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDraftOrders>>, QueryKey, ListDraftOrdersParams['offset']> = ({ signal, pageParam }) => listDraftOrders({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData, QueryKey, ListDraftOrdersParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDraftOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDraftOrders>>>
export type ListDraftOrdersInfiniteQueryError = ApiError

export function useListDraftOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDraftOrders>>, ListDraftOrdersParams['offset']>, TError = ApiError>(
 params: undefined |  ListDraftOrdersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData, QueryKey, ListDraftOrdersParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDraftOrders>>,
          TError,
          Awaited<ReturnType<typeof listDraftOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraftOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDraftOrders>>, ListDraftOrdersParams['offset']>, TError = ApiError>(
 params?: ListDraftOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData, QueryKey, ListDraftOrdersParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDraftOrders>>,
          TError,
          Awaited<ReturnType<typeof listDraftOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraftOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDraftOrders>>, ListDraftOrdersParams['offset']>, TError = ApiError>(
 params?: ListDraftOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData, QueryKey, ListDraftOrdersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List draft orders
 */

export function useListDraftOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDraftOrders>>, ListDraftOrdersParams['offset']>, TError = ApiError>(
 params?: ListDraftOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData, QueryKey, ListDraftOrdersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDraftOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListDraftOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listDraftOrders>>, TError = ApiError>(params?: ListDraftOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDraftOrdersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDraftOrders>>> = ({ signal }) => listDraftOrders(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDraftOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listDraftOrders>>>
export type ListDraftOrdersQueryError = ApiError

export function useListDraftOrders<TData = Awaited<ReturnType<typeof listDraftOrders>>, TError = ApiError>(
 params: undefined |  ListDraftOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDraftOrders>>,
          TError,
          Awaited<ReturnType<typeof listDraftOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraftOrders<TData = Awaited<ReturnType<typeof listDraftOrders>>, TError = ApiError>(
 params?: ListDraftOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDraftOrders>>,
          TError,
          Awaited<ReturnType<typeof listDraftOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraftOrders<TData = Awaited<ReturnType<typeof listDraftOrders>>, TError = ApiError>(
 params?: ListDraftOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List draft orders
 */

export function useListDraftOrders<TData = Awaited<ReturnType<typeof listDraftOrders>>, TError = ApiError>(
 params?: ListDraftOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraftOrders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDraftOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDraftOrderUrl = () => {

  return `/admin/draft-orders`
}

/**
 * @summary Create a draft order
 */
export const createDraftOrder = async (createDraftOrderBody: CreateDraftOrderBody, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderResponse> => {

return adminRequest<DraftOrderResponse>(getCreateDraftOrderUrl(),
  {
      operation: 'createDraftOrder', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createDraftOrderBody)
  }
);}

export const getCreateDraftOrderMutationKey = () => ['createDraftOrder'] as const;

export const getCreateDraftOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDraftOrder>>, TError,CreateDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDraftOrder>>, TError,CreateDraftOrderMutationVariables, TContext> => {

const mutationKey = getCreateDraftOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDraftOrder>>, CreateDraftOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDraftOrder(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDraftOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createDraftOrder>>>
    export type CreateDraftOrderMutationBody = CreateDraftOrderBody
    export type CreateDraftOrderMutationError = ApiError
    export type CreateDraftOrderMutationVariables = {data: CreateDraftOrderBody}

    /**
 * @summary Create a draft order
 */
export const useCreateDraftOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDraftOrder>>, TError,CreateDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDraftOrder>>,
        TError,
        CreateDraftOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDraftOrderMutationOptions(options), queryClient);
    }
    export const getGetDraftOrderUrl = (id: string,) => {

  return `/admin/draft-orders/${pathPart(id)}`
}

/**
 * @summary Read a draft order
 */
export const getDraftOrder = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderResponse> => {

  return adminRequest<DraftOrderResponse>(getGetDraftOrderUrl(id),
  {
      operation: 'getDraftOrder',
    ...options,
    method: 'GET'

  }
);}

export const getGetDraftOrderQueryKey = (id: string,) => {
    return [
    'admin','draft-orders',id
    ] as const;
    }

export const getGetDraftOrderQueryOptions = <TData = Awaited<ReturnType<typeof getDraftOrder>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraftOrder>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDraftOrderQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDraftOrder>>> = ({ signal }) => getDraftOrder(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDraftOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDraftOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getDraftOrder>>>
export type GetDraftOrderQueryError = ApiError

export function useGetDraftOrder<TData = Awaited<ReturnType<typeof getDraftOrder>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraftOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDraftOrder>>,
          TError,
          Awaited<ReturnType<typeof getDraftOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDraftOrder<TData = Awaited<ReturnType<typeof getDraftOrder>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraftOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDraftOrder>>,
          TError,
          Awaited<ReturnType<typeof getDraftOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDraftOrder<TData = Awaited<ReturnType<typeof getDraftOrder>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraftOrder>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a draft order
 */

export function useGetDraftOrder<TData = Awaited<ReturnType<typeof getDraftOrder>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraftOrder>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDraftOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDraftOrderUrl = (id: string,) => {

  return `/admin/draft-orders/${pathPart(id)}`
}

/**
 * @summary Change a draft order
 */
export const updateDraftOrder = async (id: string,
    updateDraftOrderBody: UpdateDraftOrderBody, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderResponse> => {

return adminRequest<DraftOrderResponse>(getUpdateDraftOrderUrl(id),
  {
      operation: 'updateDraftOrder', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateDraftOrderBody)
  }
);}

export const getUpdateDraftOrderMutationKey = () => ['updateDraftOrder'] as const;

export const getUpdateDraftOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDraftOrder>>, TError,UpdateDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDraftOrder>>, TError,UpdateDraftOrderMutationVariables, TContext> => {

const mutationKey = getUpdateDraftOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDraftOrder>>, UpdateDraftOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDraftOrder(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateDraftOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateDraftOrder>>>
    export type UpdateDraftOrderMutationBody = UpdateDraftOrderBody
    export type UpdateDraftOrderMutationError = ApiError
    export type UpdateDraftOrderMutationVariables = {id: string;data: UpdateDraftOrderBody}

    /**
 * @summary Change a draft order
 */
export const useUpdateDraftOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDraftOrder>>, TError,UpdateDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDraftOrder>>,
        TError,
        UpdateDraftOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDraftOrderMutationOptions(options), queryClient);
    }
    export const getDeleteDraftOrderUrl = (id: string,) => {

  return `/admin/draft-orders/${pathPart(id)}`
}

/**
 * @summary Delete a draft order
 */
export const deleteDraftOrder = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteDraftOrderUrl(id),
  {
      operation: 'deleteDraftOrder',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDraftOrderMutationKey = () => ['deleteDraftOrder'] as const;

export const getDeleteDraftOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDraftOrder>>, TError,DeleteDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDraftOrder>>, TError,DeleteDraftOrderMutationVariables, TContext> => {

const mutationKey = getDeleteDraftOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDraftOrder>>, DeleteDraftOrderMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDraftOrder(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteDraftOrderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDraftOrder>>>

    export type DeleteDraftOrderMutationError = ApiError
    export type DeleteDraftOrderMutationVariables = {id: string}

    /**
 * @summary Delete a draft order
 */
export const useDeleteDraftOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDraftOrder>>, TError,DeleteDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDraftOrder>>,
        TError,
        DeleteDraftOrderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDraftOrderMutationOptions(options), queryClient);
    }
    export const getCreateDraftOrderLineItemUrl = (id: string,) => {

  return `/admin/draft-orders/${pathPart(id)}/line-items`
}

/**
 * @summary Add an item to a draft order
 */
export const createDraftOrderLineItem = async (id: string,
    createDraftOrderLineItemBody: CreateDraftOrderLineItemBody, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderResponse> => {

return adminRequest<DraftOrderResponse>(getCreateDraftOrderLineItemUrl(id),
  {
      operation: 'createDraftOrderLineItem', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createDraftOrderLineItemBody)
  }
);}

export const getCreateDraftOrderLineItemMutationKey = () => ['createDraftOrderLineItem'] as const;

export const getCreateDraftOrderLineItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDraftOrderLineItem>>, TError,CreateDraftOrderLineItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDraftOrderLineItem>>, TError,CreateDraftOrderLineItemMutationVariables, TContext> => {

const mutationKey = getCreateDraftOrderLineItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDraftOrderLineItem>>, CreateDraftOrderLineItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createDraftOrderLineItem(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDraftOrderLineItemMutationResult = NonNullable<Awaited<ReturnType<typeof createDraftOrderLineItem>>>
    export type CreateDraftOrderLineItemMutationBody = CreateDraftOrderLineItemBody
    export type CreateDraftOrderLineItemMutationError = ApiError
    export type CreateDraftOrderLineItemMutationVariables = {id: string;data: CreateDraftOrderLineItemBody}

    /**
 * @summary Add an item to a draft order
 */
export const useCreateDraftOrderLineItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDraftOrderLineItem>>, TError,CreateDraftOrderLineItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDraftOrderLineItem>>,
        TError,
        CreateDraftOrderLineItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDraftOrderLineItemMutationOptions(options), queryClient);
    }
    export const getUpdateDraftOrderLineItemUrl = (id: string,
    item: string,) => {

  return `/admin/draft-orders/${pathPart(id)}/line-items/${pathPart(item)}`
}

/**
 * @summary Change an item of a draft order
 */
export const updateDraftOrderLineItem = async (id: string,
    item: string,
    updateDraftOrderLineItemBody: UpdateDraftOrderLineItemBody, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderResponse> => {

return adminRequest<DraftOrderResponse>(getUpdateDraftOrderLineItemUrl(id,item),
  {
      operation: 'updateDraftOrderLineItem', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateDraftOrderLineItemBody)
  }
);}

export const getUpdateDraftOrderLineItemMutationKey = () => ['updateDraftOrderLineItem'] as const;

export const getUpdateDraftOrderLineItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDraftOrderLineItem>>, TError,UpdateDraftOrderLineItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDraftOrderLineItem>>, TError,UpdateDraftOrderLineItemMutationVariables, TContext> => {

const mutationKey = getUpdateDraftOrderLineItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDraftOrderLineItem>>, UpdateDraftOrderLineItemMutationVariables> = (props) => {
          const {id,item,data} = props ?? {};

          return  updateDraftOrderLineItem(id,item,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateDraftOrderLineItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateDraftOrderLineItem>>>
    export type UpdateDraftOrderLineItemMutationBody = UpdateDraftOrderLineItemBody
    export type UpdateDraftOrderLineItemMutationError = ApiError
    export type UpdateDraftOrderLineItemMutationVariables = {id: string;item: string;data: UpdateDraftOrderLineItemBody}

    /**
 * @summary Change an item of a draft order
 */
export const useUpdateDraftOrderLineItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDraftOrderLineItem>>, TError,UpdateDraftOrderLineItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDraftOrderLineItem>>,
        TError,
        UpdateDraftOrderLineItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDraftOrderLineItemMutationOptions(options), queryClient);
    }
    export const getDeleteDraftOrderLineItemUrl = (id: string,
    item: string,) => {

  return `/admin/draft-orders/${pathPart(id)}/line-items/${pathPart(item)}`
}

/**
 * @summary Remove an item from a draft order
 */
export const deleteDraftOrderLineItem = async (id: string,
    item: string, options?: Parameters<typeof adminRequest>[1]): Promise<DraftOrderResponse> => {

  return adminRequest<DraftOrderResponse>(getDeleteDraftOrderLineItemUrl(id,item),
  {
      operation: 'deleteDraftOrderLineItem',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDraftOrderLineItemMutationKey = () => ['deleteDraftOrderLineItem'] as const;

export const getDeleteDraftOrderLineItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDraftOrderLineItem>>, TError,DeleteDraftOrderLineItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDraftOrderLineItem>>, TError,DeleteDraftOrderLineItemMutationVariables, TContext> => {

const mutationKey = getDeleteDraftOrderLineItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDraftOrderLineItem>>, DeleteDraftOrderLineItemMutationVariables> = (props) => {
          const {id,item} = props ?? {};

          return  deleteDraftOrderLineItem(id,item,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteDraftOrderLineItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDraftOrderLineItem>>>

    export type DeleteDraftOrderLineItemMutationError = ApiError
    export type DeleteDraftOrderLineItemMutationVariables = {id: string;item: string}

    /**
 * @summary Remove an item from a draft order
 */
export const useDeleteDraftOrderLineItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDraftOrderLineItem>>, TError,DeleteDraftOrderLineItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDraftOrderLineItem>>,
        TError,
        DeleteDraftOrderLineItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDraftOrderLineItemMutationOptions(options), queryClient);
    }
    export const getPayDraftOrderUrl = (id: string,) => {

  return `/admin/draft-orders/${pathPart(id)}/pay`
}

/**
 * @summary Mark a draft order as paid and turn it into an order
 */
export const payDraftOrder = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<PaidDraftOrderResponse> => {

  return adminRequest<PaidDraftOrderResponse>(getPayDraftOrderUrl(id),
  {
      operation: 'payDraftOrder', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getPayDraftOrderMutationKey = () => ['payDraftOrder'] as const;

export const getPayDraftOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payDraftOrder>>, TError,PayDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof payDraftOrder>>, TError,PayDraftOrderMutationVariables, TContext> => {

const mutationKey = getPayDraftOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payDraftOrder>>, PayDraftOrderMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  payDraftOrder(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type PayDraftOrderMutationResult = NonNullable<Awaited<ReturnType<typeof payDraftOrder>>>

    export type PayDraftOrderMutationError = ApiError
    export type PayDraftOrderMutationVariables = {id: string}

    /**
 * @summary Mark a draft order as paid and turn it into an order
 */
export const usePayDraftOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payDraftOrder>>, TError,PayDraftOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payDraftOrder>>,
        TError,
        PayDraftOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPayDraftOrderMutationOptions(options), queryClient);
    }
