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
  CreatePriceListBody,
  DeletePriceListPricesBody,
  DeletePriceListProductsPricesBody,
  DeletedRecord,
  ListPriceListProductsParams,
  ListPriceListsParams,
  PriceListDeleteBatchResponse,
  PriceListDeleteProductPricesResponse,
  PriceListDeleteVariantPricesResponse,
  PriceListListResponse,
  PriceListProductsResponse,
  PriceListResponse,
  UpdatePriceListBody,
  UpsertPriceListPricesBody
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

export const getListPriceListsUrl = (params?: ListPriceListsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/price-lists?${stringifiedParams}` : `/admin/price-lists`
}

/**
 * @summary List price lists
 */
export const listPriceLists = async (params?: ListPriceListsParams, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListListResponse> => {

  return adminRequest<PriceListListResponse>(getListPriceListsUrl(params),
  {
      operation: 'listPriceLists',
    ...options,
    method: 'GET'

  }
);}

export const getListPriceListsInfiniteQueryKey = (params?: ListPriceListsParams,) => {
    return [
    'infinite', 'admin','price-lists', ...(params ? [params] : [])
    ] as const;
    }

export const getListPriceListsQueryKey = (params?: ListPriceListsParams,) => {
    return [
    'admin','price-lists', ...(params ? [params] : [])
    ] as const;
    }

export const getListPriceListsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPriceLists>>, ListPriceListsParams['offset']>, TError = ApiError>(params?: ListPriceListsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData, QueryKey, ListPriceListsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceListsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceLists>>, QueryKey, ListPriceListsParams['offset']> = ({ signal, pageParam }) => listPriceLists({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData, QueryKey, ListPriceListsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceListsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceLists>>>
export type ListPriceListsInfiniteQueryError = ApiError

export function useListPriceListsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceLists>>, ListPriceListsParams['offset']>, TError = ApiError>(
 params: undefined |  ListPriceListsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData, QueryKey, ListPriceListsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceLists>>,
          TError,
          Awaited<ReturnType<typeof listPriceLists>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceListsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceLists>>, ListPriceListsParams['offset']>, TError = ApiError>(
 params?: ListPriceListsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData, QueryKey, ListPriceListsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceLists>>,
          TError,
          Awaited<ReturnType<typeof listPriceLists>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceListsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceLists>>, ListPriceListsParams['offset']>, TError = ApiError>(
 params?: ListPriceListsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData, QueryKey, ListPriceListsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List price lists
 */

export function useListPriceListsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceLists>>, ListPriceListsParams['offset']>, TError = ApiError>(
 params?: ListPriceListsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData, QueryKey, ListPriceListsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceListsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListPriceListsQueryOptions = <TData = Awaited<ReturnType<typeof listPriceLists>>, TError = ApiError>(params?: ListPriceListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceListsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceLists>>> = ({ signal }) => listPriceLists(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceListsQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceLists>>>
export type ListPriceListsQueryError = ApiError

export function useListPriceLists<TData = Awaited<ReturnType<typeof listPriceLists>>, TError = ApiError>(
 params: undefined |  ListPriceListsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceLists>>,
          TError,
          Awaited<ReturnType<typeof listPriceLists>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceLists<TData = Awaited<ReturnType<typeof listPriceLists>>, TError = ApiError>(
 params?: ListPriceListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceLists>>,
          TError,
          Awaited<ReturnType<typeof listPriceLists>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceLists<TData = Awaited<ReturnType<typeof listPriceLists>>, TError = ApiError>(
 params?: ListPriceListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List price lists
 */

export function useListPriceLists<TData = Awaited<ReturnType<typeof listPriceLists>>, TError = ApiError>(
 params?: ListPriceListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceLists>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceListsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreatePriceListUrl = () => {

  return `/admin/price-lists`
}

/**
 * @summary Create a price list
 */
export const createPriceList = async (createPriceListBody: CreatePriceListBody, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListResponse> => {

return adminRequest<PriceListResponse>(getCreatePriceListUrl(),
  {
      operation: 'createPriceList', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createPriceListBody)
  }
);}

export const getCreatePriceListMutationKey = () => ['createPriceList'] as const;

export const getCreatePriceListMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPriceList>>, TError,CreatePriceListMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createPriceList>>, TError,CreatePriceListMutationVariables, TContext> => {

const mutationKey = getCreatePriceListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPriceList>>, CreatePriceListMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPriceList(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePriceListMutationResult = NonNullable<Awaited<ReturnType<typeof createPriceList>>>
    export type CreatePriceListMutationBody = CreatePriceListBody
    export type CreatePriceListMutationError = ApiError
    export type CreatePriceListMutationVariables = {data: CreatePriceListBody}

    /**
 * @summary Create a price list
 */
export const useCreatePriceList = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPriceList>>, TError,CreatePriceListMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPriceList>>,
        TError,
        CreatePriceListMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePriceListMutationOptions(options), queryClient);
    }
    export const getGetPriceListUrl = (id: string,) => {

  return `/admin/price-lists/${pathPart(id)}`
}

/**
 * @summary Read a price list
 */
export const getPriceList = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListResponse> => {

  return adminRequest<PriceListResponse>(getGetPriceListUrl(id),
  {
      operation: 'getPriceList',
    ...options,
    method: 'GET'

  }
);}

export const getGetPriceListQueryKey = (id: string,) => {
    return [
    'admin','price-lists',id
    ] as const;
    }

export const getGetPriceListQueryOptions = <TData = Awaited<ReturnType<typeof getPriceList>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceList>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPriceListQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPriceList>>> = ({ signal }) => getPriceList(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPriceList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPriceListQueryResult = NonNullable<Awaited<ReturnType<typeof getPriceList>>>
export type GetPriceListQueryError = ApiError

export function useGetPriceList<TData = Awaited<ReturnType<typeof getPriceList>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPriceList>>,
          TError,
          Awaited<ReturnType<typeof getPriceList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPriceList<TData = Awaited<ReturnType<typeof getPriceList>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPriceList>>,
          TError,
          Awaited<ReturnType<typeof getPriceList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPriceList<TData = Awaited<ReturnType<typeof getPriceList>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceList>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a price list
 */

export function useGetPriceList<TData = Awaited<ReturnType<typeof getPriceList>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceList>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPriceListQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdatePriceListUrl = (id: string,) => {

  return `/admin/price-lists/${pathPart(id)}`
}

/**
 * @summary Change a price list
 */
export const updatePriceList = async (id: string,
    updatePriceListBody: UpdatePriceListBody, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListResponse> => {

return adminRequest<PriceListResponse>(getUpdatePriceListUrl(id),
  {
      operation: 'updatePriceList', repeat: 'safe', makesNew: ['prices'],
    ...options,
    method: 'POST',
    body: serializeBody(updatePriceListBody)
  }
);}

export const getUpdatePriceListMutationKey = () => ['updatePriceList'] as const;

export const getUpdatePriceListMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePriceList>>, TError,UpdatePriceListMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePriceList>>, TError,UpdatePriceListMutationVariables, TContext> => {

const mutationKey = getUpdatePriceListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePriceList>>, UpdatePriceListMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePriceList(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdatePriceListMutationResult = NonNullable<Awaited<ReturnType<typeof updatePriceList>>>
    export type UpdatePriceListMutationBody = UpdatePriceListBody
    export type UpdatePriceListMutationError = ApiError
    export type UpdatePriceListMutationVariables = {id: string;data: UpdatePriceListBody}

    /**
 * @summary Change a price list
 */
export const useUpdatePriceList = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePriceList>>, TError,UpdatePriceListMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePriceList>>,
        TError,
        UpdatePriceListMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePriceListMutationOptions(options), queryClient);
    }
    export const getDeletePriceListUrl = (id: string,) => {

  return `/admin/price-lists/${pathPart(id)}`
}

/**
 * @summary Delete a price list
 */
export const deletePriceList = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeletePriceListUrl(id),
  {
      operation: 'deletePriceList',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeletePriceListMutationKey = () => ['deletePriceList'] as const;

export const getDeletePriceListMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceList>>, TError,DeletePriceListMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePriceList>>, TError,DeletePriceListMutationVariables, TContext> => {

const mutationKey = getDeletePriceListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePriceList>>, DeletePriceListMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePriceList(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePriceListMutationResult = NonNullable<Awaited<ReturnType<typeof deletePriceList>>>

    export type DeletePriceListMutationError = ApiError
    export type DeletePriceListMutationVariables = {id: string}

    /**
 * @summary Delete a price list
 */
export const useDeletePriceList = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceList>>, TError,DeletePriceListMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePriceList>>,
        TError,
        DeletePriceListMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePriceListMutationOptions(options), queryClient);
    }
    export const getListPriceListProductsUrl = (id: string,
    params?: ListPriceListProductsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/price-lists/${pathPart(id)}/products?${stringifiedParams}` : `/admin/price-lists/${pathPart(id)}/products`
}

