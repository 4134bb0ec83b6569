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
  AddProductsToCategoryBody,
  AddProductsToCategoryParams,
  CreateProductCategoryBody,
  CreateProductCategoryParams,
  DeletedRecord,
  GetProductCategoryParams,
  ListProductCategoriesParams,
  ProductCategoryListResponse,
  ProductCategoryResponse,
  RemoveProductsFromCategoryBody,
  RemoveProductsFromCategoryParams,
  UpdateProductCategoryBody,
  UpdateProductCategoryParams
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

export const getListProductCategoriesUrl = (params?: ListProductCategoriesParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-categories?${stringifiedParams}` : `/admin/product-categories`
}

/**
 * @summary List product categories
 */
export const listProductCategories = async (params?: ListProductCategoriesParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCategoryListResponse> => {

  return adminRequest<ProductCategoryListResponse>(getListProductCategoriesUrl(params),
  {
      operation: 'listProductCategories',
    ...options,
    method: 'GET'

  }
);}

export const getListProductCategoriesInfiniteQueryKey = (params?: ListProductCategoriesParams,) => {
    return [
    'infinite', 'admin','product-categories', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductCategoriesQueryKey = (params?: ListProductCategoriesParams,) => {
    return [
    'admin','product-categories', ...(params ? [params] : [])
    ] as const;
    }

export const getListProductCategoriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductCategoriesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductCategories>>, QueryKey, ListProductCategoriesParams['offset']> = ({ signal, pageParam }) => listProductCategories({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductCategories>>,
          TError,
          Awaited<ReturnType<typeof listProductCategories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product categories
 */

export function useListProductCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductCategories>>, ListProductCategoriesParams['offset']>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData, QueryKey, ListProductCategoriesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductCategoriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductCategoriesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductCategories>>> = ({ signal }) => listProductCategories(params, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductCategories>>,
          TError,
          Awaited<ReturnType<typeof listProductCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product categories
 */

export function useListProductCategories<TData = Awaited<ReturnType<typeof listProductCategories>>, TError = ApiError>(
 params?: ListProductCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductCategories>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateProductCategoryUrl = (params?: CreateProductCategoryParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-categories?${stringifiedParams}` : `/admin/product-categories`
}

/**
 * @summary Create a product category
 */
export const createProductCategory = async (createProductCategoryBody: CreateProductCategoryBody,
    params?: CreateProductCategoryParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCategoryResponse> => {

return adminRequest<ProductCategoryResponse>(getCreateProductCategoryUrl(params),
  {
      operation: 'createProductCategory', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createProductCategoryBody)
  }
);}

export const getCreateProductCategoryMutationKey = () => ['createProductCategory'] as const;

export const getCreateProductCategoryMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductCategory>>, TError,CreateProductCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductCategory>>, TError,CreateProductCategoryMutationVariables, TContext> => {

const mutationKey = getCreateProductCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductCategory>>, CreateProductCategoryMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createProductCategory(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateProductCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createProductCategory>>>
    export type CreateProductCategoryMutationBody = CreateProductCategoryBody
    export type CreateProductCategoryMutationError = ApiError
    export type CreateProductCategoryMutationVariables = {data: CreateProductCategoryBody;params?: CreateProductCategoryParams}

    /**
 * @summary Create a product category
 */
export const useCreateProductCategory = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductCategory>>, TError,CreateProductCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductCategory>>,
        TError,
        CreateProductCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductCategoryMutationOptions(options), queryClient);
    }
    export const getGetProductCategoryUrl = (id: string,
    params?: GetProductCategoryParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-categories/${pathPart(id)}?${stringifiedParams}` : `/admin/product-categories/${pathPart(id)}`
}

/**
 * @summary Read a product category
 */
export const getProductCategory = async (id: string,
    params?: GetProductCategoryParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCategoryResponse> => {

  return adminRequest<ProductCategoryResponse>(getGetProductCategoryUrl(id,params),
  {
      operation: 'getProductCategory',
    ...options,
    method: 'GET'

  }
);}

export const getGetProductCategoryQueryKey = (id: string,
    params?: GetProductCategoryParams,) => {
    return [
    'admin','product-categories',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetProductCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductCategoryQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductCategory>>> = ({ signal }) => getProductCategory(id,params, { signal, ...requestOptions });

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
      >, request?: SecondParameter<typeof adminRequest>}
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
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductCategory<TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(
 id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a product category
 */

export function useGetProductCategory<TData = Awaited<ReturnType<typeof getProductCategory>>, TError = ApiError>(
 id: string,
    params?: GetProductCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductCategory>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductCategoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateProductCategoryUrl = (id: string,
    params?: UpdateProductCategoryParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-categories/${pathPart(id)}?${stringifiedParams}` : `/admin/product-categories/${pathPart(id)}`
}

/**
 * @summary Change a product category
 */
export const updateProductCategory = async (id: string,
    updateProductCategoryBody: UpdateProductCategoryBody,
    params?: UpdateProductCategoryParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCategoryResponse> => {

return adminRequest<ProductCategoryResponse>(getUpdateProductCategoryUrl(id,params),
  {
      operation: 'updateProductCategory', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateProductCategoryBody)
  }
);}

export const getUpdateProductCategoryMutationKey = () => ['updateProductCategory'] as const;

