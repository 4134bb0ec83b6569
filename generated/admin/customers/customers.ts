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
  CreateCustomerBody,
  CustomerListResponse,
  CustomerResponse,
  GetCustomerParams,
  ListCustomersParams,
  UpdateCustomerBody,
  UpdateCustomerParams
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

export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/customers?${stringifiedParams}` : `/admin/customers`
}

/**
 * @summary List customers
 */
export const listCustomers = async (params?: ListCustomersParams, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerListResponse> => {

  return adminRequest<CustomerListResponse>(getListCustomersUrl(params),
  {
      operation: 'listCustomers',
    ...options,
    method: 'GET'

  }
);}

export const getListCustomersInfiniteQueryKey = (params?: ListCustomersParams,) => {
    return [
    'infinite', 'admin','customers', ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomersQueryKey = (params?: ListCustomersParams,) => {
    return [
    'admin','customers', ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['offset']>, TError = ApiError>(params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>, QueryKey, ListCustomersParams['offset']> = ({ signal, pageParam }) => listCustomers({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersInfiniteQueryError = ApiError

export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['offset']>, TError = ApiError>(
 params: undefined |  ListCustomersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['offset']>, TError = ApiError>(
 params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['offset']>, TError = ApiError>(
 params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List customers
 */

export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['offset']>, TError = ApiError>(
 params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCustomersQueryOptions = <TData = Awaited<ReturnType<typeof listCustomers>>, TError = ApiError>(params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>> = ({ signal }) => listCustomers(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersQueryError = ApiError

export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ApiError>(
 params: undefined |  ListCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ApiError>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ApiError>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List customers
 */

export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ApiError>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCustomerUrl = () => {

  return `/admin/customers`
}

/**
 * @summary Create a customer
 */
export const createCustomer = async (createCustomerBody: CreateCustomerBody, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerResponse> => {

return adminRequest<CustomerResponse>(getCreateCustomerUrl(),
  {
      operation: 'createCustomer', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createCustomerBody)
  }
);}

export const getCreateCustomerMutationKey = () => ['createCustomer'] as const;

export const getCreateCustomerMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext> => {

const mutationKey = getCreateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomer>>, CreateCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCustomer(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomer>>>
    export type CreateCustomerMutationBody = CreateCustomerBody
    export type CreateCustomerMutationError = ApiError
    export type CreateCustomerMutationVariables = {data: CreateCustomerBody}

    /**
 * @summary Create a customer
 */
export const useCreateCustomer = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomer>>,
        TError,
        CreateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerMutationOptions(options), queryClient);
    }
    export const getGetCustomerUrl = (id: string,
    params?: GetCustomerParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/customers/${pathPart(id)}?${stringifiedParams}` : `/admin/customers/${pathPart(id)}`
}

/**
 * @summary Read a customer
 */
export const getCustomer = async (id: string,
    params?: GetCustomerParams, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerResponse> => {

  return adminRequest<CustomerResponse>(getGetCustomerUrl(id,params),
  {
      operation: 'getCustomer',
    ...options,
    method: 'GET'

  }
);}

export const getGetCustomerQueryKey = (id: string,
    params?: GetCustomerParams,) => {
    return [
    'admin','customers',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getCustomer>>, TError = ApiError>(id: string,
    params?: GetCustomerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomer>>> = ({ signal }) => getCustomer(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomer>>>
export type GetCustomerQueryError = ApiError

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ApiError>(
 id: string,
    params: undefined |  GetCustomerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ApiError>(
 id: string,
    params?: GetCustomerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ApiError>(
 id: string,
    params?: GetCustomerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a customer
 */

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ApiError>(
 id: string,
    params?: GetCustomerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCustomerUrl = (id: string,
    params?: UpdateCustomerParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/customers/${pathPart(id)}?${stringifiedParams}` : `/admin/customers/${pathPart(id)}`
}

/**
 * @summary Change a customer
 */
export const updateCustomer = async (id: string,
    updateCustomerBody: UpdateCustomerBody,
    params?: UpdateCustomerParams, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerResponse> => {

return adminRequest<CustomerResponse>(getUpdateCustomerUrl(id,params),
  {
      operation: 'updateCustomer', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateCustomerBody)
  }
);}

export const getUpdateCustomerMutationKey = () => ['updateCustomer'] as const;

export const getUpdateCustomerMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomer>>, UpdateCustomerMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateCustomer(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomer>>>
    export type UpdateCustomerMutationBody = UpdateCustomerBody
    export type UpdateCustomerMutationError = ApiError
    export type UpdateCustomerMutationVariables = {id: string;data: UpdateCustomerBody;params?: UpdateCustomerParams}

    /**
 * @summary Change a customer
 */
export const useUpdateCustomer = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomer>>,
        TError,
        UpdateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerMutationOptions(options), queryClient);
    }
