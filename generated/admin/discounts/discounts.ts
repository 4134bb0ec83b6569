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
  AddResourcesToDiscountConditionBody,
  AddResourcesToDiscountConditionParams,
  CreateDiscountBody,
  CreateDiscountConditionBody,
  CreateDiscountConditionParams,
  CreateDiscountParams,
  CreateDynamicDiscountCodeBody,
  DeleteDiscountConditionParams,
  DeletedRecord,
  DiscountConditionListResponse,
  DiscountConditionResponse,
  DiscountConditionsDeleteResponse,
  DiscountListResponse,
  DiscountResponse,
  GetDiscountByCodeParams,
  GetDiscountConditionParams,
  GetDiscountParams,
  ListDiscountsParams,
  RemoveResourcesFromDiscountConditionBody,
  RemoveResourcesFromDiscountConditionParams,
  UpdateDiscountBody,
  UpdateDiscountConditionBody,
  UpdateDiscountConditionParams,
  UpdateDiscountParams
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

export const getListDiscountsUrl = (params?: ListDiscountsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts?${stringifiedParams}` : `/admin/discounts`
}

/**
 * @summary List discounts
 */
export const listDiscounts = async (params?: ListDiscountsParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountListResponse> => {

  return adminRequest<DiscountListResponse>(getListDiscountsUrl(params),
  {
      operation: 'listDiscounts',
    ...options,
    method: 'GET'

  }
);}

export const getListDiscountsInfiniteQueryKey = (params?: ListDiscountsParams,) => {
    return [
    'infinite', 'admin','discounts', ...(params ? [params] : [])
    ] as const;
    }

export const getListDiscountsQueryKey = (params?: ListDiscountsParams,) => {
    return [
    'admin','discounts', ...(params ? [params] : [])
    ] as const;
    }

export const getListDiscountsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDiscounts>>, ListDiscountsParams['offset']>, TError = ApiError>(params?: ListDiscountsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData, QueryKey, ListDiscountsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDiscountsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDiscounts>>, QueryKey, ListDiscountsParams['offset']> = ({ signal, pageParam }) => listDiscounts({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData, QueryKey, ListDiscountsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDiscountsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDiscounts>>>
export type ListDiscountsInfiniteQueryError = ApiError

export function useListDiscountsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDiscounts>>, ListDiscountsParams['offset']>, TError = ApiError>(
 params: undefined |  ListDiscountsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData, QueryKey, ListDiscountsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiscounts>>,
          TError,
          Awaited<ReturnType<typeof listDiscounts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiscountsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDiscounts>>, ListDiscountsParams['offset']>, TError = ApiError>(
 params?: ListDiscountsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData, QueryKey, ListDiscountsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiscounts>>,
          TError,
          Awaited<ReturnType<typeof listDiscounts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiscountsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDiscounts>>, ListDiscountsParams['offset']>, TError = ApiError>(
 params?: ListDiscountsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData, QueryKey, ListDiscountsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List discounts
 */

export function useListDiscountsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDiscounts>>, ListDiscountsParams['offset']>, TError = ApiError>(
 params?: ListDiscountsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData, QueryKey, ListDiscountsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDiscountsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListDiscountsQueryOptions = <TData = Awaited<ReturnType<typeof listDiscounts>>, TError = ApiError>(params?: ListDiscountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDiscountsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDiscounts>>> = ({ signal }) => listDiscounts(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDiscountsQueryResult = NonNullable<Awaited<ReturnType<typeof listDiscounts>>>
export type ListDiscountsQueryError = ApiError

export function useListDiscounts<TData = Awaited<ReturnType<typeof listDiscounts>>, TError = ApiError>(
 params: undefined |  ListDiscountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiscounts>>,
          TError,
          Awaited<ReturnType<typeof listDiscounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiscounts<TData = Awaited<ReturnType<typeof listDiscounts>>, TError = ApiError>(
 params?: ListDiscountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiscounts>>,
          TError,
          Awaited<ReturnType<typeof listDiscounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiscounts<TData = Awaited<ReturnType<typeof listDiscounts>>, TError = ApiError>(
 params?: ListDiscountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List discounts
 */

export function useListDiscounts<TData = Awaited<ReturnType<typeof listDiscounts>>, TError = ApiError>(
 params?: ListDiscountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscounts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDiscountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDiscountUrl = (params?: CreateDiscountParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts?${stringifiedParams}` : `/admin/discounts`
}

