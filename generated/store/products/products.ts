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
  GetProductParams,
  ListProductsParams,
  StoreProductListResponse,
  StoreProductResponse,
  StoreSearchProductsBody,
  StoreSearchResponse
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

export const getListProductsUrl = (params?: ListProductsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/products?${stringifiedParams}` : `/store/products`
}

/**
 * @summary List products
 */
export const listProducts = async (client: ApiClient, params?: ListProductsParams, options?: RequestOptions): Promise<StoreProductListResponse> => {

  return clientRequest<StoreProductListResponse>(client, 'listProducts', () => [getListProductsUrl(params),
  {
      operation: 'listProducts',
    ...options,
    method: 'GET'

  }
]);}

export const getListProductsInfiniteQueryKey = (params?: ListProductsParams,) => {
    return [
    'infinite', 'store','products', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    'store','products', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(client: ApiClient, params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>, QueryKey, ListProductsParams['offset']> = ({ signal, pageParam }) => listProducts(client, {...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsInfiniteQueryError = ApiError

export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>, QueryKey
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsInfiniteQueryOptions(useApiClient(), params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(client: ApiClient, params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(client, params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ApiError

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(useApiClient(), params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetProductUrl = (id: string,
    params?: GetProductParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/store/products/${pathPart(id)}?${stringifiedParams}` : `/store/products/${pathPart(id)}`
}

/**
 * @summary Read a product
 */
export const getProduct = async (client: ApiClient, id: string,
    params?: GetProductParams, options?: RequestOptions): Promise<StoreProductResponse> => {

  return clientRequest<StoreProductResponse>(client, 'getProduct', () => [getGetProductUrl(id,params),
  {
      operation: 'getProduct',
    ...options,
    method: 'GET'

  }
]);}

export const getGetProductQueryKey = (id: string,
    params?: GetProductParams,) => {
    return [
    'store','products',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(client: ApiClient, id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: RequestOptions}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(client, id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ApiError

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string,
    params: undefined |  GetProductParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: RequestOptions}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(useApiClient(), id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchProductsUrl = () => {

  return `/store/products/search`
}

/**
 * @summary Search products with the installed search service
 */
export const searchProducts = async (client: ApiClient, storeSearchProductsBody: StoreSearchProductsBody, options?: RequestOptions): Promise<StoreSearchResponse> => {

return clientRequest<StoreSearchResponse>(client, 'searchProducts', () => [getSearchProductsUrl(),
  {
      operation: 'searchProducts', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(storeSearchProductsBody)
  }
]);}

export const getSearchProductsMutationKey = () => ['searchProducts'] as const;

export const getSearchProductsMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchProducts>>, TError,SearchProductsMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof searchProducts>>, TError,SearchProductsMutationVariables, TContext> => {

const mutationKey = getSearchProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof searchProducts>>, SearchProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  searchProducts(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SearchProductsMutationResult = NonNullable<Awaited<ReturnType<typeof searchProducts>>>
    export type SearchProductsMutationBody = StoreSearchProductsBody
    export type SearchProductsMutationError = ApiError
    export type SearchProductsMutationVariables = {data: StoreSearchProductsBody}

    /**
 * @summary Search products with the installed search service
 */
export const useSearchProducts = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchProducts>>, TError,SearchProductsMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof searchProducts>>,
        TError,
        SearchProductsMutationVariables,
        TContext
      > => {
      return useMutation(getSearchProductsMutationOptions(useApiClient(), options), queryClient);
    }
