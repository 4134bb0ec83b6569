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
  CreateOrderEditBody,
  CreateOrderEditItemBody,
  DeletedRecord,
  GetOrderEditParams,
  ListOrderEditsParams,
  OrderEditListResponse,
  OrderEditResponse,
  UpdateOrderEditBody,
  UpdateOrderEditItemBody
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

export const getListOrderEditsUrl = (params?: ListOrderEditsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/order-edits?${stringifiedParams}` : `/admin/order-edits`
}

/**
 * @summary List order edits
 */
export const listOrderEdits = async (params?: ListOrderEditsParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditListResponse> => {

  return adminRequest<OrderEditListResponse>(getListOrderEditsUrl(params),
  {
      operation: 'listOrderEdits',
    ...options,
    method: 'GET'

  }
);}

export const getListOrderEditsInfiniteQueryKey = (params?: ListOrderEditsParams,) => {
    return [
    'infinite', 'admin','order-edits', ...(params ? [params] : [])
    ] as const;
    }

export const getListOrderEditsQueryKey = (params?: ListOrderEditsParams,) => {
    return [
    'admin','order-edits', ...(params ? [params] : [])
    ] as const;
    }

export const getListOrderEditsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOrderEdits>>, ListOrderEditsParams['offset']>, TError = ApiError>(params?: ListOrderEditsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData, QueryKey, ListOrderEditsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderEditsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderEdits>>, QueryKey, ListOrderEditsParams['offset']> = ({ signal, pageParam }) => listOrderEdits({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData, QueryKey, ListOrderEditsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderEditsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderEdits>>>
export type ListOrderEditsInfiniteQueryError = ApiError

export function useListOrderEditsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderEdits>>, ListOrderEditsParams['offset']>, TError = ApiError>(
 params: undefined |  ListOrderEditsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData, QueryKey, ListOrderEditsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderEdits>>,
          TError,
          Awaited<ReturnType<typeof listOrderEdits>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderEditsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderEdits>>, ListOrderEditsParams['offset']>, TError = ApiError>(
 params?: ListOrderEditsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData, QueryKey, ListOrderEditsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderEdits>>,
          TError,
          Awaited<ReturnType<typeof listOrderEdits>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderEditsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderEdits>>, ListOrderEditsParams['offset']>, TError = ApiError>(
 params?: ListOrderEditsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData, QueryKey, ListOrderEditsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List order edits
 */

export function useListOrderEditsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderEdits>>, ListOrderEditsParams['offset']>, TError = ApiError>(
 params?: ListOrderEditsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData, QueryKey, ListOrderEditsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderEditsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListOrderEditsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderEdits>>, TError = ApiError>(params?: ListOrderEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderEditsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderEdits>>> = ({ signal }) => listOrderEdits(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderEditsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderEdits>>>
export type ListOrderEditsQueryError = ApiError

export function useListOrderEdits<TData = Awaited<ReturnType<typeof listOrderEdits>>, TError = ApiError>(
 params: undefined |  ListOrderEditsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderEdits>>,
          TError,
          Awaited<ReturnType<typeof listOrderEdits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderEdits<TData = Awaited<ReturnType<typeof listOrderEdits>>, TError = ApiError>(
 params?: ListOrderEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderEdits>>,
          TError,
          Awaited<ReturnType<typeof listOrderEdits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderEdits<TData = Awaited<ReturnType<typeof listOrderEdits>>, TError = ApiError>(
 params?: ListOrderEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List order edits
 */

export function useListOrderEdits<TData = Awaited<ReturnType<typeof listOrderEdits>>, TError = ApiError>(
 params?: ListOrderEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderEdits>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderEditsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateOrderEditUrl = () => {

  return `/admin/order-edits`
}

/**
 * @summary Create an order edit
 */
export const createOrderEdit = async (createOrderEditBody: CreateOrderEditBody, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

return adminRequest<OrderEditResponse>(getCreateOrderEditUrl(),
  {
      operation: 'createOrderEdit', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createOrderEditBody)
  }
);}

export const getCreateOrderEditMutationKey = () => ['createOrderEdit'] as const;

export const getCreateOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderEdit>>, TError,CreateOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderEdit>>, TError,CreateOrderEditMutationVariables, TContext> => {

const mutationKey = getCreateOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderEdit>>, CreateOrderEditMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderEdit(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderEdit>>>
    export type CreateOrderEditMutationBody = CreateOrderEditBody
    export type CreateOrderEditMutationError = ApiError
    export type CreateOrderEditMutationVariables = {data: CreateOrderEditBody}

    /**
 * @summary Create an order edit
 */
export const useCreateOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderEdit>>, TError,CreateOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderEdit>>,
        TError,
        CreateOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderEditMutationOptions(options), queryClient);
    }
    export const getGetOrderEditUrl = (id: string,
    params?: GetOrderEditParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/order-edits/${pathPart(id)}?${stringifiedParams}` : `/admin/order-edits/${pathPart(id)}`
}