/**
 * @summary Create a discount
 */
export const createDiscount = async (createDiscountBody: CreateDiscountBody,
    params?: CreateDiscountParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getCreateDiscountUrl(params),
  {
      operation: 'createDiscount', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createDiscountBody)
  }
);}

export const getCreateDiscountMutationKey = () => ['createDiscount'] as const;

export const getCreateDiscountMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDiscount>>, TError,CreateDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDiscount>>, TError,CreateDiscountMutationVariables, TContext> => {

const mutationKey = getCreateDiscountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDiscount>>, CreateDiscountMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createDiscount(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDiscountMutationResult = NonNullable<Awaited<ReturnType<typeof createDiscount>>>
    export type CreateDiscountMutationBody = CreateDiscountBody
    export type CreateDiscountMutationError = ApiError
    export type CreateDiscountMutationVariables = {data: CreateDiscountBody;params?: CreateDiscountParams}

    /**
 * @summary Create a discount
 */
export const useCreateDiscount = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDiscount>>, TError,CreateDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDiscount>>,
        TError,
        CreateDiscountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDiscountMutationOptions(options), queryClient);
    }
    export const getGetDiscountUrl = (id: string,
    params?: GetDiscountParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}`
}

/**
 * @summary Read a discount
 */
export const getDiscount = async (id: string,
    params?: GetDiscountParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

  return adminRequest<DiscountResponse>(getGetDiscountUrl(id,params),
  {
      operation: 'getDiscount',
    ...options,
    method: 'GET'

  }
);}

export const getGetDiscountQueryKey = (id: string,
    params?: GetDiscountParams,) => {
    return [
    'admin','discounts',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetDiscountQueryOptions = <TData = Awaited<ReturnType<typeof getDiscount>>, TError = ApiError>(id: string,
    params?: GetDiscountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscount>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDiscountQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDiscount>>> = ({ signal }) => getDiscount(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDiscount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDiscountQueryResult = NonNullable<Awaited<ReturnType<typeof getDiscount>>>
export type GetDiscountQueryError = ApiError

export function useGetDiscount<TData = Awaited<ReturnType<typeof getDiscount>>, TError = ApiError>(
 id: string,
    params: undefined |  GetDiscountParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiscount>>,
          TError,
          Awaited<ReturnType<typeof getDiscount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiscount<TData = Awaited<ReturnType<typeof getDiscount>>, TError = ApiError>(
 id: string,
    params?: GetDiscountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiscount>>,
          TError,
          Awaited<ReturnType<typeof getDiscount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiscount<TData = Awaited<ReturnType<typeof getDiscount>>, TError = ApiError>(
 id: string,
    params?: GetDiscountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscount>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a discount
 */

export function useGetDiscount<TData = Awaited<ReturnType<typeof getDiscount>>, TError = ApiError>(
 id: string,
    params?: GetDiscountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscount>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDiscountQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDiscountUrl = (id: string,
    params?: UpdateDiscountParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}`
}

/**
 * @summary Change a discount
 */
export const updateDiscount = async (id: string,
    updateDiscountBody: UpdateDiscountBody,
    params?: UpdateDiscountParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getUpdateDiscountUrl(id,params),
  {
      operation: 'updateDiscount', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateDiscountBody)
  }
);}

export const getUpdateDiscountMutationKey = () => ['updateDiscount'] as const;

