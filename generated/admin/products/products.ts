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
  CreateProductBody,
  CreateProductOptionBody,
  CreateProductVariantBody,
  DeletedOptionResponse,
  DeletedRecord,
  DeletedVariantResponse,
  ListProductVariantsParams,
  ListProductsParams,
  ProductListResponse,
  ProductOptionListResponse,
  ProductOptionResponse,
  ProductResponse,
  ProductTagUsageResponse,
  ProductVariantListResponse,
  ProductVariantResponse,
  SetProductMetadataBody,
  UpdateProductBody,
  UpdateProductOptionBody,
  UpdateProductVariantBody,
  UsedProductTypesResponse
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

export const getListProductsUrl = (params?: ListProductsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/products?${stringifiedParams}` : `/admin/products`
}

/**
 * @summary List products
 */
export const listProducts = async (params?: ListProductsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductListResponse> => {

  return adminRequest<ProductListResponse>(getListProductsUrl(params),
  {
      operation: 'listProducts',
    ...options,
    method: 'GET'

  }
);}

export const getListProductsInfiniteQueryKey = (params?: ListProductsParams,) => {
    return [
    'infinite', 'admin','products', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    'admin','products', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>, QueryKey, ListProductsParams['offset']> = ({ signal, pageParam }) => listProducts({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['offset']>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(params, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ApiError>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateProductUrl = () => {

  return `/admin/products`
}

/**
 * @summary Create a product
 */
export const createProduct = async (createProductBody: CreateProductBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getCreateProductUrl(),
  {
      operation: 'createProduct', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createProductBody)
  }
);}

export const getCreateProductMutationKey = () => ['createProduct'] as const;

export const getCreateProductMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext> => {

const mutationKey = getCreateProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProduct>>, CreateProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProduct(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateProductMutationResult = NonNullable<Awaited<ReturnType<typeof createProduct>>>
    export type CreateProductMutationBody = CreateProductBody
    export type CreateProductMutationError = ApiError
    export type CreateProductMutationVariables = {data: CreateProductBody}

    /**
 * @summary Create a product
 */
export const useCreateProduct = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProduct>>,
        TError,
        CreateProductMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductMutationOptions(options), queryClient);
    }
    export const getGetProductUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}`
}

/**
 * @summary Read a product
 */
export const getProduct = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

  return adminRequest<ProductResponse>(getGetProductUrl(id),
  {
      operation: 'getProduct',
    ...options,
    method: 'GET'

  }
);}

export const getGetProductQueryKey = (id: string,) => {
    return [
    'admin','products',id
    ] as const;
    }

export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ApiError

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateProductUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}`
}

/**
 * @summary Change a product
 */
export const updateProduct = async (id: string,
    updateProductBody: UpdateProductBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getUpdateProductUrl(id),
  {
      operation: 'updateProduct', repeat: 'safe', makesNew: ['variants'],
    ...options,
    method: 'POST',
    body: serializeBody(updateProductBody)
  }
);}

export const getUpdateProductMutationKey = () => ['updateProduct'] as const;

export const getUpdateProductMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext> => {

const mutationKey = getUpdateProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProduct>>, UpdateProductMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateProduct(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductMutationResult = NonNullable<Awaited<ReturnType<typeof updateProduct>>>
    export type UpdateProductMutationBody = UpdateProductBody
    export type UpdateProductMutationError = ApiError
    export type UpdateProductMutationVariables = {id: string;data: UpdateProductBody}

    /**
 * @summary Change a product
 */
export const useUpdateProduct = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProduct>>,
        TError,
        UpdateProductMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductMutationOptions(options), queryClient);
    }
    export const getDeleteProductUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}`
}

/**
 * @summary Delete a product
 */