export const getUpdateProductCategoryMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductCategory>>, TError,UpdateProductCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProductCategory>>, TError,UpdateProductCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateProductCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProductCategory>>, UpdateProductCategoryMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateProductCategory(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateProductCategory>>>
    export type UpdateProductCategoryMutationBody = UpdateProductCategoryBody
    export type UpdateProductCategoryMutationError = ApiError
    export type UpdateProductCategoryMutationVariables = {id: string;data: UpdateProductCategoryBody;params?: UpdateProductCategoryParams}

    /**
 * @summary Change a product category
 */
export const useUpdateProductCategory = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductCategory>>, TError,UpdateProductCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProductCategory>>,
        TError,
        UpdateProductCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductCategoryMutationOptions(options), queryClient);
    }
    export const getDeleteProductCategoryUrl = (id: string,) => {

  return `/admin/product-categories/${pathPart(id)}`
}

/**
 * @summary Delete a product category
 */
export const deleteProductCategory = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteProductCategoryUrl(id),
  {
      operation: 'deleteProductCategory',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteProductCategoryMutationKey = () => ['deleteProductCategory'] as const;

export const getDeleteProductCategoryMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductCategory>>, TError,DeleteProductCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductCategory>>, TError,DeleteProductCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteProductCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductCategory>>, DeleteProductCategoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProductCategory(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProductCategory>>>

    export type DeleteProductCategoryMutationError = ApiError
    export type DeleteProductCategoryMutationVariables = {id: string}

    /**
 * @summary Delete a product category
 */
export const useDeleteProductCategory = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductCategory>>, TError,DeleteProductCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductCategory>>,
        TError,
        DeleteProductCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductCategoryMutationOptions(options), queryClient);
    }
    export const getAddProductsToCategoryUrl = (id: string,
    params?: AddProductsToCategoryParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-categories/${pathPart(id)}/products/batch?${stringifiedParams}` : `/admin/product-categories/${pathPart(id)}/products/batch`
}

/**
 * @summary Put products into a category
 */
export const addProductsToCategory = async (id: string,
    addProductsToCategoryBody: AddProductsToCategoryBody,
    params?: AddProductsToCategoryParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCategoryResponse> => {

return adminRequest<ProductCategoryResponse>(getAddProductsToCategoryUrl(id,params),
  {
      operation: 'addProductsToCategory', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addProductsToCategoryBody)
  }
);}

export const getAddProductsToCategoryMutationKey = () => ['addProductsToCategory'] as const;

export const getAddProductsToCategoryMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToCategory>>, TError,AddProductsToCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductsToCategory>>, TError,AddProductsToCategoryMutationVariables, TContext> => {

const mutationKey = getAddProductsToCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductsToCategory>>, AddProductsToCategoryMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  addProductsToCategory(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddProductsToCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof addProductsToCategory>>>
    export type AddProductsToCategoryMutationBody = AddProductsToCategoryBody
    export type AddProductsToCategoryMutationError = ApiError
    export type AddProductsToCategoryMutationVariables = {id: string;data: AddProductsToCategoryBody;params?: AddProductsToCategoryParams}

    /**
 * @summary Put products into a category
 */
export const useAddProductsToCategory = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToCategory>>, TError,AddProductsToCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductsToCategory>>,
        TError,
        AddProductsToCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductsToCategoryMutationOptions(options), queryClient);
    }
    export const getRemoveProductsFromCategoryUrl = (id: string,
    params?: RemoveProductsFromCategoryParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/product-categories/${pathPart(id)}/products/batch?${stringifiedParams}` : `/admin/product-categories/${pathPart(id)}/products/batch`
}

/**
 * @summary Take products out of a category
 */
export const removeProductsFromCategory = async (id: string,
    removeProductsFromCategoryBody: RemoveProductsFromCategoryBody,
    params?: RemoveProductsFromCategoryParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCategoryResponse> => {

return adminRequest<ProductCategoryResponse>(getRemoveProductsFromCategoryUrl(id,params),
  {
      operation: 'removeProductsFromCategory',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeProductsFromCategoryBody)
  }
);}

export const getRemoveProductsFromCategoryMutationKey = () => ['removeProductsFromCategory'] as const;

export const getRemoveProductsFromCategoryMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromCategory>>, TError,RemoveProductsFromCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromCategory>>, TError,RemoveProductsFromCategoryMutationVariables, TContext> => {

const mutationKey = getRemoveProductsFromCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductsFromCategory>>, RemoveProductsFromCategoryMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  removeProductsFromCategory(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveProductsFromCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductsFromCategory>>>
    export type RemoveProductsFromCategoryMutationBody = RemoveProductsFromCategoryBody
    export type RemoveProductsFromCategoryMutationError = ApiError
    export type RemoveProductsFromCategoryMutationVariables = {id: string;data: RemoveProductsFromCategoryBody;params?: RemoveProductsFromCategoryParams}

    /**
 * @summary Take products out of a category
 */
export const useRemoveProductsFromCategory = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromCategory>>, TError,RemoveProductsFromCategoryMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductsFromCategory>>,
        TError,
        RemoveProductsFromCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveProductsFromCategoryMutationOptions(options), queryClient);
    }
