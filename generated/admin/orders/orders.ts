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
  AddShippingMethodToOrderBody,
  AddShippingMethodToOrderParams,
  ArchiveOrderParams,
  CancelClaimFulfillmentParams,
  CancelOrderClaimParams,
  CancelOrderFulfillmentParams,
  CancelOrderParams,
  CancelOrderSwapParams,
  CancelSwapFulfillmentParams,
  CaptureOrderParams,
  CompleteOrderParams,
  CreateClaimFulfillmentBody,
  CreateClaimFulfillmentParams,
  CreateClaimShipmentBody,
  CreateClaimShipmentParams,
  CreateLineItemReservationBody,
  CreateOrderClaimBody,
  CreateOrderClaimParams,
  CreateOrderFulfillmentBody,
  CreateOrderFulfillmentParams,
  CreateOrderShipmentBody,
  CreateOrderShipmentParams,
  CreateOrderSwapBody,
  CreateOrderSwapParams,
  CreateSwapFulfillmentBody,
  CreateSwapFulfillmentParams,
  CreateSwapShipmentBody,
  CreateSwapShipmentParams,
  GetOrderParams,
  ListOrderReservationsParams,
  ListOrdersParams,
  OrderListResponse,
  OrderResponse,
  ProcessSwapPaymentParams,
  RefundOrderBody,
  RefundOrderParams,
  RequestOrderReturnBody,
  RequestOrderReturnParams,
  ReservationItemListResponse,
  ReservationItemResponse,
  UpdateOrderBody,
  UpdateOrderClaimBody,
  UpdateOrderClaimParams,
  UpdateOrderParams
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

export const getListOrdersUrl = (params?: ListOrdersParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders?${stringifiedParams}` : `/admin/orders`
}

/**
 * @summary List orders
 */
export const listOrders = async (params?: ListOrdersParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderListResponse> => {

  return adminRequest<OrderListResponse>(getListOrdersUrl(params),
  {
      operation: 'listOrders',
    ...options,
    method: 'GET'

  }
);}

export const getListOrdersInfiniteQueryKey = (params?: ListOrdersParams,) => {
    return [
    'infinite', 'admin','orders', ...(params ? [params] : [])
    ] as const;
    }

export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    'admin','orders', ...(params ? [params] : [])
    ] as const;
    }

export const getListOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['offset']>, TError = ApiError>(params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>, QueryKey, ListOrdersParams['offset']> = ({ signal, pageParam }) => listOrders({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersInfiniteQueryError = ApiError

export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['offset']>, TError = ApiError>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['offset']>, TError = ApiError>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['offset']>, TError = ApiError>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['offset']>, TError = ApiError>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ApiError>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ApiError

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ApiError>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ApiError>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ApiError>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ApiError>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetOrderUrl = (id: string,
    params?: GetOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}?${stringifiedParams}` : `/admin/orders/${pathPart(id)}`
}

/**
 * @summary Read an order
 */
export const getOrder = async (id: string,
    params?: GetOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getGetOrderUrl(id,params),
  {
      operation: 'getOrder',
    ...options,
    method: 'GET'

  }
);}