export const getUpdateDiscountMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDiscount>>, TError,UpdateDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDiscount>>, TError,UpdateDiscountMutationVariables, TContext> => {

const mutationKey = getUpdateDiscountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDiscount>>, UpdateDiscountMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateDiscount(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateDiscountMutationResult = NonNullable<Awaited<ReturnType<typeof updateDiscount>>>
    export type UpdateDiscountMutationBody = UpdateDiscountBody
    export type UpdateDiscountMutationError = ApiError
    export type UpdateDiscountMutationVariables = {id: string;data: UpdateDiscountBody;params?: UpdateDiscountParams}

    /**
 * @summary Change a discount
 */
export const useUpdateDiscount = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDiscount>>, TError,UpdateDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDiscount>>,
        TError,
        UpdateDiscountMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDiscountMutationOptions(options), queryClient);
    }
    export const getDeleteDiscountUrl = (id: string,) => {

  return `/admin/discounts/${pathPart(id)}`
}

/**
 * @summary Delete a discount
 */
export const deleteDiscount = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteDiscountUrl(id),
  {
      operation: 'deleteDiscount',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDiscountMutationKey = () => ['deleteDiscount'] as const;

export const getDeleteDiscountMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDiscount>>, TError,DeleteDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDiscount>>, TError,DeleteDiscountMutationVariables, TContext> => {

const mutationKey = getDeleteDiscountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDiscount>>, DeleteDiscountMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDiscount(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteDiscountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDiscount>>>

    export type DeleteDiscountMutationError = ApiError
    export type DeleteDiscountMutationVariables = {id: string}

    /**
 * @summary Delete a discount
 */
export const useDeleteDiscount = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDiscount>>, TError,DeleteDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDiscount>>,
        TError,
        DeleteDiscountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDiscountMutationOptions(options), queryClient);
    }
    export const getGetDiscountByCodeUrl = (code: string,
    params?: GetDiscountByCodeParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/code/${pathPart(code)}?${stringifiedParams}` : `/admin/discounts/code/${pathPart(code)}`
}

/**
 * @summary Find a discount by its code
 */
export const getDiscountByCode = async (code: string,
    params?: GetDiscountByCodeParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

  return adminRequest<DiscountResponse>(getGetDiscountByCodeUrl(code,params),
  {
      operation: 'getDiscountByCode',
    ...options,
    method: 'GET'

  }
);}

export const getGetDiscountByCodeQueryKey = (code: string,
    params?: GetDiscountByCodeParams,) => {
    return [
    'admin','discounts','code',code, ...(params ? [params] : [])
    ] as const;
    }

export const getGetDiscountByCodeQueryOptions = <TData = Awaited<ReturnType<typeof getDiscountByCode>>, TError = ApiError>(code: string,
    params?: GetDiscountByCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountByCode>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDiscountByCodeQueryKey(code,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDiscountByCode>>> = ({ signal }) => getDiscountByCode(code,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDiscountByCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDiscountByCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getDiscountByCode>>>
export type GetDiscountByCodeQueryError = ApiError

export function useGetDiscountByCode<TData = Awaited<ReturnType<typeof getDiscountByCode>>, TError = ApiError>(
 code: string,
    params: undefined |  GetDiscountByCodeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountByCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiscountByCode>>,
          TError,
          Awaited<ReturnType<typeof getDiscountByCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiscountByCode<TData = Awaited<ReturnType<typeof getDiscountByCode>>, TError = ApiError>(
 code: string,
    params?: GetDiscountByCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountByCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiscountByCode>>,
          TError,
          Awaited<ReturnType<typeof getDiscountByCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiscountByCode<TData = Awaited<ReturnType<typeof getDiscountByCode>>, TError = ApiError>(
 code: string,
    params?: GetDiscountByCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountByCode>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find a discount by its code
 */

export function useGetDiscountByCode<TData = Awaited<ReturnType<typeof getDiscountByCode>>, TError = ApiError>(
 code: string,
    params?: GetDiscountByCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountByCode>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDiscountByCodeQueryOptions(code,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDynamicDiscountCodeUrl = (id: string,) => {

  return `/admin/discounts/${pathPart(id)}/dynamic-codes`
}

/**
 * @summary Add a code to a dynamic discount
 */
export const createDynamicDiscountCode = async (id: string,
    createDynamicDiscountCodeBody: CreateDynamicDiscountCodeBody, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getCreateDynamicDiscountCodeUrl(id),
  {
      operation: 'createDynamicDiscountCode', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createDynamicDiscountCodeBody)
  }
);}

export const getCreateDynamicDiscountCodeMutationKey = () => ['createDynamicDiscountCode'] as const;

export const getCreateDynamicDiscountCodeMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDynamicDiscountCode>>, TError,CreateDynamicDiscountCodeMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDynamicDiscountCode>>, TError,CreateDynamicDiscountCodeMutationVariables, TContext> => {

const mutationKey = getCreateDynamicDiscountCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDynamicDiscountCode>>, CreateDynamicDiscountCodeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createDynamicDiscountCode(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDynamicDiscountCodeMutationResult = NonNullable<Awaited<ReturnType<typeof createDynamicDiscountCode>>>
    export type CreateDynamicDiscountCodeMutationBody = CreateDynamicDiscountCodeBody
    export type CreateDynamicDiscountCodeMutationError = ApiError
    export type CreateDynamicDiscountCodeMutationVariables = {id: string;data: CreateDynamicDiscountCodeBody}

    /**
 * @summary Add a code to a dynamic discount
 */
export const useCreateDynamicDiscountCode = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDynamicDiscountCode>>, TError,CreateDynamicDiscountCodeMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDynamicDiscountCode>>,
        TError,
        CreateDynamicDiscountCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDynamicDiscountCodeMutationOptions(options), queryClient);
    }
    export const getDeleteDynamicDiscountCodeUrl = (id: string,
    code: string,) => {

  return `/admin/discounts/${pathPart(id)}/dynamic-codes/${pathPart(code)}`
}

/**
 * @summary Remove a code from a dynamic discount
 */
export const deleteDynamicDiscountCode = async (id: string,
    code: string, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

  return adminRequest<DiscountResponse>(getDeleteDynamicDiscountCodeUrl(id,code),
  {
      operation: 'deleteDynamicDiscountCode',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDynamicDiscountCodeMutationKey = () => ['deleteDynamicDiscountCode'] as const;

export const getDeleteDynamicDiscountCodeMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicDiscountCode>>, TError,DeleteDynamicDiscountCodeMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicDiscountCode>>, TError,DeleteDynamicDiscountCodeMutationVariables, TContext> => {

const mutationKey = getDeleteDynamicDiscountCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDynamicDiscountCode>>, DeleteDynamicDiscountCodeMutationVariables> = (props) => {
          const {id,code} = props ?? {};

          return  deleteDynamicDiscountCode(id,code,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteDynamicDiscountCodeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDynamicDiscountCode>>>

    export type DeleteDynamicDiscountCodeMutationError = ApiError
    export type DeleteDynamicDiscountCodeMutationVariables = {id: string;code: string}

    /**
 * @summary Remove a code from a dynamic discount
 */
export const useDeleteDynamicDiscountCode = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicDiscountCode>>, TError,DeleteDynamicDiscountCodeMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDynamicDiscountCode>>,
        TError,
        DeleteDynamicDiscountCodeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDynamicDiscountCodeMutationOptions(options), queryClient);
    }
    export const getAddRegionToDiscountUrl = (id: string,
    regionId: string,) => {

  return `/admin/discounts/${pathPart(id)}/regions/${pathPart(regionId)}`
}

/**
 * @summary Make a discount valid in a region
 */
export const addRegionToDiscount = async (id: string,
    regionId: string, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

  return adminRequest<DiscountResponse>(getAddRegionToDiscountUrl(id,regionId),
  {
      operation: 'addRegionToDiscount', repeat: 'safe',
    ...options,
    method: 'POST'

  }
);}

export const getAddRegionToDiscountMutationKey = () => ['addRegionToDiscount'] as const;

export const getAddRegionToDiscountMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRegionToDiscount>>, TError,AddRegionToDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addRegionToDiscount>>, TError,AddRegionToDiscountMutationVariables, TContext> => {

const mutationKey = getAddRegionToDiscountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addRegionToDiscount>>, AddRegionToDiscountMutationVariables> = (props) => {
          const {id,regionId} = props ?? {};

          return  addRegionToDiscount(id,regionId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddRegionToDiscountMutationResult = NonNullable<Awaited<ReturnType<typeof addRegionToDiscount>>>

    export type AddRegionToDiscountMutationError = ApiError
    export type AddRegionToDiscountMutationVariables = {id: string;regionId: string}

    /**
 * @summary Make a discount valid in a region
 */
export const useAddRegionToDiscount = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRegionToDiscount>>, TError,AddRegionToDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addRegionToDiscount>>,
        TError,
        AddRegionToDiscountMutationVariables,
        TContext
      > => {
      return useMutation(getAddRegionToDiscountMutationOptions(options), queryClient);
    }
    export const getRemoveRegionFromDiscountUrl = (id: string,
    regionId: string,) => {

  return `/admin/discounts/${pathPart(id)}/regions/${pathPart(regionId)}`
}

/**
 * @summary End a discount's validity in a region
 */
export const removeRegionFromDiscount = async (id: string,
    regionId: string, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

  return adminRequest<DiscountResponse>(getRemoveRegionFromDiscountUrl(id,regionId),
  {
      operation: 'removeRegionFromDiscount',
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveRegionFromDiscountMutationKey = () => ['removeRegionFromDiscount'] as const;

export const getRemoveRegionFromDiscountMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeRegionFromDiscount>>, TError,RemoveRegionFromDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeRegionFromDiscount>>, TError,RemoveRegionFromDiscountMutationVariables, TContext> => {

const mutationKey = getRemoveRegionFromDiscountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeRegionFromDiscount>>, RemoveRegionFromDiscountMutationVariables> = (props) => {
          const {id,regionId} = props ?? {};

          return  removeRegionFromDiscount(id,regionId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveRegionFromDiscountMutationResult = NonNullable<Awaited<ReturnType<typeof removeRegionFromDiscount>>>

    export type RemoveRegionFromDiscountMutationError = ApiError
    export type RemoveRegionFromDiscountMutationVariables = {id: string;regionId: string}

    /**
 * @summary End a discount's validity in a region
 */
export const useRemoveRegionFromDiscount = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeRegionFromDiscount>>, TError,RemoveRegionFromDiscountMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeRegionFromDiscount>>,
        TError,
        RemoveRegionFromDiscountMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveRegionFromDiscountMutationOptions(options), queryClient);
    }
    export const getListDiscountConditionsUrl = (id: string,) => {

  return `/admin/discounts/${pathPart(id)}/conditions`
}

/**
 * Named by the specification; the server answers 404.
 * @deprecated
 * @summary List a discount's conditions
 */
export const listDiscountConditions = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountConditionListResponse> => {

  return adminRequest<DiscountConditionListResponse>(getListDiscountConditionsUrl(id),
  {
      operation: 'listDiscountConditions',
    ...options,
    method: 'GET'

  }
);}

export const getListDiscountConditionsQueryKey = (id: string,) => {
    return [
    'admin','discounts',id,'conditions'
    ] as const;
    }

export const getListDiscountConditionsQueryOptions = <TData = Awaited<ReturnType<typeof listDiscountConditions>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscountConditions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDiscountConditionsQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDiscountConditions>>> = ({ signal }) => listDiscountConditions(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDiscountConditions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDiscountConditionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDiscountConditions>>>
export type ListDiscountConditionsQueryError = ApiError

export function useListDiscountConditions<TData = Awaited<ReturnType<typeof listDiscountConditions>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscountConditions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiscountConditions>>,
          TError,
          Awaited<ReturnType<typeof listDiscountConditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiscountConditions<TData = Awaited<ReturnType<typeof listDiscountConditions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscountConditions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiscountConditions>>,
          TError,
          Awaited<ReturnType<typeof listDiscountConditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiscountConditions<TData = Awaited<ReturnType<typeof listDiscountConditions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscountConditions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @deprecated
 * @summary List a discount's conditions
 */

export function useListDiscountConditions<TData = Awaited<ReturnType<typeof listDiscountConditions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiscountConditions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDiscountConditionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDiscountConditionUrl = (id: string,
    params?: CreateDiscountConditionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}/conditions?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}/conditions`
}

/**
 * @summary Add a condition to a discount
 */
export const createDiscountCondition = async (id: string,
    createDiscountConditionBody: CreateDiscountConditionBody,
    params?: CreateDiscountConditionParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getCreateDiscountConditionUrl(id,params),
  {
      operation: 'createDiscountCondition', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createDiscountConditionBody)
  }
);}

