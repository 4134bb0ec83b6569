/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { pathPart, serializeQuery } from '../../../src/client/query.ts';
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  GetProductCategoryParams,
  ListProductCategoriesParams,
  StoreProductCategoryListResponse,
  StoreProductCategoryResponse
} from '../store.schemas.ts';

import { clientRequest } from '../../../src/client/store-mutator.ts';
import { useApiClient } from '../../../src/client/react.ts';
import type { ApiClient, RequestOptions } from '../../../src/client/types.ts';

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

export const getListProductCategoriesUrl = (params?: ListProductCategoriesParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/product-categories?${stringifiedParams}` : `/store/product-categories`
}

/**
 * @summary List product categories
 */
export const listProductCategories = async (client: ApiClient, params?: ListProductCategoriesParams, options?: RequestOptions): Promise<StoreProductCategoryListResponse> => {

  return clientRequest<StoreProductCategoryListResponse>(client, 'listProductCategories', () => [getListProductCategoriesUrl(params),
  {
      operation: 'listProductCategories',
    ...options,
    method: 'GET'

  }
]);}

export const getListProductCategoriesInfiniteQueryKey = (params?: ListProductCategoriesParams,) => {
    return [
    'infinite', 'store','product-categories', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductCategoriesQueryKey = (params?: ListProductCategoriesParams,) => {
    return [
    'store','product-categories', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductCategoriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductCategoriesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductCategories>>, QueryKey, ListProductCategoriesParams['offset']> = ({ signal, pageParam }) => listProductCategories(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductCategoriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProductCategories>>>
export type ListProductCategoriesInfiniteQueryError = ApiError

export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params: undefined |  ListProductCategoriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductCategories>>,
          TError,
          Awaited<ReturnType<typeof listProductCategories>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductCategories>>,
          TError,
          Awaited<ReturnType<typeof listProductCategories>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product categories
 */

export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductCategoriesInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(client: ApiClient, params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductCategoriesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductCategories>>> = ({ signal }) => listProductCategories(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listProductCategories>>>
export type ListProductCategoriesQueryError = ApiError

export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params: undefined |  ListProductCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductCategories>>,
          TError,
          Awaited<ReturnType<typeof listProductCategories>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductCategories>>,
          TError,
          Awaited<ReturnType<typeof listProductCategories>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product categories
 */

export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductCategoriesQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetProductCategoryUrl = (id: string,
    params?: GetProductCategoryParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/product-categories/${pathPart(id)}?${stringifiedParams}` : `/store/product-categories/${pathPart(id)}`
}

/**
 * @summary Read a product category
 */
export const getProductCategory = async (client: ApiClient, id: string,
    params?: GetProductCategoryParams, options?: RequestOptions): Promise<StoreProductCategoryResponse> => {

  return clientRequest<StoreProductCategoryResponse>(client, 'getProductCategory', () => [getGetProductCategoryUrl(id,params),
  {
      operation: 'getProductCategory',
    ...options,
    method: 'GET'

  }
]);}

export const getGetProductCategoryQueryKey = (id: string,
    params?: GetProductCategoryParams,) => {
    return [
    'store','product-categories',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetProductCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(client: ApiClient, id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductCategoryQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductCategory>>> = ({ signal }) => getProductCategory(client, id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getProductCategory>>>
export type GetProductCategoryQueryError = ApiError

export function useGetProductCategory<TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(
 id: string,
    params: undefined |  GetProductCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductCategory>>,
          TError,
          Awaited<ReturnType<typeof getProductCategory>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductCategory<TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(
 id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductCategory>>,
          TError,
          Awaited<ReturnType<typeof getProductCategory>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductCategory<TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(
 id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a product category
 */

export function useGetProductCategory<TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(
 id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductCategoryQueryOptions(useApiClient(), id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

