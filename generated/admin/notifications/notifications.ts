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
  ListNotificationsParams,
  NotificationListResponse,
  NotificationResponse,
  ResendNotificationBody
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

export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/notifications?${stringifiedParams}` : `/admin/notifications`
}

/**
 * @summary List notifications
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof adminRequest>[1]): Promise<NotificationListResponse> => {

  return adminRequest<NotificationListResponse>(getListNotificationsUrl(params),
  {
      operation: 'listNotifications',
    ...options,
    method: 'GET'

  }
);}

export const getListNotificationsInfiniteQueryKey = (params?: ListNotificationsParams,) => {
    return [
    'infinite', 'admin','notifications', ...(params ? [params] : [])
    ] as const;
    }

export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    'admin','notifications', ...(params ? [params] : [])
    ] as const;
    }

export const getListNotificationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ApiError>(params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>, QueryKey, ListNotificationsParams['offset']> = ({ signal, pageParam }) => listNotifications({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsInfiniteQueryError = ApiError

export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ApiError>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ApiError>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ApiError>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notifications
 */

export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ApiError>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ApiError>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ApiError

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ApiError>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ApiError>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ApiError>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notifications
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ApiError>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getResendNotificationUrl = (id: string,) => {

  return `/admin/notifications/${pathPart(id)}/resend`
}

/**
 * @summary Send a notification again
 */
export const resendNotification = async (id: string,
    resendNotificationBody: ResendNotificationBody, options?: Parameters<typeof adminRequest>[1]): Promise<NotificationResponse> => {

return adminRequest<NotificationResponse>(getResendNotificationUrl(id),
  {
      operation: 'resendNotification', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(resendNotificationBody)
  }
);}

export const getResendNotificationMutationKey = () => ['resendNotification'] as const;

export const getResendNotificationMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendNotification>>, TError,ResendNotificationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof resendNotification>>, TError,ResendNotificationMutationVariables, TContext> => {

const mutationKey = getResendNotificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendNotification>>, ResendNotificationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  resendNotification(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResendNotificationMutationResult = NonNullable<Awaited<ReturnType<typeof resendNotification>>>
    export type ResendNotificationMutationBody = ResendNotificationBody
    export type ResendNotificationMutationError = ApiError
    export type ResendNotificationMutationVariables = {id: string;data: ResendNotificationBody}

    /**
 * @summary Send a notification again
 */
export const useResendNotification = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendNotification>>, TError,ResendNotificationMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendNotification>>,
        TError,
        ResendNotificationMutationVariables,
        TContext
      > => {
      return useMutation(getResendNotificationMutationOptions(options), queryClient);
    }