export const getCreateDiscountConditionMutationKey = () => ['createDiscountCondition'] as const;

export const getCreateDiscountConditionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDiscountCondition>>, TError,CreateDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDiscountCondition>>, TError,CreateDiscountConditionMutationVariables, TContext> => {

const mutationKey = getCreateDiscountConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDiscountCondition>>, CreateDiscountConditionMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  createDiscountCondition(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDiscountConditionMutationResult = NonNullable<Awaited<ReturnType<typeof createDiscountCondition>>>
    export type CreateDiscountConditionMutationBody = CreateDiscountConditionBody
    export type CreateDiscountConditionMutationError = ApiError
    export type CreateDiscountConditionMutationVariables = {id: string;data: CreateDiscountConditionBody;params?: CreateDiscountConditionParams}

    /**
 * @summary Add a condition to a discount
 */
export const useCreateDiscountCondition = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDiscountCondition>>, TError,CreateDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDiscountCondition>>,
        TError,
        CreateDiscountConditionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDiscountConditionMutationOptions(options), queryClient);
    }
    export const getGetDiscountConditionUrl = (id: string,
    conditionId: string,
    params?: GetDiscountConditionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}`
}

/**
 * @summary Read a discount's condition
 */
export const getDiscountCondition = async (id: string,
    conditionId: string,
    params?: GetDiscountConditionParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountConditionResponse> => {

  return adminRequest<DiscountConditionResponse>(getGetDiscountConditionUrl(id,conditionId,params),
  {
      operation: 'getDiscountCondition',
    ...options,
    method: 'GET'

  }
);}

export const getGetDiscountConditionQueryKey = (id: string,
    conditionId: string,
    params?: GetDiscountConditionParams,) => {
    return [
    'admin','discounts',id,'conditions',conditionId, ...(params ? [params] : [])
    ] as const;
    }

export const getGetDiscountConditionQueryOptions = <TData = Awaited<ReturnType<typeof getDiscountCondition>>, TError = ApiError>(id: string,
    conditionId: string,
    params?: GetDiscountConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountCondition>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDiscountConditionQueryKey(id,conditionId,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDiscountCondition>>> = ({ signal }) => getDiscountCondition(id,conditionId,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && conditionId !== null && conditionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDiscountCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDiscountConditionQueryResult = NonNullable<Awaited<ReturnType<typeof getDiscountCondition>>>
export type GetDiscountConditionQueryError = ApiError

export function useGetDiscountCondition<TData = Awaited<ReturnType<typeof getDiscountCondition>>, TError = ApiError>(
 id: string,
    conditionId: string,
    params: undefined |  GetDiscountConditionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountCondition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiscountCondition>>,
          TError,
          Awaited<ReturnType<typeof getDiscountCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiscountCondition<TData = Awaited<ReturnType<typeof getDiscountCondition>>, TError = ApiError>(
 id: string,
    conditionId: string,
    params?: GetDiscountConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountCondition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiscountCondition>>,
          TError,
          Awaited<ReturnType<typeof getDiscountCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiscountCondition<TData = Awaited<ReturnType<typeof getDiscountCondition>>, TError = ApiError>(
 id: string,
    conditionId: string,
    params?: GetDiscountConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountCondition>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a discount's condition
 */

export function useGetDiscountCondition<TData = Awaited<ReturnType<typeof getDiscountCondition>>, TError = ApiError>(
 id: string,
    conditionId: string,
    params?: GetDiscountConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiscountCondition>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDiscountConditionQueryOptions(id,conditionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDiscountConditionUrl = (id: string,
    conditionId: string,
    params?: UpdateDiscountConditionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}`
}