export const getGetOrderQueryKey = (id: string,
    params?: GetOrderParams,) => {
    return [
    'admin','orders',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ApiError

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params: undefined |  GetOrderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ApiError>(
 id: string,
    params?: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateOrderUrl = (id: string,
    params?: UpdateOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}?${stringifiedParams}` : `/admin/orders/${pathPart(id)}`
}

/**
 * @summary Change an order
 */
export const updateOrder = async (id: string,
    updateOrderBody: UpdateOrderBody,
    params?: UpdateOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getUpdateOrderUrl(id,params),
  {
      operation: 'updateOrder', repeat: 'safe', makesNew: ['items'],
    ...options,
    method: 'POST',
    body: serializeBody(updateOrderBody)
  }
);}

export const getUpdateOrderMutationKey = () => ['updateOrder'] as const;

export const getUpdateOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext> => {

const mutationKey = getUpdateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrder>>, UpdateOrderMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateOrder(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrder>>>
    export type UpdateOrderMutationBody = UpdateOrderBody
    export type UpdateOrderMutationError = ApiError
    export type UpdateOrderMutationVariables = {id: string;data: UpdateOrderBody;params?: UpdateOrderParams}

    /**
 * @summary Change an order
 */
export const useUpdateOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrder>>,
        TError,
        UpdateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderMutationOptions(options), queryClient);
    }
    export const getCompleteOrderUrl = (id: string,
    params?: CompleteOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/complete?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/complete`
}

/**
 * @summary Complete an order
 */
export const completeOrder = async (id: string,
    params?: CompleteOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCompleteOrderUrl(id,params),
  {
      operation: 'completeOrder', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCompleteOrderMutationKey = () => ['completeOrder'] as const;

export const getCompleteOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError,CompleteOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError,CompleteOrderMutationVariables, TContext> => {

const mutationKey = getCompleteOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeOrder>>, CompleteOrderMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  completeOrder(id,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CompleteOrderMutationResult = NonNullable<Awaited<ReturnType<typeof completeOrder>>>

    export type CompleteOrderMutationError = ApiError
    export type CompleteOrderMutationVariables = {id: string;params?: CompleteOrderParams}

    /**
 * @summary Complete an order
 */
export const useCompleteOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError,CompleteOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeOrder>>,
        TError,
        CompleteOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteOrderMutationOptions(options), queryClient);
    }
    export const getCaptureOrderUrl = (id: string,
    params?: CaptureOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/capture?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/capture`
}

/**
 * @summary Capture an order's payment
 */
export const captureOrder = async (id: string,
    params?: CaptureOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCaptureOrderUrl(id,params),
  {
      operation: 'captureOrder', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCaptureOrderMutationKey = () => ['captureOrder'] as const;

export const getCaptureOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captureOrder>>, TError,CaptureOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof captureOrder>>, TError,CaptureOrderMutationVariables, TContext> => {

const mutationKey = getCaptureOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof captureOrder>>, CaptureOrderMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  captureOrder(id,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CaptureOrderMutationResult = NonNullable<Awaited<ReturnType<typeof captureOrder>>>

    export type CaptureOrderMutationError = ApiError
    export type CaptureOrderMutationVariables = {id: string;params?: CaptureOrderParams}

    /**
 * @summary Capture an order's payment
 */
export const useCaptureOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captureOrder>>, TError,CaptureOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof captureOrder>>,
        TError,
        CaptureOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCaptureOrderMutationOptions(options), queryClient);
    }
    export const getRefundOrderUrl = (id: string,
    params?: RefundOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/refund?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/refund`
}

/**
 * @summary Refund money of an order
 */
export const refundOrder = async (id: string,
    refundOrderBody: RefundOrderBody,
    params?: RefundOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getRefundOrderUrl(id,params),
  {
      operation: 'refundOrder', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(refundOrderBody)
  }
);}

export const getRefundOrderMutationKey = () => ['refundOrder'] as const;

export const getRefundOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError,RefundOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError,RefundOrderMutationVariables, TContext> => {

const mutationKey = getRefundOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundOrder>>, RefundOrderMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  refundOrder(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RefundOrderMutationResult = NonNullable<Awaited<ReturnType<typeof refundOrder>>>
    export type RefundOrderMutationBody = RefundOrderBody
    export type RefundOrderMutationError = ApiError
    export type RefundOrderMutationVariables = {id: string;data: RefundOrderBody;params?: RefundOrderParams}

    /**
 * @summary Refund money of an order
 */
export const useRefundOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError,RefundOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundOrder>>,
        TError,
        RefundOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRefundOrderMutationOptions(options), queryClient);
    }
    export const getCreateOrderFulfillmentUrl = (id: string,
    params?: CreateOrderFulfillmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/fulfillment?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/fulfillment`
}

/**
 * @summary Fulfil items of an order
 */
export const createOrderFulfillment = async (id: string,
    createOrderFulfillmentBody: CreateOrderFulfillmentBody,
    params?: CreateOrderFulfillmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateOrderFulfillmentUrl(id,params),
  {
      operation: 'createOrderFulfillment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createOrderFulfillmentBody)
  }
);}

export const getCreateOrderFulfillmentMutationKey = () => ['createOrderFulfillment'] as const;

export const getCreateOrderFulfillmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderFulfillment>>, TError,CreateOrderFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderFulfillment>>, TError,CreateOrderFulfillmentMutationVariables, TContext> => {

const mutationKey = getCreateOrderFulfillmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderFulfillment>>, CreateOrderFulfillmentMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  createOrderFulfillment(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderFulfillmentMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderFulfillment>>>
    export type CreateOrderFulfillmentMutationBody = CreateOrderFulfillmentBody
    export type CreateOrderFulfillmentMutationError = ApiError
    export type CreateOrderFulfillmentMutationVariables = {id: string;data: CreateOrderFulfillmentBody;params?: CreateOrderFulfillmentParams}

    /**
 * @summary Fulfil items of an order
 */
export const useCreateOrderFulfillment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderFulfillment>>, TError,CreateOrderFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderFulfillment>>,
        TError,
        CreateOrderFulfillmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderFulfillmentMutationOptions(options), queryClient);
    }
    export const getCancelOrderFulfillmentUrl = (id: string,
    fulfillmentId: string,
    params?: CancelOrderFulfillmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/fulfillments/${pathPart(fulfillmentId)}/cancel?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/fulfillments/${pathPart(fulfillmentId)}/cancel`
}

/**
 * @summary Cancel a fulfilment of an order
 */
export const cancelOrderFulfillment = async (id: string,
    fulfillmentId: string,
    params?: CancelOrderFulfillmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCancelOrderFulfillmentUrl(id,fulfillmentId,params),
  {
      operation: 'cancelOrderFulfillment', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelOrderFulfillmentMutationKey = () => ['cancelOrderFulfillment'] as const;

export const getCancelOrderFulfillmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderFulfillment>>, TError,CancelOrderFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrderFulfillment>>, TError,CancelOrderFulfillmentMutationVariables, TContext> => {

const mutationKey = getCancelOrderFulfillmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrderFulfillment>>, CancelOrderFulfillmentMutationVariables> = (props) => {
          const {id,fulfillmentId,params} = props ?? {};

          return  cancelOrderFulfillment(id,fulfillmentId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderFulfillmentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrderFulfillment>>>

    export type CancelOrderFulfillmentMutationError = ApiError
    export type CancelOrderFulfillmentMutationVariables = {id: string;fulfillmentId: string;params?: CancelOrderFulfillmentParams}

    /**
 * @summary Cancel a fulfilment of an order
 */
export const useCancelOrderFulfillment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderFulfillment>>, TError,CancelOrderFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrderFulfillment>>,
        TError,
        CancelOrderFulfillmentMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderFulfillmentMutationOptions(options), queryClient);
    }
    export const getCreateOrderShipmentUrl = (id: string,
    params?: CreateOrderShipmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/shipment?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/shipment`
}

/**
 * @summary Mark a fulfilment of an order as shipped
 */
export const createOrderShipment = async (id: string,
    createOrderShipmentBody: CreateOrderShipmentBody,
    params?: CreateOrderShipmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateOrderShipmentUrl(id,params),
  {
      operation: 'createOrderShipment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createOrderShipmentBody)
  }
);}

export const getCreateOrderShipmentMutationKey = () => ['createOrderShipment'] as const;

export const getCreateOrderShipmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderShipment>>, TError,CreateOrderShipmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderShipment>>, TError,CreateOrderShipmentMutationVariables, TContext> => {

const mutationKey = getCreateOrderShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderShipment>>, CreateOrderShipmentMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  createOrderShipment(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderShipment>>>
    export type CreateOrderShipmentMutationBody = CreateOrderShipmentBody
    export type CreateOrderShipmentMutationError = ApiError
    export type CreateOrderShipmentMutationVariables = {id: string;data: CreateOrderShipmentBody;params?: CreateOrderShipmentParams}

    /**
 * @summary Mark a fulfilment of an order as shipped
 */
export const useCreateOrderShipment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderShipment>>, TError,CreateOrderShipmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderShipment>>,
        TError,
        CreateOrderShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderShipmentMutationOptions(options), queryClient);
    }
    export const getRequestOrderReturnUrl = (id: string,
    params?: RequestOrderReturnParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/return?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/return`
}

/**
 * @summary Request the return of items of an order
 */
export const requestOrderReturn = async (id: string,
    requestOrderReturnBody: RequestOrderReturnBody,
    params?: RequestOrderReturnParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getRequestOrderReturnUrl(id,params),
  {
      operation: 'requestOrderReturn', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(requestOrderReturnBody)
  }
);}

export const getRequestOrderReturnMutationKey = () => ['requestOrderReturn'] as const;

export const getRequestOrderReturnMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOrderReturn>>, TError,RequestOrderReturnMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof requestOrderReturn>>, TError,RequestOrderReturnMutationVariables, TContext> => {

const mutationKey = getRequestOrderReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestOrderReturn>>, RequestOrderReturnMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  requestOrderReturn(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RequestOrderReturnMutationResult = NonNullable<Awaited<ReturnType<typeof requestOrderReturn>>>
    export type RequestOrderReturnMutationBody = RequestOrderReturnBody
    export type RequestOrderReturnMutationError = ApiError
    export type RequestOrderReturnMutationVariables = {id: string;data: RequestOrderReturnBody;params?: RequestOrderReturnParams}

    /**
 * @summary Request the return of items of an order
 */
export const useRequestOrderReturn = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOrderReturn>>, TError,RequestOrderReturnMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestOrderReturn>>,
        TError,
        RequestOrderReturnMutationVariables,
        TContext
      > => {
      return useMutation(getRequestOrderReturnMutationOptions(options), queryClient);
    }
    export const getCancelOrderUrl = (id: string,
    params?: CancelOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/cancel?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/cancel`
}

/**
 * @summary Cancel an order
 */
export const cancelOrder = async (id: string,
    params?: CancelOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCancelOrderUrl(id,params),
  {
      operation: 'cancelOrder', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelOrderMutationKey = () => ['cancelOrder'] as const;

export const getCancelOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext> => {

const mutationKey = getCancelOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrder>>, CancelOrderMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  cancelOrder(id,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>

    export type CancelOrderMutationError = ApiError
    export type CancelOrderMutationVariables = {id: string;params?: CancelOrderParams}

    /**
 * @summary Cancel an order
 */
export const useCancelOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrder>>,
        TError,
        CancelOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderMutationOptions(options), queryClient);
    }
    export const getAddShippingMethodToOrderUrl = (id: string,
    params?: AddShippingMethodToOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/shipping-methods?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/shipping-methods`
}

/**
 * @summary Add a shipping method to an order
 */
export const addShippingMethodToOrder = async (id: string,
    addShippingMethodToOrderBody: AddShippingMethodToOrderBody,
    params?: AddShippingMethodToOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getAddShippingMethodToOrderUrl(id,params),
  {
      operation: 'addShippingMethodToOrder', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(addShippingMethodToOrderBody)
  }
);}

export const getAddShippingMethodToOrderMutationKey = () => ['addShippingMethodToOrder'] as const;

export const getAddShippingMethodToOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShippingMethodToOrder>>, TError,AddShippingMethodToOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addShippingMethodToOrder>>, TError,AddShippingMethodToOrderMutationVariables, TContext> => {

const mutationKey = getAddShippingMethodToOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addShippingMethodToOrder>>, AddShippingMethodToOrderMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  addShippingMethodToOrder(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddShippingMethodToOrderMutationResult = NonNullable<Awaited<ReturnType<typeof addShippingMethodToOrder>>>
    export type AddShippingMethodToOrderMutationBody = AddShippingMethodToOrderBody
    export type AddShippingMethodToOrderMutationError = ApiError
    export type AddShippingMethodToOrderMutationVariables = {id: string;data: AddShippingMethodToOrderBody;params?: AddShippingMethodToOrderParams}

    /**
 * @summary Add a shipping method to an order
 */
export const useAddShippingMethodToOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShippingMethodToOrder>>, TError,AddShippingMethodToOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addShippingMethodToOrder>>,
        TError,
        AddShippingMethodToOrderMutationVariables,
        TContext
      > => {
      return useMutation(getAddShippingMethodToOrderMutationOptions(options), queryClient);
    }
    export const getArchiveOrderUrl = (id: string,
    params?: ArchiveOrderParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/archive?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/archive`
}

/**
 * @summary Archive an order
 */
export const archiveOrder = async (id: string,
    params?: ArchiveOrderParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getArchiveOrderUrl(id,params),
  {
      operation: 'archiveOrder', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getArchiveOrderMutationKey = () => ['archiveOrder'] as const;

export const getArchiveOrderMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveOrder>>, TError,ArchiveOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveOrder>>, TError,ArchiveOrderMutationVariables, TContext> => {

const mutationKey = getArchiveOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveOrder>>, ArchiveOrderMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  archiveOrder(id,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ArchiveOrderMutationResult = NonNullable<Awaited<ReturnType<typeof archiveOrder>>>

    export type ArchiveOrderMutationError = ApiError
    export type ArchiveOrderMutationVariables = {id: string;params?: ArchiveOrderParams}

    /**
 * @summary Archive an order
 */
export const useArchiveOrder = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveOrder>>, TError,ArchiveOrderMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveOrder>>,
        TError,
        ArchiveOrderMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveOrderMutationOptions(options), queryClient);
    }
    export const getCreateOrderSwapUrl = (id: string,
    params?: CreateOrderSwapParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/swaps?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/swaps`
}

/**
 * @summary Create a swap for an order
 */
export const createOrderSwap = async (id: string,
    createOrderSwapBody: CreateOrderSwapBody,
    params?: CreateOrderSwapParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateOrderSwapUrl(id,params),
  {
      operation: 'createOrderSwap', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createOrderSwapBody)
  }
);}

export const getCreateOrderSwapMutationKey = () => ['createOrderSwap'] as const;

export const getCreateOrderSwapMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderSwap>>, TError,CreateOrderSwapMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderSwap>>, TError,CreateOrderSwapMutationVariables, TContext> => {

const mutationKey = getCreateOrderSwapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderSwap>>, CreateOrderSwapMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  createOrderSwap(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderSwapMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderSwap>>>
    export type CreateOrderSwapMutationBody = CreateOrderSwapBody
    export type CreateOrderSwapMutationError = ApiError
    export type CreateOrderSwapMutationVariables = {id: string;data: CreateOrderSwapBody;params?: CreateOrderSwapParams}

    /**
 * @summary Create a swap for an order
 */
export const useCreateOrderSwap = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderSwap>>, TError,CreateOrderSwapMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderSwap>>,
        TError,
        CreateOrderSwapMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderSwapMutationOptions(options), queryClient);
    }
    export const getCancelOrderSwapUrl = (id: string,
    swapId: string,
    params?: CancelOrderSwapParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/cancel?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/cancel`
}

/**
 * @summary Cancel a swap
 */
export const cancelOrderSwap = async (id: string,
    swapId: string,
    params?: CancelOrderSwapParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCancelOrderSwapUrl(id,swapId,params),
  {
      operation: 'cancelOrderSwap', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelOrderSwapMutationKey = () => ['cancelOrderSwap'] as const;

export const getCancelOrderSwapMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderSwap>>, TError,CancelOrderSwapMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrderSwap>>, TError,CancelOrderSwapMutationVariables, TContext> => {

const mutationKey = getCancelOrderSwapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrderSwap>>, CancelOrderSwapMutationVariables> = (props) => {
          const {id,swapId,params} = props ?? {};

          return  cancelOrderSwap(id,swapId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderSwapMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrderSwap>>>

    export type CancelOrderSwapMutationError = ApiError
    export type CancelOrderSwapMutationVariables = {id: string;swapId: string;params?: CancelOrderSwapParams}

    /**
 * @summary Cancel a swap
 */
export const useCancelOrderSwap = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderSwap>>, TError,CancelOrderSwapMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrderSwap>>,
        TError,
        CancelOrderSwapMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderSwapMutationOptions(options), queryClient);
    }
    export const getCreateSwapFulfillmentUrl = (id: string,
    swapId: string,
    params?: CreateSwapFulfillmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/fulfillments?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/fulfillments`
}

/**
 * @summary Fulfil a swap's new items
 */
export const createSwapFulfillment = async (id: string,
    swapId: string,
    createSwapFulfillmentBody: CreateSwapFulfillmentBody,
    params?: CreateSwapFulfillmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateSwapFulfillmentUrl(id,swapId,params),
  {
      operation: 'createSwapFulfillment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createSwapFulfillmentBody)
  }
);}

export const getCreateSwapFulfillmentMutationKey = () => ['createSwapFulfillment'] as const;

export const getCreateSwapFulfillmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSwapFulfillment>>, TError,CreateSwapFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createSwapFulfillment>>, TError,CreateSwapFulfillmentMutationVariables, TContext> => {

const mutationKey = getCreateSwapFulfillmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSwapFulfillment>>, CreateSwapFulfillmentMutationVariables> = (props) => {
          const {id,swapId,data,params} = props ?? {};

          return  createSwapFulfillment(id,swapId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateSwapFulfillmentMutationResult = NonNullable<Awaited<ReturnType<typeof createSwapFulfillment>>>
    export type CreateSwapFulfillmentMutationBody = CreateSwapFulfillmentBody
    export type CreateSwapFulfillmentMutationError = ApiError
    export type CreateSwapFulfillmentMutationVariables = {id: string;swapId: string;data: CreateSwapFulfillmentBody;params?: CreateSwapFulfillmentParams}

    /**
 * @summary Fulfil a swap's new items
 */
export const useCreateSwapFulfillment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSwapFulfillment>>, TError,CreateSwapFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSwapFulfillment>>,
        TError,
        CreateSwapFulfillmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSwapFulfillmentMutationOptions(options), queryClient);
    }
    export const getCreateSwapShipmentUrl = (id: string,
    swapId: string,
    params?: CreateSwapShipmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/shipments?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/shipments`
}

/**
 * @summary Mark a swap's fulfilment as shipped
 */
export const createSwapShipment = async (id: string,
    swapId: string,
    createSwapShipmentBody: CreateSwapShipmentBody,
    params?: CreateSwapShipmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateSwapShipmentUrl(id,swapId,params),
  {
      operation: 'createSwapShipment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createSwapShipmentBody)
  }
);}

export const getCreateSwapShipmentMutationKey = () => ['createSwapShipment'] as const;

export const getCreateSwapShipmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSwapShipment>>, TError,CreateSwapShipmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createSwapShipment>>, TError,CreateSwapShipmentMutationVariables, TContext> => {

const mutationKey = getCreateSwapShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSwapShipment>>, CreateSwapShipmentMutationVariables> = (props) => {
          const {id,swapId,data,params} = props ?? {};

          return  createSwapShipment(id,swapId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateSwapShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof createSwapShipment>>>
    export type CreateSwapShipmentMutationBody = CreateSwapShipmentBody
    export type CreateSwapShipmentMutationError = ApiError
    export type CreateSwapShipmentMutationVariables = {id: string;swapId: string;data: CreateSwapShipmentBody;params?: CreateSwapShipmentParams}

    /**
 * @summary Mark a swap's fulfilment as shipped
 */
export const useCreateSwapShipment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSwapShipment>>, TError,CreateSwapShipmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSwapShipment>>,
        TError,
        CreateSwapShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSwapShipmentMutationOptions(options), queryClient);
    }
    export const getProcessSwapPaymentUrl = (id: string,
    swapId: string,
    params?: ProcessSwapPaymentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/process-payment?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/process-payment`
}

/**
 * @summary Settle the price difference of a swap
 */
export const processSwapPayment = async (id: string,
    swapId: string,
    params?: ProcessSwapPaymentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getProcessSwapPaymentUrl(id,swapId,params),
  {
      operation: 'processSwapPayment', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getProcessSwapPaymentMutationKey = () => ['processSwapPayment'] as const;

export const getProcessSwapPaymentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processSwapPayment>>, TError,ProcessSwapPaymentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof processSwapPayment>>, TError,ProcessSwapPaymentMutationVariables, TContext> => {

const mutationKey = getProcessSwapPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof processSwapPayment>>, ProcessSwapPaymentMutationVariables> = (props) => {
          const {id,swapId,params} = props ?? {};

          return  processSwapPayment(id,swapId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ProcessSwapPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof processSwapPayment>>>

    export type ProcessSwapPaymentMutationError = ApiError
    export type ProcessSwapPaymentMutationVariables = {id: string;swapId: string;params?: ProcessSwapPaymentParams}

    /**
 * @summary Settle the price difference of a swap
 */
export const useProcessSwapPayment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processSwapPayment>>, TError,ProcessSwapPaymentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof processSwapPayment>>,
        TError,
        ProcessSwapPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getProcessSwapPaymentMutationOptions(options), queryClient);
    }
    export const getCancelSwapFulfillmentUrl = (id: string,
    swapId: string,
    fulfillmentId: string,
    params?: CancelSwapFulfillmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/fulfillments/${pathPart(fulfillmentId)}/cancel?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/swaps/${pathPart(swapId)}/fulfillments/${pathPart(fulfillmentId)}/cancel`
}

/**
 * @summary Cancel a fulfilment of a swap
 */
export const cancelSwapFulfillment = async (id: string,
    swapId: string,
    fulfillmentId: string,
    params?: CancelSwapFulfillmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCancelSwapFulfillmentUrl(id,swapId,fulfillmentId,params),
  {
      operation: 'cancelSwapFulfillment', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelSwapFulfillmentMutationKey = () => ['cancelSwapFulfillment'] as const;

export const getCancelSwapFulfillmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSwapFulfillment>>, TError,CancelSwapFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelSwapFulfillment>>, TError,CancelSwapFulfillmentMutationVariables, TContext> => {

const mutationKey = getCancelSwapFulfillmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSwapFulfillment>>, CancelSwapFulfillmentMutationVariables> = (props) => {
          const {id,swapId,fulfillmentId,params} = props ?? {};

          return  cancelSwapFulfillment(id,swapId,fulfillmentId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelSwapFulfillmentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSwapFulfillment>>>

    export type CancelSwapFulfillmentMutationError = ApiError
    export type CancelSwapFulfillmentMutationVariables = {id: string;swapId: string;fulfillmentId: string;params?: CancelSwapFulfillmentParams}

    /**
 * @summary Cancel a fulfilment of a swap
 */
export const useCancelSwapFulfillment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSwapFulfillment>>, TError,CancelSwapFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSwapFulfillment>>,
        TError,
        CancelSwapFulfillmentMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSwapFulfillmentMutationOptions(options), queryClient);
    }
    export const getCreateOrderClaimUrl = (id: string,
    params?: CreateOrderClaimParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/claims?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/claims`
}

/**
 * @summary Create a claim for an order
 */
export const createOrderClaim = async (id: string,
    createOrderClaimBody: CreateOrderClaimBody,
    params?: CreateOrderClaimParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateOrderClaimUrl(id,params),
  {
      operation: 'createOrderClaim', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createOrderClaimBody)
  }
);}

export const getCreateOrderClaimMutationKey = () => ['createOrderClaim'] as const;

export const getCreateOrderClaimMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderClaim>>, TError,CreateOrderClaimMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderClaim>>, TError,CreateOrderClaimMutationVariables, TContext> => {

const mutationKey = getCreateOrderClaimMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderClaim>>, CreateOrderClaimMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  createOrderClaim(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderClaimMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderClaim>>>
    export type CreateOrderClaimMutationBody = CreateOrderClaimBody
    export type CreateOrderClaimMutationError = ApiError
    export type CreateOrderClaimMutationVariables = {id: string;data: CreateOrderClaimBody;params?: CreateOrderClaimParams}

    /**
 * @summary Create a claim for an order
 */
export const useCreateOrderClaim = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderClaim>>, TError,CreateOrderClaimMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderClaim>>,
        TError,
        CreateOrderClaimMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderClaimMutationOptions(options), queryClient);
    }
    export const getUpdateOrderClaimUrl = (id: string,
    claimId: string,
    params?: UpdateOrderClaimParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}`
}

/**
 * @summary Change a claim
 */
export const updateOrderClaim = async (id: string,
    claimId: string,
    updateOrderClaimBody: UpdateOrderClaimBody,
    params?: UpdateOrderClaimParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getUpdateOrderClaimUrl(id,claimId,params),
  {
      operation: 'updateOrderClaim', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(updateOrderClaimBody)
  }
);}

export const getUpdateOrderClaimMutationKey = () => ['updateOrderClaim'] as const;

export const getUpdateOrderClaimMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderClaim>>, TError,UpdateOrderClaimMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrderClaim>>, TError,UpdateOrderClaimMutationVariables, TContext> => {

const mutationKey = getUpdateOrderClaimMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrderClaim>>, UpdateOrderClaimMutationVariables> = (props) => {
          const {id,claimId,data,params} = props ?? {};

          return  updateOrderClaim(id,claimId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderClaimMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrderClaim>>>
    export type UpdateOrderClaimMutationBody = UpdateOrderClaimBody
    export type UpdateOrderClaimMutationError = ApiError
    export type UpdateOrderClaimMutationVariables = {id: string;claimId: string;data: UpdateOrderClaimBody;params?: UpdateOrderClaimParams}

    /**
 * @summary Change a claim
 */
export const useUpdateOrderClaim = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderClaim>>, TError,UpdateOrderClaimMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrderClaim>>,
        TError,
        UpdateOrderClaimMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderClaimMutationOptions(options), queryClient);
    }
    export const getCancelOrderClaimUrl = (id: string,
    claimId: string,
    params?: CancelOrderClaimParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/cancel?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/cancel`
}

/**
 * @summary Cancel a claim
 */
export const cancelOrderClaim = async (id: string,
    claimId: string,
    params?: CancelOrderClaimParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCancelOrderClaimUrl(id,claimId,params),
  {
      operation: 'cancelOrderClaim', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelOrderClaimMutationKey = () => ['cancelOrderClaim'] as const;

export const getCancelOrderClaimMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderClaim>>, TError,CancelOrderClaimMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrderClaim>>, TError,CancelOrderClaimMutationVariables, TContext> => {

const mutationKey = getCancelOrderClaimMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrderClaim>>, CancelOrderClaimMutationVariables> = (props) => {
          const {id,claimId,params} = props ?? {};

          return  cancelOrderClaim(id,claimId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderClaimMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrderClaim>>>

    export type CancelOrderClaimMutationError = ApiError
    export type CancelOrderClaimMutationVariables = {id: string;claimId: string;params?: CancelOrderClaimParams}

    /**
 * @summary Cancel a claim
 */
export const useCancelOrderClaim = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderClaim>>, TError,CancelOrderClaimMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrderClaim>>,
        TError,
        CancelOrderClaimMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderClaimMutationOptions(options), queryClient);
    }
    export const getCreateClaimFulfillmentUrl = (id: string,
    claimId: string,
    params?: CreateClaimFulfillmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/fulfillments?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/fulfillments`
}

/**
 * @summary Fulfil a claim's replacement items
 */
export const createClaimFulfillment = async (id: string,
    claimId: string,
    createClaimFulfillmentBody: CreateClaimFulfillmentBody,
    params?: CreateClaimFulfillmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateClaimFulfillmentUrl(id,claimId,params),
  {
      operation: 'createClaimFulfillment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createClaimFulfillmentBody)
  }
);}

export const getCreateClaimFulfillmentMutationKey = () => ['createClaimFulfillment'] as const;

export const getCreateClaimFulfillmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClaimFulfillment>>, TError,CreateClaimFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createClaimFulfillment>>, TError,CreateClaimFulfillmentMutationVariables, TContext> => {

const mutationKey = getCreateClaimFulfillmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createClaimFulfillment>>, CreateClaimFulfillmentMutationVariables> = (props) => {
          const {id,claimId,data,params} = props ?? {};

          return  createClaimFulfillment(id,claimId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateClaimFulfillmentMutationResult = NonNullable<Awaited<ReturnType<typeof createClaimFulfillment>>>
    export type CreateClaimFulfillmentMutationBody = CreateClaimFulfillmentBody
    export type CreateClaimFulfillmentMutationError = ApiError
    export type CreateClaimFulfillmentMutationVariables = {id: string;claimId: string;data: CreateClaimFulfillmentBody;params?: CreateClaimFulfillmentParams}

    /**
 * @summary Fulfil a claim's replacement items
 */
export const useCreateClaimFulfillment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClaimFulfillment>>, TError,CreateClaimFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createClaimFulfillment>>,
        TError,
        CreateClaimFulfillmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateClaimFulfillmentMutationOptions(options), queryClient);
    }
    export const getCreateClaimShipmentUrl = (id: string,
    claimId: string,
    params?: CreateClaimShipmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/shipments?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/shipments`
}

/**
 * @summary Mark a claim's fulfilment as shipped
 */
export const createClaimShipment = async (id: string,
    claimId: string,
    createClaimShipmentBody: CreateClaimShipmentBody,
    params?: CreateClaimShipmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

return adminRequest<OrderResponse>(getCreateClaimShipmentUrl(id,claimId,params),
  {
      operation: 'createClaimShipment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createClaimShipmentBody)
  }
);}

export const getCreateClaimShipmentMutationKey = () => ['createClaimShipment'] as const;

export const getCreateClaimShipmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClaimShipment>>, TError,CreateClaimShipmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createClaimShipment>>, TError,CreateClaimShipmentMutationVariables, TContext> => {

const mutationKey = getCreateClaimShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createClaimShipment>>, CreateClaimShipmentMutationVariables> = (props) => {
          const {id,claimId,data,params} = props ?? {};

          return  createClaimShipment(id,claimId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateClaimShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof createClaimShipment>>>
    export type CreateClaimShipmentMutationBody = CreateClaimShipmentBody
    export type CreateClaimShipmentMutationError = ApiError
    export type CreateClaimShipmentMutationVariables = {id: string;claimId: string;data: CreateClaimShipmentBody;params?: CreateClaimShipmentParams}

    /**
 * @summary Mark a claim's fulfilment as shipped
 */
export const useCreateClaimShipment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClaimShipment>>, TError,CreateClaimShipmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createClaimShipment>>,
        TError,
        CreateClaimShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateClaimShipmentMutationOptions(options), queryClient);
    }
    export const getCancelClaimFulfillmentUrl = (id: string,
    claimId: string,
    fulfillmentId: string,
    params?: CancelClaimFulfillmentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/fulfillments/${pathPart(fulfillmentId)}/cancel?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/claims/${pathPart(claimId)}/fulfillments/${pathPart(fulfillmentId)}/cancel`
}

/**
 * @summary Cancel a fulfilment of a claim
 */
export const cancelClaimFulfillment = async (id: string,
    claimId: string,
    fulfillmentId: string,
    params?: CancelClaimFulfillmentParams, options?: Parameters<typeof adminRequest>[1]): Promise<OrderResponse> => {

  return adminRequest<OrderResponse>(getCancelClaimFulfillmentUrl(id,claimId,fulfillmentId,params),
  {
      operation: 'cancelClaimFulfillment', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelClaimFulfillmentMutationKey = () => ['cancelClaimFulfillment'] as const;

export const getCancelClaimFulfillmentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelClaimFulfillment>>, TError,CancelClaimFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelClaimFulfillment>>, TError,CancelClaimFulfillmentMutationVariables, TContext> => {

const mutationKey = getCancelClaimFulfillmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelClaimFulfillment>>, CancelClaimFulfillmentMutationVariables> = (props) => {
          const {id,claimId,fulfillmentId,params} = props ?? {};

          return  cancelClaimFulfillment(id,claimId,fulfillmentId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelClaimFulfillmentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelClaimFulfillment>>>

    export type CancelClaimFulfillmentMutationError = ApiError
    export type CancelClaimFulfillmentMutationVariables = {id: string;claimId: string;fulfillmentId: string;params?: CancelClaimFulfillmentParams}

    /**
 * @summary Cancel a fulfilment of a claim
 */
export const useCancelClaimFulfillment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelClaimFulfillment>>, TError,CancelClaimFulfillmentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelClaimFulfillment>>,
        TError,
        CancelClaimFulfillmentMutationVariables,
        TContext
      > => {
      return useMutation(getCancelClaimFulfillmentMutationOptions(options), queryClient);
    }
    export const getListOrderReservationsUrl = (id: string,
    params?: ListOrderReservationsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/orders/${pathPart(id)}/reservations?${stringifiedParams}` : `/admin/orders/${pathPart(id)}/reservations`
}

/**
 * @summary List the stock reserved for an order
 */
export const listOrderReservations = async (id: string,
    params?: ListOrderReservationsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ReservationItemListResponse> => {

  return adminRequest<ReservationItemListResponse>(getListOrderReservationsUrl(id,params),
  {
      operation: 'listOrderReservations',
    ...options,
    method: 'GET'

  }
);}

export const getListOrderReservationsInfiniteQueryKey = (id: string,
    params?: ListOrderReservationsParams,) => {
    return [
    'infinite', 'admin','orders',id,'reservations', ...(params ? [params] : [])
    ] as const;
    }

export const getListOrderReservationsQueryKey = (id: string,
    params?: ListOrderReservationsParams,) => {
    return [
    'admin','orders',id,'reservations', ...(params ? [params] : [])
    ] as const;
    }

export const getListOrderReservationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOrderReservations>>, ListOrderReservationsParams['offset']>, TError = ApiError>(id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData, QueryKey, ListOrderReservationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderReservationsInfiniteQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderReservations>>, QueryKey, ListOrderReservationsParams['offset']> = ({ signal, pageParam }) => listOrderReservations(id,{...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData, QueryKey, ListOrderReservationsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderReservationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderReservations>>>
export type ListOrderReservationsInfiniteQueryError = ApiError

export function useListOrderReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderReservations>>, ListOrderReservationsParams['offset']>, TError = ApiError>(
 id: string,
    params: undefined |  ListOrderReservationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData, QueryKey, ListOrderReservationsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderReservations>>,
          TError,
          Awaited<ReturnType<typeof listOrderReservations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderReservations>>, ListOrderReservationsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData, QueryKey, ListOrderReservationsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderReservations>>,
          TError,
          Awaited<ReturnType<typeof listOrderReservations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderReservations>>, ListOrderReservationsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData, QueryKey, ListOrderReservationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stock reserved for an order
 */

export function useListOrderReservationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrderReservations>>, ListOrderReservationsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData, QueryKey, ListOrderReservationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderReservationsInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListOrderReservationsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderReservations>>, TError = ApiError>(id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderReservationsQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderReservations>>> = ({ signal }) => listOrderReservations(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderReservationsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderReservations>>>
export type ListOrderReservationsQueryError = ApiError

export function useListOrderReservations<TData = Awaited<ReturnType<typeof listOrderReservations>>, TError = ApiError>(
 id: string,
    params: undefined |  ListOrderReservationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderReservations>>,
          TError,
          Awaited<ReturnType<typeof listOrderReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderReservations<TData = Awaited<ReturnType<typeof listOrderReservations>>, TError = ApiError>(
 id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderReservations>>,
          TError,
          Awaited<ReturnType<typeof listOrderReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderReservations<TData = Awaited<ReturnType<typeof listOrderReservations>>, TError = ApiError>(
 id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stock reserved for an order
 */

export function useListOrderReservations<TData = Awaited<ReturnType<typeof listOrderReservations>>, TError = ApiError>(
 id: string,
    params?: ListOrderReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReservations>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderReservationsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateLineItemReservationUrl = (id: string,
    lineItemId: string,) => {

  return `/admin/orders/${pathPart(id)}/line-items/${pathPart(lineItemId)}/reserve`
}

/**
 * @summary Reserve stock for an item of an order
 */
export const createLineItemReservation = async (id: string,
    lineItemId: string,
    createLineItemReservationBody: CreateLineItemReservationBody, options?: Parameters<typeof adminRequest>[1]): Promise<ReservationItemResponse> => {

return adminRequest<ReservationItemResponse>(getCreateLineItemReservationUrl(id,lineItemId),
  {
      operation: 'createLineItemReservation', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createLineItemReservationBody)
  }
);}

export const getCreateLineItemReservationMutationKey = () => ['createLineItemReservation'] as const;

export const getCreateLineItemReservationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLineItemReservation>>, TError,CreateLineItemReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createLineItemReservation>>, TError,CreateLineItemReservationMutationVariables, TContext> => {

const mutationKey = getCreateLineItemReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLineItemReservation>>, CreateLineItemReservationMutationVariables> = (props) => {
          const {id,lineItemId,data} = props ?? {};

          return  createLineItemReservation(id,lineItemId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateLineItemReservationMutationResult = NonNullable<Awaited<ReturnType<typeof createLineItemReservation>>>
    export type CreateLineItemReservationMutationBody = CreateLineItemReservationBody
    export type CreateLineItemReservationMutationError = ApiError
    export type CreateLineItemReservationMutationVariables = {id: string;lineItemId: string;data: CreateLineItemReservationBody}

    /**
 * @summary Reserve stock for an item of an order
 */
export const useCreateLineItemReservation = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLineItemReservation>>, TError,CreateLineItemReservationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLineItemReservation>>,
        TError,
        CreateLineItemReservationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLineItemReservationMutationOptions(options), queryClient);
    }