/**
 * @summary Read an order edit
 */
export const getOrderEdit = async (id: string,
    params?: GetOrderEditParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

  return adminRequest<OrderEditResponse>(getGetOrderEditUrl(id,params),
  {
      operation: 'getOrderEdit',
    ...options,
    method: 'GET'

  }
);}

export const getGetOrderEditQueryKey = (id: string,
    params?: GetOrderEditParams,) => {
    return [
    'admin','order-edits',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetOrderEditQueryOptions = <TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(id: string,
    params?: GetOrderEditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderEditQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderEdit>>> = ({ signal }) => getOrderEdit(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderEditQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderEdit>>>
export type GetOrderEditQueryError = ApiError

export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string,
    params: undefined |  GetOrderEditParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderEdit>>,
          TError,
          Awaited<ReturnType<typeof getOrderEdit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string,
    params?: GetOrderEditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderEdit>>,
          TError,
          Awaited<ReturnType<typeof getOrderEdit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string,
    params?: GetOrderEditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order edit
 */

export function useGetOrderEdit<TData = Awaited<ReturnType<typeof getOrderEdit>>, TError = ApiError>(
 id: string,
    params?: GetOrderEditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderEdit>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderEditQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateOrderEditUrl = (id: string,) => {

  return `/admin/order-edits/${pathPart(id)}`
}

/**
 * @summary Change an order edit
 */
export const updateOrderEdit = async (id: string,
    updateOrderEditBody: UpdateOrderEditBody, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

return adminRequest<OrderEditResponse>(getUpdateOrderEditUrl(id),
  {
      operation: 'updateOrderEdit', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateOrderEditBody)
  }
);}

export const getUpdateOrderEditMutationKey = () => ['updateOrderEdit'] as const;

export const getUpdateOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderEdit>>, TError,UpdateOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrderEdit>>, TError,UpdateOrderEditMutationVariables, TContext> => {

const mutationKey = getUpdateOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrderEdit>>, UpdateOrderEditMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateOrderEdit(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrderEdit>>>
    export type UpdateOrderEditMutationBody = UpdateOrderEditBody
    export type UpdateOrderEditMutationError = ApiError
    export type UpdateOrderEditMutationVariables = {id: string;data: UpdateOrderEditBody}

    /**
 * @summary Change an order edit
 */
export const useUpdateOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderEdit>>, TError,UpdateOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrderEdit>>,
        TError,
        UpdateOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderEditMutationOptions(options), queryClient);
    }
    export const getDeleteOrderEditUrl = (id: string,) => {

  return `/admin/order-edits/${pathPart(id)}`
}

/**
 * @summary Delete an order edit
 */
export const deleteOrderEdit = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteOrderEditUrl(id),
  {
      operation: 'deleteOrderEdit',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteOrderEditMutationKey = () => ['deleteOrderEdit'] as const;

export const getDeleteOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEdit>>, TError,DeleteOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEdit>>, TError,DeleteOrderEditMutationVariables, TContext> => {

const mutationKey = getDeleteOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrderEdit>>, DeleteOrderEditMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteOrderEdit(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrderEdit>>>

    export type DeleteOrderEditMutationError = ApiError
    export type DeleteOrderEditMutationVariables = {id: string}

    /**
 * @summary Delete an order edit
 */
export const useDeleteOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEdit>>, TError,DeleteOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrderEdit>>,
        TError,
        DeleteOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrderEditMutationOptions(options), queryClient);
    }
    export const getCreateOrderEditItemUrl = (id: string,) => {

  return `/admin/order-edits/${pathPart(id)}/items`
}

/**
 * @summary Add an item to an order edit
 */
export const createOrderEditItem = async (id: string,
    createOrderEditItemBody: CreateOrderEditItemBody, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

return adminRequest<OrderEditResponse>(getCreateOrderEditItemUrl(id),
  {
      operation: 'createOrderEditItem', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createOrderEditItemBody)
  }
);}

export const getCreateOrderEditItemMutationKey = () => ['createOrderEditItem'] as const;

export const getCreateOrderEditItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderEditItem>>, TError,CreateOrderEditItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderEditItem>>, TError,CreateOrderEditItemMutationVariables, TContext> => {

const mutationKey = getCreateOrderEditItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderEditItem>>, CreateOrderEditItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createOrderEditItem(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderEditItemMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderEditItem>>>
    export type CreateOrderEditItemMutationBody = CreateOrderEditItemBody
    export type CreateOrderEditItemMutationError = ApiError
    export type CreateOrderEditItemMutationVariables = {id: string;data: CreateOrderEditItemBody}

    /**
 * @summary Add an item to an order edit
 */
export const useCreateOrderEditItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderEditItem>>, TError,CreateOrderEditItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderEditItem>>,
        TError,
        CreateOrderEditItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderEditItemMutationOptions(options), queryClient);
    }
    export const getUpdateOrderEditItemUrl = (id: string,
    item: string,) => {

  return `/admin/order-edits/${pathPart(id)}/items/${pathPart(item)}`
}

/**
 * @summary Change an item's quantity in an order edit
 */
export const updateOrderEditItem = async (id: string,
    item: string,
    updateOrderEditItemBody: UpdateOrderEditItemBody, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

return adminRequest<OrderEditResponse>(getUpdateOrderEditItemUrl(id,item),
  {
      operation: 'updateOrderEditItem', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateOrderEditItemBody)
  }
);}

export const getUpdateOrderEditItemMutationKey = () => ['updateOrderEditItem'] as const;

export const getUpdateOrderEditItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderEditItem>>, TError,UpdateOrderEditItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrderEditItem>>, TError,UpdateOrderEditItemMutationVariables, TContext> => {

const mutationKey = getUpdateOrderEditItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrderEditItem>>, UpdateOrderEditItemMutationVariables> = (props) => {
          const {id,item,data} = props ?? {};

          return  updateOrderEditItem(id,item,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderEditItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrderEditItem>>>
    export type UpdateOrderEditItemMutationBody = UpdateOrderEditItemBody
    export type UpdateOrderEditItemMutationError = ApiError
    export type UpdateOrderEditItemMutationVariables = {id: string;item: string;data: UpdateOrderEditItemBody}

    /**
 * @summary Change an item's quantity in an order edit
 */
export const useUpdateOrderEditItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderEditItem>>, TError,UpdateOrderEditItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrderEditItem>>,
        TError,
        UpdateOrderEditItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderEditItemMutationOptions(options), queryClient);
    }
    export const getDeleteOrderEditItemUrl = (id: string,
    item: string,) => {

  return `/admin/order-edits/${pathPart(id)}/items/${pathPart(item)}`
}

/**
 * @summary Remove an item in an order edit
 */
export const deleteOrderEditItem = async (id: string,
    item: string, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

  return adminRequest<OrderEditResponse>(getDeleteOrderEditItemUrl(id,item),
  {
      operation: 'deleteOrderEditItem',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteOrderEditItemMutationKey = () => ['deleteOrderEditItem'] as const;

export const getDeleteOrderEditItemMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEditItem>>, TError,DeleteOrderEditItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEditItem>>, TError,DeleteOrderEditItemMutationVariables, TContext> => {

const mutationKey = getDeleteOrderEditItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrderEditItem>>, DeleteOrderEditItemMutationVariables> = (props) => {
          const {id,item} = props ?? {};

          return  deleteOrderEditItem(id,item,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrderEditItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrderEditItem>>>

    export type DeleteOrderEditItemMutationError = ApiError
    export type DeleteOrderEditItemMutationVariables = {id: string;item: string}

    /**
 * @summary Remove an item in an order edit
 */
export const useDeleteOrderEditItem = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEditItem>>, TError,DeleteOrderEditItemMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrderEditItem>>,
        TError,
        DeleteOrderEditItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrderEditItemMutationOptions(options), queryClient);
    }
    export const getDeleteOrderEditChangeUrl = (id: string,
    change: string,) => {

  return `/admin/order-edits/${pathPart(id)}/changes/${pathPart(change)}`
}

/**
 * @summary Undo one change of an order edit
 */
export const deleteOrderEditChange = async (id: string,
    change: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteOrderEditChangeUrl(id,change),
  {
      operation: 'deleteOrderEditChange',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteOrderEditChangeMutationKey = () => ['deleteOrderEditChange'] as const;

export const getDeleteOrderEditChangeMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEditChange>>, TError,DeleteOrderEditChangeMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEditChange>>, TError,DeleteOrderEditChangeMutationVariables, TContext> => {

const mutationKey = getDeleteOrderEditChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrderEditChange>>, DeleteOrderEditChangeMutationVariables> = (props) => {
          const {id,change} = props ?? {};

          return  deleteOrderEditChange(id,change,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrderEditChangeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrderEditChange>>>

    export type DeleteOrderEditChangeMutationError = ApiError
    export type DeleteOrderEditChangeMutationVariables = {id: string;change: string}

    /**
 * @summary Undo one change of an order edit
 */
export const useDeleteOrderEditChange = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderEditChange>>, TError,DeleteOrderEditChangeMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrderEditChange>>,
        TError,
        DeleteOrderEditChangeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrderEditChangeMutationOptions(options), queryClient);
    }
    export const getRequestOrderEditUrl = (id: string,) => {

  return `/admin/order-edits/${pathPart(id)}/request`
}

/**
 * @summary Ask the customer to confirm an order edit
 */
export const requestOrderEdit = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

  return adminRequest<OrderEditResponse>(getRequestOrderEditUrl(id),
  {
      operation: 'requestOrderEdit', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getRequestOrderEditMutationKey = () => ['requestOrderEdit'] as const;

export const getRequestOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOrderEdit>>, TError,RequestOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof requestOrderEdit>>, TError,RequestOrderEditMutationVariables, TContext> => {

const mutationKey = getRequestOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestOrderEdit>>, RequestOrderEditMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  requestOrderEdit(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RequestOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof requestOrderEdit>>>

    export type RequestOrderEditMutationError = ApiError
    export type RequestOrderEditMutationVariables = {id: string}

    /**
 * @summary Ask the customer to confirm an order edit
 */
export const useRequestOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOrderEdit>>, TError,RequestOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestOrderEdit>>,
        TError,
        RequestOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getRequestOrderEditMutationOptions(options), queryClient);
    }
    export const getCancelOrderEditUrl = (id: string,) => {

  return `/admin/order-edits/${pathPart(id)}/cancel`
}

/**
 * @summary Cancel an order edit
 */
export const cancelOrderEdit = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

  return adminRequest<OrderEditResponse>(getCancelOrderEditUrl(id),
  {
      operation: 'cancelOrderEdit', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelOrderEditMutationKey = () => ['cancelOrderEdit'] as const;

export const getCancelOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderEdit>>, TError,CancelOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrderEdit>>, TError,CancelOrderEditMutationVariables, TContext> => {

const mutationKey = getCancelOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrderEdit>>, CancelOrderEditMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelOrderEdit(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrderEdit>>>

    export type CancelOrderEditMutationError = ApiError
    export type CancelOrderEditMutationVariables = {id: string}

    /**
 * @summary Cancel an order edit
 */
export const useCancelOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderEdit>>, TError,CancelOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrderEdit>>,
        TError,
        CancelOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderEditMutationOptions(options), queryClient);
    }
    export const getConfirmOrderEditUrl = (id: string,) => {

  return `/admin/order-edits/${pathPart(id)}/confirm`
}

/**
 * @summary Apply an order edit
 */
export const confirmOrderEdit = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<OrderEditResponse> => {

  return adminRequest<OrderEditResponse>(getConfirmOrderEditUrl(id),
  {
      operation: 'confirmOrderEdit', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getConfirmOrderEditMutationKey = () => ['confirmOrderEdit'] as const;

export const getConfirmOrderEditMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmOrderEdit>>, TError,ConfirmOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmOrderEdit>>, TError,ConfirmOrderEditMutationVariables, TContext> => {

const mutationKey = getConfirmOrderEditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmOrderEdit>>, ConfirmOrderEditMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmOrderEdit(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ConfirmOrderEditMutationResult = NonNullable<Awaited<ReturnType<typeof confirmOrderEdit>>>

    export type ConfirmOrderEditMutationError = ApiError
    export type ConfirmOrderEditMutationVariables = {id: string}

    /**
 * @summary Apply an order edit
 */
export const useConfirmOrderEdit = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmOrderEdit>>, TError,ConfirmOrderEditMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmOrderEdit>>,
        TError,
        ConfirmOrderEditMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmOrderEditMutationOptions(options), queryClient);
    }