/**
 * @summary Replace what a discount's condition covers
 */
export const updateDiscountCondition = async (id: string,
    conditionId: string,
    updateDiscountConditionBody: UpdateDiscountConditionBody,
    params?: UpdateDiscountConditionParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getUpdateDiscountConditionUrl(id,conditionId,params),
  {
      operation: 'updateDiscountCondition', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateDiscountConditionBody)
  }
);}

export const getUpdateDiscountConditionMutationKey = () => ['updateDiscountCondition'] as const;

export const getUpdateDiscountConditionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDiscountCondition>>, TError,UpdateDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDiscountCondition>>, TError,UpdateDiscountConditionMutationVariables, TContext> => {

const mutationKey = getUpdateDiscountConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDiscountCondition>>, UpdateDiscountConditionMutationVariables> = (props) => {
          const {id,conditionId,data,params} = props ?? {};

          return  updateDiscountCondition(id,conditionId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateDiscountConditionMutationResult = NonNullable<Awaited<ReturnType<typeof updateDiscountCondition>>>
    export type UpdateDiscountConditionMutationBody = UpdateDiscountConditionBody
    export type UpdateDiscountConditionMutationError = ApiError
    export type UpdateDiscountConditionMutationVariables = {id: string;conditionId: string;data: UpdateDiscountConditionBody;params?: UpdateDiscountConditionParams}

    /**
 * @summary Replace what a discount's condition covers
 */
export const useUpdateDiscountCondition = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDiscountCondition>>, TError,UpdateDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDiscountCondition>>,
        TError,
        UpdateDiscountConditionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDiscountConditionMutationOptions(options), queryClient);
    }
    export const getDeleteDiscountConditionUrl = (id: string,
    conditionId: string,
    params?: DeleteDiscountConditionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}`
}

/**
 * @summary Remove a condition from a discount
 */
export const deleteDiscountCondition = async (id: string,
    conditionId: string,
    params?: DeleteDiscountConditionParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountConditionsDeleteResponse> => {

  return adminRequest<DiscountConditionsDeleteResponse>(getDeleteDiscountConditionUrl(id,conditionId,params),
  {
      operation: 'deleteDiscountCondition',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDiscountConditionMutationKey = () => ['deleteDiscountCondition'] as const;

export const getDeleteDiscountConditionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDiscountCondition>>, TError,DeleteDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDiscountCondition>>, TError,DeleteDiscountConditionMutationVariables, TContext> => {

const mutationKey = getDeleteDiscountConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDiscountCondition>>, DeleteDiscountConditionMutationVariables> = (props) => {
          const {id,conditionId,params} = props ?? {};

          return  deleteDiscountCondition(id,conditionId,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteDiscountConditionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDiscountCondition>>>

    export type DeleteDiscountConditionMutationError = ApiError
    export type DeleteDiscountConditionMutationVariables = {id: string;conditionId: string;params?: DeleteDiscountConditionParams}

    /**
 * @summary Remove a condition from a discount
 */
export const useDeleteDiscountCondition = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDiscountCondition>>, TError,DeleteDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDiscountCondition>>,
        TError,
        DeleteDiscountConditionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDiscountConditionMutationOptions(options), queryClient);
    }
    export const getAddResourcesToDiscountConditionUrl = (id: string,
    conditionId: string,
    params?: AddResourcesToDiscountConditionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}/batch?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}/batch`
}

