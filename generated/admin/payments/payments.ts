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
  GetPaymentParams,
  PaymentResponse,
  RefundPaymentBody,
  RefundResponse
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

export const getGetPaymentUrl = (id: string,
    params?: GetPaymentParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/payments/${pathPart(id)}?${stringifiedParams}` : `/admin/payments/${pathPart(id)}`
}

/**
 * @summary Read a payment
 */
export const getPayment = async (id: string,
    params?: GetPaymentParams, options?: Parameters<typeof adminRequest>[1]): Promise<PaymentResponse> => {

  return adminRequest<PaymentResponse>(getGetPaymentUrl(id,params),
  {
      operation: 'getPayment',
    ...options,
    method: 'GET'

  }
);}

export const getGetPaymentQueryKey = (id: string,
    params?: GetPaymentParams,) => {
    return [
    'admin','payments',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ApiError>(id: string,
    params?: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ApiError

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ApiError>(
 id: string,
    params: undefined |  GetPaymentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ApiError>(
 id: string,
    params?: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ApiError>(
 id: string,
    params?: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a payment
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ApiError>(
 id: string,
    params?: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCapturePaymentUrl = (id: string,) => {

  return `/admin/payments/${pathPart(id)}/capture`
}

/**
 * @summary Capture a payment
 */
export const capturePayment = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<PaymentResponse> => {

  return adminRequest<PaymentResponse>(getCapturePaymentUrl(id),
  {
      operation: 'capturePayment', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCapturePaymentMutationKey = () => ['capturePayment'] as const;

export const getCapturePaymentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof capturePayment>>, TError,CapturePaymentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof capturePayment>>, TError,CapturePaymentMutationVariables, TContext> => {

const mutationKey = getCapturePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof capturePayment>>, CapturePaymentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  capturePayment(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CapturePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof capturePayment>>>

    export type CapturePaymentMutationError = ApiError
    export type CapturePaymentMutationVariables = {id: string}

    /**
 * @summary Capture a payment
 */
export const useCapturePayment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof capturePayment>>, TError,CapturePaymentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof capturePayment>>,
        TError,
        CapturePaymentMutationVariables,
        TContext
      > => {
      return useMutation(getCapturePaymentMutationOptions(options), queryClient);
    }
    export const getRefundPaymentUrl = (id: string,) => {

  return `/admin/payments/${pathPart(id)}/refund`
}

/**
 * @summary Refund money of a payment
 */
export const refundPayment = async (id: string,
    refundPaymentBody: RefundPaymentBody, options?: Parameters<typeof adminRequest>[1]): Promise<RefundResponse> => {

return adminRequest<RefundResponse>(getRefundPaymentUrl(id),
  {
      operation: 'refundPayment', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(refundPaymentBody)
  }
);}

export const getRefundPaymentMutationKey = () => ['refundPayment'] as const;

export const getRefundPaymentMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundPayment>>, TError,RefundPaymentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof refundPayment>>, TError,RefundPaymentMutationVariables, TContext> => {

const mutationKey = getRefundPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundPayment>>, RefundPaymentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  refundPayment(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RefundPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof refundPayment>>>
    export type RefundPaymentMutationBody = RefundPaymentBody
    export type RefundPaymentMutationError = ApiError
    export type RefundPaymentMutationVariables = {id: string;data: RefundPaymentBody}

    /**
 * @summary Refund money of a payment
 */
export const useRefundPayment = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundPayment>>, TError,RefundPaymentMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundPayment>>,
        TError,
        RefundPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getRefundPaymentMutationOptions(options), queryClient);
    }