/**
 * @summary List the products of a price list
 */
export const listPriceListProducts = async (id: string,
    params?: ListPriceListProductsParams, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListProductsResponse> => {

  return adminRequest<PriceListProductsResponse>(getListPriceListProductsUrl(id,params),
  {
      operation: 'listPriceListProducts',
    ...options,
    method: 'GET'

  }
);}

export const getListPriceListProductsInfiniteQueryKey = (id: string,
    params?: ListPriceListProductsParams,) => {
    return [
    'infinite', 'admin','price-lists',id,'products', ...(params ? [params] : [])
    ] as const;
    }

export const getListPriceListProductsQueryKey = (id: string,
    params?: ListPriceListProductsParams,) => {
    return [
    'admin','price-lists',id,'products', ...(params ? [params] : [])
    ] as const;
    }

export const getListPriceListProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPriceListProducts>>, ListPriceListProductsParams['offset']>, TError = ApiError>(id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData, QueryKey, ListPriceListProductsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceListProductsInfiniteQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceListProducts>>, QueryKey, ListPriceListProductsParams['offset']> = ({ signal, pageParam }) => listPriceListProducts(id,{...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData, QueryKey, ListPriceListProductsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceListProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceListProducts>>>
export type ListPriceListProductsInfiniteQueryError = ApiError

export function useListPriceListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceListProducts>>, ListPriceListProductsParams['offset']>, TError = ApiError>(
 id: string,
    params: undefined |  ListPriceListProductsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData, QueryKey, ListPriceListProductsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceListProducts>>,
          TError,
          Awaited<ReturnType<typeof listPriceListProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceListProducts>>, ListPriceListProductsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData, QueryKey, ListPriceListProductsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceListProducts>>,
          TError,
          Awaited<ReturnType<typeof listPriceListProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceListProducts>>, ListPriceListProductsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData, QueryKey, ListPriceListProductsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the products of a price list
 */

export function useListPriceListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPriceListProducts>>, ListPriceListProductsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData, QueryKey, ListPriceListProductsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceListProductsInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListPriceListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listPriceListProducts>>, TError = ApiError>(id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceListProductsQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceListProducts>>> = ({ signal }) => listPriceListProducts(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceListProducts>>>
export type ListPriceListProductsQueryError = ApiError

export function useListPriceListProducts<TData = Awaited<ReturnType<typeof listPriceListProducts>>, TError = ApiError>(
 id: string,
    params: undefined |  ListPriceListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceListProducts>>,
          TError,
          Awaited<ReturnType<typeof listPriceListProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceListProducts<TData = Awaited<ReturnType<typeof listPriceListProducts>>, TError = ApiError>(
 id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceListProducts>>,
          TError,
          Awaited<ReturnType<typeof listPriceListProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceListProducts<TData = Awaited<ReturnType<typeof listPriceListProducts>>, TError = ApiError>(
 id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the products of a price list
 */

export function useListPriceListProducts<TData = Awaited<ReturnType<typeof listPriceListProducts>>, TError = ApiError>(
 id: string,
    params?: ListPriceListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceListProducts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceListProductsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpsertPriceListPricesUrl = (id: string,) => {

  return `/admin/price-lists/${pathPart(id)}/prices/batch`
}

/**
 * @summary Add or change prices of a price list
 */
export const upsertPriceListPrices = async (id: string,
    upsertPriceListPricesBody: UpsertPriceListPricesBody, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListResponse> => {

return adminRequest<PriceListResponse>(getUpsertPriceListPricesUrl(id),
  {
      operation: 'upsertPriceListPrices', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(upsertPriceListPricesBody)
  }
);}

export const getUpsertPriceListPricesMutationKey = () => ['upsertPriceListPrices'] as const;

export const getUpsertPriceListPricesMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof upsertPriceListPrices>>, TError,UpsertPriceListPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof upsertPriceListPrices>>, TError,UpsertPriceListPricesMutationVariables, TContext> => {

const mutationKey = getUpsertPriceListPricesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof upsertPriceListPrices>>, UpsertPriceListPricesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  upsertPriceListPrices(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpsertPriceListPricesMutationResult = NonNullable<Awaited<ReturnType<typeof upsertPriceListPrices>>>
    export type UpsertPriceListPricesMutationBody = UpsertPriceListPricesBody
    export type UpsertPriceListPricesMutationError = ApiError
    export type UpsertPriceListPricesMutationVariables = {id: string;data: UpsertPriceListPricesBody}

    /**
 * @summary Add or change prices of a price list
 */
export const useUpsertPriceListPrices = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof upsertPriceListPrices>>, TError,UpsertPriceListPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof upsertPriceListPrices>>,
        TError,
        UpsertPriceListPricesMutationVariables,
        TContext
      > => {
      return useMutation(getUpsertPriceListPricesMutationOptions(options), queryClient);
    }
    export const getDeletePriceListPricesUrl = (id: string,) => {

  return `/admin/price-lists/${pathPart(id)}/prices/batch`
}

/**
 * @summary Remove prices from a price list
 */
export const deletePriceListPrices = async (id: string,
    deletePriceListPricesBody: DeletePriceListPricesBody, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListDeleteBatchResponse> => {

return adminRequest<PriceListDeleteBatchResponse>(getDeletePriceListPricesUrl(id),
  {
      operation: 'deletePriceListPrices',
    ...options,
    method: 'DELETE',
    body: serializeBody(deletePriceListPricesBody)
  }
);}

export const getDeletePriceListPricesMutationKey = () => ['deletePriceListPrices'] as const;

export const getDeletePriceListPricesMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListPrices>>, TError,DeletePriceListPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePriceListPrices>>, TError,DeletePriceListPricesMutationVariables, TContext> => {

const mutationKey = getDeletePriceListPricesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePriceListPrices>>, DeletePriceListPricesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  deletePriceListPrices(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePriceListPricesMutationResult = NonNullable<Awaited<ReturnType<typeof deletePriceListPrices>>>
    export type DeletePriceListPricesMutationBody = DeletePriceListPricesBody
    export type DeletePriceListPricesMutationError = ApiError
    export type DeletePriceListPricesMutationVariables = {id: string;data: DeletePriceListPricesBody}

    /**
 * @summary Remove prices from a price list
 */
export const useDeletePriceListPrices = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListPrices>>, TError,DeletePriceListPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePriceListPrices>>,
        TError,
        DeletePriceListPricesMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePriceListPricesMutationOptions(options), queryClient);
    }
    export const getDeletePriceListProductPricesUrl = (id: string,
    productId: string,) => {

  return `/admin/price-lists/${pathPart(id)}/products/${pathPart(productId)}/prices`
}

/**
 * @summary Remove a product's prices from a price list
 */
export const deletePriceListProductPrices = async (id: string,
    productId: string, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListDeleteProductPricesResponse> => {

  return adminRequest<PriceListDeleteProductPricesResponse>(getDeletePriceListProductPricesUrl(id,productId),
  {
      operation: 'deletePriceListProductPrices',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeletePriceListProductPricesMutationKey = () => ['deletePriceListProductPrices'] as const;

export const getDeletePriceListProductPricesMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListProductPrices>>, TError,DeletePriceListProductPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePriceListProductPrices>>, TError,DeletePriceListProductPricesMutationVariables, TContext> => {

const mutationKey = getDeletePriceListProductPricesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePriceListProductPrices>>, DeletePriceListProductPricesMutationVariables> = (props) => {
          const {id,productId} = props ?? {};

          return  deletePriceListProductPrices(id,productId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePriceListProductPricesMutationResult = NonNullable<Awaited<ReturnType<typeof deletePriceListProductPrices>>>

    export type DeletePriceListProductPricesMutationError = ApiError
    export type DeletePriceListProductPricesMutationVariables = {id: string;productId: string}

    /**
 * @summary Remove a product's prices from a price list
 */
export const useDeletePriceListProductPrices = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListProductPrices>>, TError,DeletePriceListProductPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePriceListProductPrices>>,
        TError,
        DeletePriceListProductPricesMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePriceListProductPricesMutationOptions(options), queryClient);
    }
    export const getDeletePriceListVariantPricesUrl = (id: string,
    variantId: string,) => {

  return `/admin/price-lists/${pathPart(id)}/variants/${pathPart(variantId)}/prices`
}

/**
 * @summary Remove a variant's prices from a price list
 */
export const deletePriceListVariantPrices = async (id: string,
    variantId: string, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListDeleteVariantPricesResponse> => {

  return adminRequest<PriceListDeleteVariantPricesResponse>(getDeletePriceListVariantPricesUrl(id,variantId),
  {
      operation: 'deletePriceListVariantPrices',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeletePriceListVariantPricesMutationKey = () => ['deletePriceListVariantPrices'] as const;

export const getDeletePriceListVariantPricesMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListVariantPrices>>, TError,DeletePriceListVariantPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePriceListVariantPrices>>, TError,DeletePriceListVariantPricesMutationVariables, TContext> => {

const mutationKey = getDeletePriceListVariantPricesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePriceListVariantPrices>>, DeletePriceListVariantPricesMutationVariables> = (props) => {
          const {id,variantId} = props ?? {};

          return  deletePriceListVariantPrices(id,variantId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePriceListVariantPricesMutationResult = NonNullable<Awaited<ReturnType<typeof deletePriceListVariantPrices>>>

    export type DeletePriceListVariantPricesMutationError = ApiError
    export type DeletePriceListVariantPricesMutationVariables = {id: string;variantId: string}

    /**
 * @summary Remove a variant's prices from a price list
 */
export const useDeletePriceListVariantPrices = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListVariantPrices>>, TError,DeletePriceListVariantPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePriceListVariantPrices>>,
        TError,
        DeletePriceListVariantPricesMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePriceListVariantPricesMutationOptions(options), queryClient);
    }
    export const getDeletePriceListProductsPricesUrl = (id: string,) => {

  return `/admin/price-lists/${pathPart(id)}/products/prices/batch`
}

/**
 * @summary Remove several products' prices from a price list
 */
export const deletePriceListProductsPrices = async (id: string,
    deletePriceListProductsPricesBody: DeletePriceListProductsPricesBody, options?: Parameters<typeof adminRequest>[1]): Promise<PriceListDeleteProductPricesResponse> => {

return adminRequest<PriceListDeleteProductPricesResponse>(getDeletePriceListProductsPricesUrl(id),
  {
      operation: 'deletePriceListProductsPrices',
    ...options,
    method: 'DELETE',
    body: serializeBody(deletePriceListProductsPricesBody)
  }
);}

export const getDeletePriceListProductsPricesMutationKey = () => ['deletePriceListProductsPrices'] as const;

export const getDeletePriceListProductsPricesMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListProductsPrices>>, TError,DeletePriceListProductsPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePriceListProductsPrices>>, TError,DeletePriceListProductsPricesMutationVariables, TContext> => {

const mutationKey = getDeletePriceListProductsPricesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePriceListProductsPrices>>, DeletePriceListProductsPricesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  deletePriceListProductsPrices(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePriceListProductsPricesMutationResult = NonNullable<Awaited<ReturnType<typeof deletePriceListProductsPrices>>>
    export type DeletePriceListProductsPricesMutationBody = DeletePriceListProductsPricesBody
    export type DeletePriceListProductsPricesMutationError = ApiError
    export type DeletePriceListProductsPricesMutationVariables = {id: string;data: DeletePriceListProductsPricesBody}

    /**
 * @summary Remove several products' prices from a price list
 */
export const useDeletePriceListProductsPrices = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePriceListProductsPrices>>, TError,DeletePriceListProductsPricesMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePriceListProductsPrices>>,
        TError,
        DeletePriceListProductsPricesMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePriceListProductsPricesMutationOptions(options), queryClient);
    }
