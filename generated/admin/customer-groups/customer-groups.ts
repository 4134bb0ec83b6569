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
  AddCustomersToGroupBody,
  CreateCustomerGroupBody,
  CustomerGroupListResponse,
  CustomerGroupResponse,
  CustomerListResponse,
  DeletedRecord,
  GetCustomerGroupParams,
  ListCustomerGroupsParams,
  ListCustomersInGroupParams,
  RemoveCustomersFromGroupBody,
  UpdateCustomerGroupBody
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

export const getListCustomerGroupsUrl = (params?: ListCustomerGroupsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/customer-groups?${stringifiedParams}` : `/admin/customer-groups`
}

/**
 * @summary List customer groups
 */
export const listCustomerGroups = async (params?: ListCustomerGroupsParams, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerGroupListResponse> => {

  return adminRequest<CustomerGroupListResponse>(getListCustomerGroupsUrl(params),
  {
      operation: 'listCustomerGroups',
    ...options,
    method: 'GET'

  }
);}

export const getListCustomerGroupsInfiniteQueryKey = (params?: ListCustomerGroupsParams,) => {
    return [
    'infinite', 'admin','customer-groups', ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomerGroupsQueryKey = (params?: ListCustomerGroupsParams,) => {
    return [
    'admin','customer-groups', ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomerGroupsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCustomerGroups>>, ListCustomerGroupsParams['offset']>, TError = ApiError>(params?: ListCustomerGroupsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData, QueryKey, ListCustomerGroupsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerGroupsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerGroups>>, QueryKey, ListCustomerGroupsParams['offset']> = ({ signal, pageParam }) => listCustomerGroups({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData, QueryKey, ListCustomerGroupsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerGroupsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerGroups>>>
export type ListCustomerGroupsInfiniteQueryError = ApiError

export function useListCustomerGroupsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomerGroups>>, ListCustomerGroupsParams['offset']>, TError = ApiError>(
 params: undefined |  ListCustomerGroupsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData, QueryKey, ListCustomerGroupsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerGroups>>,
          TError,
          Awaited<ReturnType<typeof listCustomerGroups>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerGroupsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomerGroups>>, ListCustomerGroupsParams['offset']>, TError = ApiError>(
 params?: ListCustomerGroupsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData, QueryKey, ListCustomerGroupsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerGroups>>,
          TError,
          Awaited<ReturnType<typeof listCustomerGroups>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerGroupsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomerGroups>>, ListCustomerGroupsParams['offset']>, TError = ApiError>(
 params?: ListCustomerGroupsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData, QueryKey, ListCustomerGroupsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List customer groups
 */

export function useListCustomerGroupsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomerGroups>>, ListCustomerGroupsParams['offset']>, TError = ApiError>(
 params?: ListCustomerGroupsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData, QueryKey, ListCustomerGroupsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerGroupsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCustomerGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerGroups>>, TError = ApiError>(params?: ListCustomerGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerGroupsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerGroups>>> = ({ signal }) => listCustomerGroups(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerGroups>>>
export type ListCustomerGroupsQueryError = ApiError

export function useListCustomerGroups<TData = Awaited<ReturnType<typeof listCustomerGroups>>, TError = ApiError>(
 params: undefined |  ListCustomerGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerGroups>>,
          TError,
          Awaited<ReturnType<typeof listCustomerGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerGroups<TData = Awaited<ReturnType<typeof listCustomerGroups>>, TError = ApiError>(
 params?: ListCustomerGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerGroups>>,
          TError,
          Awaited<ReturnType<typeof listCustomerGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerGroups<TData = Awaited<ReturnType<typeof listCustomerGroups>>, TError = ApiError>(
 params?: ListCustomerGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List customer groups
 */

export function useListCustomerGroups<TData = Awaited<ReturnType<typeof listCustomerGroups>>, TError = ApiError>(
 params?: ListCustomerGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerGroups>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCustomerGroupUrl = () => {

  return `/admin/customer-groups`
}

/**
 * @summary Create a customer group
 */
export const createCustomerGroup = async (createCustomerGroupBody: CreateCustomerGroupBody, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerGroupResponse> => {

return adminRequest<CustomerGroupResponse>(getCreateCustomerGroupUrl(),
  {
      operation: 'createCustomerGroup', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createCustomerGroupBody)
  }
);}

export const getCreateCustomerGroupMutationKey = () => ['createCustomerGroup'] as const;

export const getCreateCustomerGroupMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerGroup>>, TError,CreateCustomerGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomerGroup>>, TError,CreateCustomerGroupMutationVariables, TContext> => {

const mutationKey = getCreateCustomerGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomerGroup>>, CreateCustomerGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCustomerGroup(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerGroupMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomerGroup>>>
    export type CreateCustomerGroupMutationBody = CreateCustomerGroupBody
    export type CreateCustomerGroupMutationError = ApiError
    export type CreateCustomerGroupMutationVariables = {data: CreateCustomerGroupBody}

    /**
 * @summary Create a customer group
 */
export const useCreateCustomerGroup = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerGroup>>, TError,CreateCustomerGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomerGroup>>,
        TError,
        CreateCustomerGroupMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerGroupMutationOptions(options), queryClient);
    }
    export const getGetCustomerGroupUrl = (id: string,
    params?: GetCustomerGroupParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/customer-groups/${pathPart(id)}?${stringifiedParams}` : `/admin/customer-groups/${pathPart(id)}`
}