/**
 * @summary Add resources to a discount's condition
 */
export const addResourcesToDiscountCondition = async (id: string,
    conditionId: string,
    addResourcesToDiscountConditionBody: AddResourcesToDiscountConditionBody,
    params?: AddResourcesToDiscountConditionParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getAddResourcesToDiscountConditionUrl(id,conditionId,params),
  {
      operation: 'addResourcesToDiscountCondition', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addResourcesToDiscountConditionBody)
  }
);}

export const getAddResourcesToDiscountConditionMutationKey = () => ['addResourcesToDiscountCondition'] as const;

export const getAddResourcesToDiscountConditionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addResourcesToDiscountCondition>>, TError,AddResourcesToDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addResourcesToDiscountCondition>>, TError,AddResourcesToDiscountConditionMutationVariables, TContext> => {

const mutationKey = getAddResourcesToDiscountConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addResourcesToDiscountCondition>>, AddResourcesToDiscountConditionMutationVariables> = (props) => {
          const {id,conditionId,data,params} = props ?? {};

          return  addResourcesToDiscountCondition(id,conditionId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddResourcesToDiscountConditionMutationResult = NonNullable<Awaited<ReturnType<typeof addResourcesToDiscountCondition>>>
    export type AddResourcesToDiscountConditionMutationBody = AddResourcesToDiscountConditionBody
    export type AddResourcesToDiscountConditionMutationError = ApiError
    export type AddResourcesToDiscountConditionMutationVariables = {id: string;conditionId: string;data: AddResourcesToDiscountConditionBody;params?: AddResourcesToDiscountConditionParams}

    /**
 * @summary Add resources to a discount's condition
 */
export const useAddResourcesToDiscountCondition = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addResourcesToDiscountCondition>>, TError,AddResourcesToDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addResourcesToDiscountCondition>>,
        TError,
        AddResourcesToDiscountConditionMutationVariables,
        TContext
      > => {
      return useMutation(getAddResourcesToDiscountConditionMutationOptions(options), queryClient);
    }
    export const getRemoveResourcesFromDiscountConditionUrl = (id: string,
    conditionId: string,
    params?: RemoveResourcesFromDiscountConditionParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}/batch?${stringifiedParams}` : `/admin/discounts/${pathPart(id)}/conditions/${pathPart(conditionId)}/batch`
}

/**
 * @summary Take resources out of a discount's condition
 */
export const removeResourcesFromDiscountCondition = async (id: string,
    conditionId: string,
    removeResourcesFromDiscountConditionBody: RemoveResourcesFromDiscountConditionBody,
    params?: RemoveResourcesFromDiscountConditionParams, options?: Parameters<typeof adminRequest>[1]): Promise<DiscountResponse> => {

return adminRequest<DiscountResponse>(getRemoveResourcesFromDiscountConditionUrl(id,conditionId,params),
  {
      operation: 'removeResourcesFromDiscountCondition',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeResourcesFromDiscountConditionBody)
  }
);}

export const getRemoveResourcesFromDiscountConditionMutationKey = () => ['removeResourcesFromDiscountCondition'] as const;

export const getRemoveResourcesFromDiscountConditionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeResourcesFromDiscountCondition>>, TError,RemoveResourcesFromDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeResourcesFromDiscountCondition>>, TError,RemoveResourcesFromDiscountConditionMutationVariables, TContext> => {

const mutationKey = getRemoveResourcesFromDiscountConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeResourcesFromDiscountCondition>>, RemoveResourcesFromDiscountConditionMutationVariables> = (props) => {
          const {id,conditionId,data,params} = props ?? {};

          return  removeResourcesFromDiscountCondition(id,conditionId,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveResourcesFromDiscountConditionMutationResult = NonNullable<Awaited<ReturnType<typeof removeResourcesFromDiscountCondition>>>
    export type RemoveResourcesFromDiscountConditionMutationBody = RemoveResourcesFromDiscountConditionBody
    export type RemoveResourcesFromDiscountConditionMutationError = ApiError
    export type RemoveResourcesFromDiscountConditionMutationVariables = {id: string;conditionId: string;data: RemoveResourcesFromDiscountConditionBody;params?: RemoveResourcesFromDiscountConditionParams}

    /**
 * @summary Take resources out of a discount's condition
 */
export const useRemoveResourcesFromDiscountCondition = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeResourcesFromDiscountCondition>>, TError,RemoveResourcesFromDiscountConditionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeResourcesFromDiscountCondition>>,
        TError,
        RemoveResourcesFromDiscountConditionMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveResourcesFromDiscountConditionMutationOptions(options), queryClient);
    }