export const deleteProduct = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteProductUrl(id),
  {
      operation: 'deleteProduct',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteProductMutationKey = () => ['deleteProduct'] as const;

export const getDeleteProductMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext> => {

const mutationKey = getDeleteProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProduct>>, DeleteProductMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProduct(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProduct>>>

    export type DeleteProductMutationError = ApiError
    export type DeleteProductMutationVariables = {id: string}

    /**
 * @summary Delete a product
 */
export const useDeleteProduct = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProduct>>,
        TError,
        DeleteProductMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductMutationOptions(options), queryClient);
    }
    export const getListUsedProductTypesUrl = () => {

  return `/admin/products/types`
}

/**
 * @summary List all product types at once
 */
export const listUsedProductTypes = async ( options?: Parameters<typeof adminRequest>[1]): Promise<UsedProductTypesResponse> => {

  return adminRequest<UsedProductTypesResponse>(getListUsedProductTypesUrl(),
  {
      operation: 'listUsedProductTypes',
    ...options,
    method: 'GET'

  }
);}

export const getListUsedProductTypesQueryKey = () => {
    return [
    'admin','products','types'
    ] as const;
    }

export const getListUsedProductTypesQueryOptions = <TData = Awaited<ReturnType<typeof listUsedProductTypes>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedProductTypes>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsedProductTypesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsedProductTypes>>> = ({ signal }) => listUsedProductTypes({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsedProductTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsedProductTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listUsedProductTypes>>>
export type ListUsedProductTypesQueryError = ApiError

export function useListUsedProductTypes<TData = Awaited<ReturnType<typeof listUsedProductTypes>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedProductTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsedProductTypes>>,
          TError,
          Awaited<ReturnType<typeof listUsedProductTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsedProductTypes<TData = Awaited<ReturnType<typeof listUsedProductTypes>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedProductTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsedProductTypes>>,
          TError,
          Awaited<ReturnType<typeof listUsedProductTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsedProductTypes<TData = Awaited<ReturnType<typeof listUsedProductTypes>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedProductTypes>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all product types at once
 */

export function useListUsedProductTypes<TData = Awaited<ReturnType<typeof listUsedProductTypes>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedProductTypes>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsedProductTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductTagUsageUrl = () => {

  return `/admin/products/tag-usage`
}

/**
 * @summary List the most used product tags
 */
export const listProductTagUsage = async ( options?: Parameters<typeof adminRequest>[1]): Promise<ProductTagUsageResponse> => {

  return adminRequest<ProductTagUsageResponse>(getListProductTagUsageUrl(),
  {
      operation: 'listProductTagUsage',
    ...options,
    method: 'GET'

  }
);}

export const getListProductTagUsageQueryKey = () => {
    return [
    'admin','products','tag-usage'
    ] as const;
    }

export const getListProductTagUsageQueryOptions = <TData = Awaited<ReturnType<typeof listProductTagUsage>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTagUsage>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductTagUsageQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductTagUsage>>> = ({ signal }) => listProductTagUsage({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductTagUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductTagUsageQueryResult = NonNullable<Awaited<ReturnType<typeof listProductTagUsage>>>
export type ListProductTagUsageQueryError = ApiError

export function useListProductTagUsage<TData = Awaited<ReturnType<typeof listProductTagUsage>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTagUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTagUsage>>,
          TError,
          Awaited<ReturnType<typeof listProductTagUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTagUsage<TData = Awaited<ReturnType<typeof listProductTagUsage>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTagUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductTagUsage>>,
          TError,
          Awaited<ReturnType<typeof listProductTagUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductTagUsage<TData = Awaited<ReturnType<typeof listProductTagUsage>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTagUsage>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the most used product tags
 */

export function useListProductTagUsage<TData = Awaited<ReturnType<typeof listProductTagUsage>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductTagUsage>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductTagUsageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetProductMetadataUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}/metadata`
}

/**
 * @summary Set one metadata entry of a product
 */
export const setProductMetadata = async (id: string,
    setProductMetadataBody: SetProductMetadataBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getSetProductMetadataUrl(id),
  {
      operation: 'setProductMetadata', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(setProductMetadataBody)
  }
);}

export const getSetProductMetadataMutationKey = () => ['setProductMetadata'] as const;

export const getSetProductMetadataMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProductMetadata>>, TError,SetProductMetadataMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof setProductMetadata>>, TError,SetProductMetadataMutationVariables, TContext> => {

const mutationKey = getSetProductMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setProductMetadata>>, SetProductMetadataMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setProductMetadata(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SetProductMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof setProductMetadata>>>
    export type SetProductMetadataMutationBody = SetProductMetadataBody
    export type SetProductMetadataMutationError = ApiError
    export type SetProductMetadataMutationVariables = {id: string;data: SetProductMetadataBody}

    /**
 * @summary Set one metadata entry of a product
 */
export const useSetProductMetadata = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProductMetadata>>, TError,SetProductMetadataMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setProductMetadata>>,
        TError,
        SetProductMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getSetProductMetadataMutationOptions(options), queryClient);
    }
    export const getListProductVariantsUrl = (id: string,
    params?: ListProductVariantsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/products/${pathPart(id)}/variants?${stringifiedParams}` : `/admin/products/${pathPart(id)}/variants`
}

/**
 * @summary List a product's variants
 */
export const listProductVariants = async (id: string,
    params?: ListProductVariantsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductVariantListResponse> => {

  return adminRequest<ProductVariantListResponse>(getListProductVariantsUrl(id,params),
  {
      operation: 'listProductVariants',
    ...options,
    method: 'GET'

  }
);}

export const getListProductVariantsInfiniteQueryKey = (id: string,
    params?: ListProductVariantsParams,) => {
    return [
    'infinite', 'admin','products',id,'variants', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductVariantsQueryKey = (id: string,
    params?: ListProductVariantsParams,) => {
    return [
    'admin','products',id,'variants', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductVariantsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductVariants>>, ListProductVariantsParams['offset']>, TError = ApiError>(id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData, QueryKey, ListProductVariantsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductVariantsInfiniteQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductVariants>>, QueryKey, ListProductVariantsParams['offset']> = ({ signal, pageParam }) => listProductVariants(id,{...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData, QueryKey, ListProductVariantsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductVariantsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProductVariants>>>
export type ListProductVariantsInfiniteQueryError = ApiError

export function useListProductVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductVariants>>, ListProductVariantsParams['offset']>, TError = ApiError>(
 id: string,
    params: undefined |  ListProductVariantsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData, QueryKey, ListProductVariantsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductVariants>>,
          TError,
          Awaited<ReturnType<typeof listProductVariants>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductVariants>>, ListProductVariantsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData, QueryKey, ListProductVariantsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductVariants>>,
          TError,
          Awaited<ReturnType<typeof listProductVariants>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductVariants>>, ListProductVariantsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData, QueryKey, ListProductVariantsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a product's variants
 */

export function useListProductVariantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductVariants>>, ListProductVariantsParams['offset']>, TError = ApiError>(
 id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData, QueryKey, ListProductVariantsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductVariantsInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductVariantsQueryOptions = <TData = Awaited<ReturnType<typeof listProductVariants>>, TError = ApiError>(id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductVariantsQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductVariants>>> = ({ signal }) => listProductVariants(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductVariantsQueryResult = NonNullable<Awaited<ReturnType<typeof listProductVariants>>>
export type ListProductVariantsQueryError = ApiError

export function useListProductVariants<TData = Awaited<ReturnType<typeof listProductVariants>>, TError = ApiError>(
 id: string,
    params: undefined |  ListProductVariantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductVariants>>,
          TError,
          Awaited<ReturnType<typeof listProductVariants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductVariants<TData = Awaited<ReturnType<typeof listProductVariants>>, TError = ApiError>(
 id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductVariants>>,
          TError,
          Awaited<ReturnType<typeof listProductVariants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductVariants<TData = Awaited<ReturnType<typeof listProductVariants>>, TError = ApiError>(
 id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a product's variants
 */

export function useListProductVariants<TData = Awaited<ReturnType<typeof listProductVariants>>, TError = ApiError>(
 id: string,
    params?: ListProductVariantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductVariants>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductVariantsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateProductVariantUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}/variants`
}

/**
 * @summary Add a variant to a product
 */
export const createProductVariant = async (id: string,
    createProductVariantBody: CreateProductVariantBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getCreateProductVariantUrl(id),
  {
      operation: 'createProductVariant', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createProductVariantBody)
  }
);}

export const getCreateProductVariantMutationKey = () => ['createProductVariant'] as const;

export const getCreateProductVariantMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductVariant>>, TError,CreateProductVariantMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductVariant>>, TError,CreateProductVariantMutationVariables, TContext> => {

const mutationKey = getCreateProductVariantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductVariant>>, CreateProductVariantMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createProductVariant(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateProductVariantMutationResult = NonNullable<Awaited<ReturnType<typeof createProductVariant>>>
    export type CreateProductVariantMutationBody = CreateProductVariantBody
    export type CreateProductVariantMutationError = ApiError
    export type CreateProductVariantMutationVariables = {id: string;data: CreateProductVariantBody}

    /**
 * @summary Add a variant to a product
 */
export const useCreateProductVariant = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductVariant>>, TError,CreateProductVariantMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductVariant>>,
        TError,
        CreateProductVariantMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductVariantMutationOptions(options), queryClient);
    }
    export const getGetProductVariantUrl = (id: string,
    variantId: string,) => {

  return `/admin/products/${pathPart(id)}/variants/${pathPart(variantId)}`
}

/**
 * Named by the specification; the server answers 404.
 * @deprecated
 * @summary Read a product's variant
 */
export const getProductVariant = async (id: string,
    variantId: string, options?: Parameters<typeof adminRequest>[1]): Promise<ProductVariantResponse> => {

  return adminRequest<ProductVariantResponse>(getGetProductVariantUrl(id,variantId),
  {
      operation: 'getProductVariant',
    ...options,
    method: 'GET'

  }
);}

export const getGetProductVariantQueryKey = (id: string,
    variantId: string,) => {
    return [
    'admin','products',id,'variants',variantId
    ] as const;
    }

export const getGetProductVariantQueryOptions = <TData = Awaited<ReturnType<typeof getProductVariant>>, TError = ApiError>(id: string,
    variantId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariant>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductVariantQueryKey(id,variantId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductVariant>>> = ({ signal }) => getProductVariant(id,variantId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && variantId !== null && variantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductVariantQueryResult = NonNullable<Awaited<ReturnType<typeof getProductVariant>>>
export type GetProductVariantQueryError = ApiError

export function useGetProductVariant<TData = Awaited<ReturnType<typeof getProductVariant>>, TError = ApiError>(
 id: string,
    variantId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductVariant>>,
          TError,
          Awaited<ReturnType<typeof getProductVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductVariant<TData = Awaited<ReturnType<typeof getProductVariant>>, TError = ApiError>(
 id: string,
    variantId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductVariant>>,
          TError,
          Awaited<ReturnType<typeof getProductVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductVariant<TData = Awaited<ReturnType<typeof getProductVariant>>, TError = ApiError>(
 id: string,
    variantId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariant>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @deprecated
 * @summary Read a product's variant
 */

export function useGetProductVariant<TData = Awaited<ReturnType<typeof getProductVariant>>, TError = ApiError>(
 id: string,
    variantId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariant>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductVariantQueryOptions(id,variantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateProductVariantUrl = (id: string,
    variantId: string,) => {

  return `/admin/products/${pathPart(id)}/variants/${pathPart(variantId)}`
}

/**
 * @summary Change a product's variant
 */
export const updateProductVariant = async (id: string,
    variantId: string,
    updateProductVariantBody: UpdateProductVariantBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getUpdateProductVariantUrl(id,variantId),
  {
      operation: 'updateProductVariant', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateProductVariantBody)
  }
);}

export const getUpdateProductVariantMutationKey = () => ['updateProductVariant'] as const;

export const getUpdateProductVariantMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductVariant>>, TError,UpdateProductVariantMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProductVariant>>, TError,UpdateProductVariantMutationVariables, TContext> => {

const mutationKey = getUpdateProductVariantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProductVariant>>, UpdateProductVariantMutationVariables> = (props) => {
          const {id,variantId,data} = props ?? {};

          return  updateProductVariant(id,variantId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductVariantMutationResult = NonNullable<Awaited<ReturnType<typeof updateProductVariant>>>
    export type UpdateProductVariantMutationBody = UpdateProductVariantBody
    export type UpdateProductVariantMutationError = ApiError
    export type UpdateProductVariantMutationVariables = {id: string;variantId: string;data: UpdateProductVariantBody}

    /**
 * @summary Change a product's variant
 */
export const useUpdateProductVariant = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductVariant>>, TError,UpdateProductVariantMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProductVariant>>,
        TError,
        UpdateProductVariantMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductVariantMutationOptions(options), queryClient);
    }
    export const getDeleteProductVariantUrl = (id: string,
    variantId: string,) => {

  return `/admin/products/${pathPart(id)}/variants/${pathPart(variantId)}`
}

/**
 * @summary Delete a product's variant
 */
export const deleteProductVariant = async (id: string,
    variantId: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedVariantResponse> => {

  return adminRequest<DeletedVariantResponse>(getDeleteProductVariantUrl(id,variantId),
  {
      operation: 'deleteProductVariant',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteProductVariantMutationKey = () => ['deleteProductVariant'] as const;

export const getDeleteProductVariantMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductVariant>>, TError,DeleteProductVariantMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductVariant>>, TError,DeleteProductVariantMutationVariables, TContext> => {

const mutationKey = getDeleteProductVariantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductVariant>>, DeleteProductVariantMutationVariables> = (props) => {
          const {id,variantId} = props ?? {};

          return  deleteProductVariant(id,variantId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductVariantMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProductVariant>>>

    export type DeleteProductVariantMutationError = ApiError
    export type DeleteProductVariantMutationVariables = {id: string;variantId: string}

    /**
 * @summary Delete a product's variant
 */
export const useDeleteProductVariant = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductVariant>>, TError,DeleteProductVariantMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductVariant>>,
        TError,
        DeleteProductVariantMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductVariantMutationOptions(options), queryClient);
    }
    export const getListProductOptionsUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}/options`
}

/**
 * Named by the specification; the server answers 404.
 * @deprecated
 * @summary List a product's options
 */
export const listProductOptions = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ProductOptionListResponse> => {

  return adminRequest<ProductOptionListResponse>(getListProductOptionsUrl(id),
  {
      operation: 'listProductOptions',
    ...options,
    method: 'GET'

  }
);}

export const getListProductOptionsQueryKey = (id: string,) => {
    return [
    'admin','products',id,'options'
    ] as const;
    }

export const getListProductOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listProductOptions>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductOptionsQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductOptions>>> = ({ signal }) => listProductOptions(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listProductOptions>>>
export type ListProductOptionsQueryError = ApiError

export function useListProductOptions<TData = Awaited<ReturnType<typeof listProductOptions>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductOptions>>,
          TError,
          Awaited<ReturnType<typeof listProductOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductOptions<TData = Awaited<ReturnType<typeof listProductOptions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductOptions>>,
          TError,
          Awaited<ReturnType<typeof listProductOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductOptions<TData = Awaited<ReturnType<typeof listProductOptions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @deprecated
 * @summary List a product's options
 */

export function useListProductOptions<TData = Awaited<ReturnType<typeof listProductOptions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductOptionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateProductOptionUrl = (id: string,) => {

  return `/admin/products/${pathPart(id)}/options`
}

/**
 * @summary Add an option to a product
 */
export const createProductOption = async (id: string,
    createProductOptionBody: CreateProductOptionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getCreateProductOptionUrl(id),
  {
      operation: 'createProductOption', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createProductOptionBody)
  }
);}

export const getCreateProductOptionMutationKey = () => ['createProductOption'] as const;

export const getCreateProductOptionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductOption>>, TError,CreateProductOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductOption>>, TError,CreateProductOptionMutationVariables, TContext> => {

const mutationKey = getCreateProductOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductOption>>, CreateProductOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createProductOption(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateProductOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createProductOption>>>
    export type CreateProductOptionMutationBody = CreateProductOptionBody
    export type CreateProductOptionMutationError = ApiError
    export type CreateProductOptionMutationVariables = {id: string;data: CreateProductOptionBody}

    /**
 * @summary Add an option to a product
 */
export const useCreateProductOption = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductOption>>, TError,CreateProductOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductOption>>,
        TError,
        CreateProductOptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductOptionMutationOptions(options), queryClient);
    }
    export const getGetProductOptionUrl = (id: string,
    optionId: string,) => {

  return `/admin/products/${pathPart(id)}/options/${pathPart(optionId)}`
}

/**
 * Named by the specification; the server answers 404.
 * @deprecated
 * @summary Read a product's option
 */
export const getProductOption = async (id: string,
    optionId: string, options?: Parameters<typeof adminRequest>[1]): Promise<ProductOptionResponse> => {

  return adminRequest<ProductOptionResponse>(getGetProductOptionUrl(id,optionId),
  {
      operation: 'getProductOption',
    ...options,
    method: 'GET'

  }
);}

export const getGetProductOptionQueryKey = (id: string,
    optionId: string,) => {
    return [
    'admin','products',id,'options',optionId
    ] as const;
    }

export const getGetProductOptionQueryOptions = <TData = Awaited<ReturnType<typeof getProductOption>>, TError = ApiError>(id: string,
    optionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductOption>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductOptionQueryKey(id,optionId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductOption>>> = ({ signal }) => getProductOption(id,optionId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && optionId !== null && optionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductOptionQueryResult = NonNullable<Awaited<ReturnType<typeof getProductOption>>>
export type GetProductOptionQueryError = ApiError

export function useGetProductOption<TData = Awaited<ReturnType<typeof getProductOption>>, TError = ApiError>(
 id: string,
    optionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductOption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductOption>>,
          TError,
          Awaited<ReturnType<typeof getProductOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductOption<TData = Awaited<ReturnType<typeof getProductOption>>, TError = ApiError>(
 id: string,
    optionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductOption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductOption>>,
          TError,
          Awaited<ReturnType<typeof getProductOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductOption<TData = Awaited<ReturnType<typeof getProductOption>>, TError = ApiError>(
 id: string,
    optionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductOption>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @deprecated
 * @summary Read a product's option
 */

export function useGetProductOption<TData = Awaited<ReturnType<typeof getProductOption>>, TError = ApiError>(
 id: string,
    optionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductOption>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductOptionQueryOptions(id,optionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateProductOptionUrl = (id: string,
    optionId: string,) => {

  return `/admin/products/${pathPart(id)}/options/${pathPart(optionId)}`
}

/**
 * @summary Rename a product's option
 */
export const updateProductOption = async (id: string,
    optionId: string,
    updateProductOptionBody: UpdateProductOptionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductResponse> => {

return adminRequest<ProductResponse>(getUpdateProductOptionUrl(id,optionId),
  {
      operation: 'updateProductOption', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateProductOptionBody)
  }
);}

export const getUpdateProductOptionMutationKey = () => ['updateProductOption'] as const;

export const getUpdateProductOptionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductOption>>, TError,UpdateProductOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProductOption>>, TError,UpdateProductOptionMutationVariables, TContext> => {

const mutationKey = getUpdateProductOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProductOption>>, UpdateProductOptionMutationVariables> = (props) => {
          const {id,optionId,data} = props ?? {};

          return  updateProductOption(id,optionId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductOptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateProductOption>>>
    export type UpdateProductOptionMutationBody = UpdateProductOptionBody
    export type UpdateProductOptionMutationError = ApiError
    export type UpdateProductOptionMutationVariables = {id: string;optionId: string;data: UpdateProductOptionBody}

    /**
 * @summary Rename a product's option
 */
export const useUpdateProductOption = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductOption>>, TError,UpdateProductOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProductOption>>,
        TError,
        UpdateProductOptionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductOptionMutationOptions(options), queryClient);
    }
    export const getDeleteProductOptionUrl = (id: string,
    optionId: string,) => {

  return `/admin/products/${pathPart(id)}/options/${pathPart(optionId)}`
}

/**
 * @summary Delete a product's option
 */
export const deleteProductOption = async (id: string,
    optionId: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedOptionResponse> => {

  return adminRequest<DeletedOptionResponse>(getDeleteProductOptionUrl(id,optionId),
  {
      operation: 'deleteProductOption',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteProductOptionMutationKey = () => ['deleteProductOption'] as const;

export const getDeleteProductOptionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductOption>>, TError,DeleteProductOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductOption>>, TError,DeleteProductOptionMutationVariables, TContext> => {

const mutationKey = getDeleteProductOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductOption>>, DeleteProductOptionMutationVariables> = (props) => {
          const {id,optionId} = props ?? {};

          return  deleteProductOption(id,optionId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductOptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProductOption>>>

    export type DeleteProductOptionMutationError = ApiError
    export type DeleteProductOptionMutationVariables = {id: string;optionId: string}

    /**
 * @summary Delete a product's option
 */
export const useDeleteProductOption = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductOption>>, TError,DeleteProductOptionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductOption>>,
        TError,
        DeleteProductOptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductOptionMutationOptions(options), queryClient);
    }