/**
 * @summary Read a customer group
 */
export const getCustomerGroup = async (id: string,
    params?: GetCustomerGroupParams, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerGroupResponse> => {

  return adminRequest<CustomerGroupResponse>(getGetCustomerGroupUrl(id,params),
  {
      operation: 'getCustomerGroup',
    ...options,
    method: 'GET'

  }
);}

export const getGetCustomerGroupQueryKey = (id: string,
    params?: GetCustomerGroupParams,) => {
    return [
    'admin','customer-groups',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetCustomerGroupQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerGroup>>, TError = ApiError>(id: string,
    params?: GetCustomerGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerGroup>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerGroupQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerGroup>>> = ({ signal }) => getCustomerGroup(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerGroupQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerGroup>>>
export type GetCustomerGroupQueryError = ApiError

export function useGetCustomerGroup<TData = Awaited<ReturnType<typeof getCustomerGroup>>, TError = ApiError>(
 id: string,
    params: undefined |  GetCustomerGroupParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerGroup>>,
          TError,
          Awaited<ReturnType<typeof getCustomerGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerGroup<TData = Awaited<ReturnType<typeof getCustomerGroup>>, TError = ApiError>(
 id: string,
    params?: GetCustomerGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerGroup>>,
          TError,
          Awaited<ReturnType<typeof getCustomerGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerGroup<TData = Awaited<ReturnType<typeof getCustomerGroup>>, TError = ApiError>(
 id: string,
    params?: GetCustomerGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerGroup>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a customer group
 */

export function useGetCustomerGroup<TData = Awaited<ReturnType<typeof getCustomerGroup>>, TError = ApiError>(
 id: string,
    params?: GetCustomerGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerGroup>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerGroupQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCustomerGroupUrl = (id: string,) => {

  return `/admin/customer-groups/${pathPart(id)}`
}

/**
 * @summary Change a customer group
 */
export const updateCustomerGroup = async (id: string,
    updateCustomerGroupBody: UpdateCustomerGroupBody, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerGroupResponse> => {

return adminRequest<CustomerGroupResponse>(getUpdateCustomerGroupUrl(id),
  {
      operation: 'updateCustomerGroup', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateCustomerGroupBody)
  }
);}

export const getUpdateCustomerGroupMutationKey = () => ['updateCustomerGroup'] as const;

export const getUpdateCustomerGroupMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerGroup>>, TError,UpdateCustomerGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomerGroup>>, TError,UpdateCustomerGroupMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomerGroup>>, UpdateCustomerGroupMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCustomerGroup(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerGroupMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomerGroup>>>
    export type UpdateCustomerGroupMutationBody = UpdateCustomerGroupBody
    export type UpdateCustomerGroupMutationError = ApiError
    export type UpdateCustomerGroupMutationVariables = {id: string;data: UpdateCustomerGroupBody}

    /**
 * @summary Change a customer group
 */
export const useUpdateCustomerGroup = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerGroup>>, TError,UpdateCustomerGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomerGroup>>,
        TError,
        UpdateCustomerGroupMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerGroupMutationOptions(options), queryClient);
    }
    export const getDeleteCustomerGroupUrl = (id: string,) => {

  return `/admin/customer-groups/${pathPart(id)}`
}

/**
 * @summary Delete a customer group
 */
export const deleteCustomerGroup = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteCustomerGroupUrl(id),
  {
      operation: 'deleteCustomerGroup',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteCustomerGroupMutationKey = () => ['deleteCustomerGroup'] as const;

export const getDeleteCustomerGroupMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomerGroup>>, TError,DeleteCustomerGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCustomerGroup>>, TError,DeleteCustomerGroupMutationVariables, TContext> => {

const mutationKey = getDeleteCustomerGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCustomerGroup>>, DeleteCustomerGroupMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCustomerGroup(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteCustomerGroupMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCustomerGroup>>>

    export type DeleteCustomerGroupMutationError = ApiError
    export type DeleteCustomerGroupMutationVariables = {id: string}

    /**
 * @summary Delete a customer group
 */
export const useDeleteCustomerGroup = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomerGroup>>, TError,DeleteCustomerGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCustomerGroup>>,
        TError,
        DeleteCustomerGroupMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCustomerGroupMutationOptions(options), queryClient);
    }
    export const getListCustomersInGroupUrl = (id: string,
    params?: ListCustomersInGroupParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/customer-groups/${pathPart(id)}/customers?${stringifiedParams}` : `/admin/customer-groups/${pathPart(id)}/customers`
}

/**
 * @summary List the customers of a group
 */
export const listCustomersInGroup = async (id: string,
    params?: ListCustomersInGroupParams, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerListResponse> => {

  return adminRequest<CustomerListResponse>(getListCustomersInGroupUrl(id,params),
  {
      operation: 'listCustomersInGroup',
    ...options,
    method: 'GET'

  }
);}

export const getListCustomersInGroupInfiniteQueryKey = (id: string,
    params?: ListCustomersInGroupParams,) => {
    return [
    'infinite', 'admin','customer-groups',id,'customers', ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomersInGroupQueryKey = (id: string,
    params?: ListCustomersInGroupParams,) => {
    return [
    'admin','customer-groups',id,'customers', ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomersInGroupInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCustomersInGroup>>, ListCustomersInGroupParams['offset']>, TError = ApiError>(id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData, QueryKey, ListCustomersInGroupParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersInGroupInfiniteQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomersInGroup>>, QueryKey, ListCustomersInGroupParams['offset']> = ({ signal, pageParam }) => listCustomersInGroup(id,{...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData, QueryKey, ListCustomersInGroupParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersInGroupInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomersInGroup>>>
export type ListCustomersInGroupInfiniteQueryError = ApiError

export function useListCustomersInGroupInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomersInGroup>>, ListCustomersInGroupParams['offset']>, TError = ApiError>(
 id: string,
    params: undefined |  ListCustomersInGroupParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData, QueryKey, ListCustomersInGroupParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomersInGroup>>,
          TError,
          Awaited<ReturnType<typeof listCustomersInGroup>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInGroupInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomersInGroup>>, ListCustomersInGroupParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData, QueryKey, ListCustomersInGroupParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomersInGroup>>,
          TError,
          Awaited<ReturnType<typeof listCustomersInGroup>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInGroupInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomersInGroup>>, ListCustomersInGroupParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData, QueryKey, ListCustomersInGroupParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the customers of a group
 */

export function useListCustomersInGroupInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomersInGroup>>, ListCustomersInGroupParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData, QueryKey, ListCustomersInGroupParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersInGroupInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCustomersInGroupQueryOptions = <TData = Awaited<ReturnType<typeof listCustomersInGroup>>, TError = ApiError>(id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersInGroupQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomersInGroup>>> = ({ signal }) => listCustomersInGroup(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersInGroupQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomersInGroup>>>
export type ListCustomersInGroupQueryError = ApiError

export function useListCustomersInGroup<TData = Awaited<ReturnType<typeof listCustomersInGroup>>, TError = ApiError>(
 id: string,
    params: undefined |  ListCustomersInGroupParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomersInGroup>>,
          TError,
          Awaited<ReturnType<typeof listCustomersInGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInGroup<TData = Awaited<ReturnType<typeof listCustomersInGroup>>, TError = ApiError>(
 id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomersInGroup>>,
          TError,
          Awaited<ReturnType<typeof listCustomersInGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInGroup<TData = Awaited<ReturnType<typeof listCustomersInGroup>>, TError = ApiError>(
 id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the customers of a group
 */

export function useListCustomersInGroup<TData = Awaited<ReturnType<typeof listCustomersInGroup>>, TError = ApiError>(
 id: string,
    params?: ListCustomersInGroupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomersInGroup>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersInGroupQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddCustomersToGroupUrl = (id: string,) => {

  return `/admin/customer-groups/${pathPart(id)}/customers/batch`
}

/**
 * @summary Put customers into a group
 */
export const addCustomersToGroup = async (id: string,
    addCustomersToGroupBody: AddCustomersToGroupBody, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerGroupResponse> => {

return adminRequest<CustomerGroupResponse>(getAddCustomersToGroupUrl(id),
  {
      operation: 'addCustomersToGroup', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addCustomersToGroupBody)
  }
);}

export const getAddCustomersToGroupMutationKey = () => ['addCustomersToGroup'] as const;

export const getAddCustomersToGroupMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCustomersToGroup>>, TError,AddCustomersToGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addCustomersToGroup>>, TError,AddCustomersToGroupMutationVariables, TContext> => {

const mutationKey = getAddCustomersToGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCustomersToGroup>>, AddCustomersToGroupMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addCustomersToGroup(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddCustomersToGroupMutationResult = NonNullable<Awaited<ReturnType<typeof addCustomersToGroup>>>
    export type AddCustomersToGroupMutationBody = AddCustomersToGroupBody
    export type AddCustomersToGroupMutationError = ApiError
    export type AddCustomersToGroupMutationVariables = {id: string;data: AddCustomersToGroupBody}

    /**
 * @summary Put customers into a group
 */
export const useAddCustomersToGroup = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCustomersToGroup>>, TError,AddCustomersToGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCustomersToGroup>>,
        TError,
        AddCustomersToGroupMutationVariables,
        TContext
      > => {
      return useMutation(getAddCustomersToGroupMutationOptions(options), queryClient);
    }
    export const getRemoveCustomersFromGroupUrl = (id: string,) => {

  return `/admin/customer-groups/${pathPart(id)}/customers/batch`
}

/**
 * @summary Take customers out of a group
 */
export const removeCustomersFromGroup = async (id: string,
    removeCustomersFromGroupBody: RemoveCustomersFromGroupBody, options?: Parameters<typeof adminRequest>[1]): Promise<CustomerGroupResponse> => {

return adminRequest<CustomerGroupResponse>(getRemoveCustomersFromGroupUrl(id),
  {
      operation: 'removeCustomersFromGroup',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeCustomersFromGroupBody)
  }
);}

export const getRemoveCustomersFromGroupMutationKey = () => ['removeCustomersFromGroup'] as const;

export const getRemoveCustomersFromGroupMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCustomersFromGroup>>, TError,RemoveCustomersFromGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeCustomersFromGroup>>, TError,RemoveCustomersFromGroupMutationVariables, TContext> => {

const mutationKey = getRemoveCustomersFromGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCustomersFromGroup>>, RemoveCustomersFromGroupMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  removeCustomersFromGroup(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveCustomersFromGroupMutationResult = NonNullable<Awaited<ReturnType<typeof removeCustomersFromGroup>>>
    export type RemoveCustomersFromGroupMutationBody = RemoveCustomersFromGroupBody
    export type RemoveCustomersFromGroupMutationError = ApiError
    export type RemoveCustomersFromGroupMutationVariables = {id: string;data: RemoveCustomersFromGroupBody}

    /**
 * @summary Take customers out of a group
 */
export const useRemoveCustomersFromGroup = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCustomersFromGroup>>, TError,RemoveCustomersFromGroupMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCustomersFromGroup>>,
        TError,
        RemoveCustomersFromGroupMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCustomersFromGroupMutationOptions(options), queryClient);
    }
