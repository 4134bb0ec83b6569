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
  AddProductsToCollectionBody,
  CreateCollectionBody,
  DeleteProductsFromCollectionResponse,
  DeletedRecord,
  ListCollectionsParams,
  ProductCollectionListResponse,
  ProductCollectionResponse,
  RemoveProductsFromCollectionBody,
  UpdateCollectionBody
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

export const getListCollectionsUrl = (params?: ListCollectionsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/collections?${stringifiedParams}` : `/admin/collections`
}

/**
 * @summary List collections
 */
export const listCollections = async (params?: ListCollectionsParams, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCollectionListResponse> => {

  return adminRequest<ProductCollectionListResponse>(getListCollectionsUrl(params),
  {
      operation: 'listCollections',
    ...options,
    method: 'GET'

  }
);}

export const getListCollectionsInfiniteQueryKey = (params?: ListCollectionsParams,) => {
    return [
    'infinite', 'admin','collections', ...(params ? [params] : [])
    ] as const;
    }

export const getListCollectionsQueryKey = (params?: ListCollectionsParams,) => {
    return [
    'admin','collections', ...(params ? [params] : [])
    ] as const;
    }

export const getListCollectionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollections>>, QueryKey, ListCollectionsParams['offset']> = ({ signal, pageParam }) => listCollections({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCollections>>>
export type ListCollectionsInfiniteQueryError = ApiError

export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params: undefined |  ListCollectionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List collections
 */

export function useListCollectionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCollections>>, ListCollectionsParams['offset']>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData, QueryKey, ListCollectionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCollectionsQueryOptions = <TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollections>>> = ({ signal }) => listCollections(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCollections>>>
export type ListCollectionsQueryError = ApiError

export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params: undefined |  ListCollectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List collections
 */

export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = ApiError>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCollectionUrl = () => {

  return `/admin/collections`
}

/**
 * @summary Create a collection
 */
export const createCollection = async (createCollectionBody: CreateCollectionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCollectionResponse> => {

return adminRequest<ProductCollectionResponse>(getCreateCollectionUrl(),
  {
      operation: 'createCollection', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createCollectionBody)
  }
);}

export const getCreateCollectionMutationKey = () => ['createCollection'] as const;

export const getCreateCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext> => {

const mutationKey = getCreateCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCollection>>, CreateCollectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCollection(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof createCollection>>>
    export type CreateCollectionMutationBody = CreateCollectionBody
    export type CreateCollectionMutationError = ApiError
    export type CreateCollectionMutationVariables = {data: CreateCollectionBody}

    /**
 * @summary Create a collection
 */
export const useCreateCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCollection>>,
        TError,
        CreateCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCollectionMutationOptions(options), queryClient);
    }
    export const getGetCollectionUrl = (id: string,) => {

  return `/admin/collections/${pathPart(id)}`
}

/**
 * @summary Read a collection
 */
export const getCollection = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCollectionResponse> => {

  return adminRequest<ProductCollectionResponse>(getGetCollectionUrl(id),
  {
      operation: 'getCollection',
    ...options,
    method: 'GET'

  }
);}

export const getGetCollectionQueryKey = (id: string,) => {
    return [
    'admin','collections',id
    ] as const;
    }

export const getGetCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = ({ signal }) => getCollection(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>
export type GetCollectionQueryError = ApiError

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a collection
 */

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCollectionUrl = (id: string,) => {

  return `/admin/collections/${pathPart(id)}`
}

/**
 * @summary Change a collection
 */
export const updateCollection = async (id: string,
    updateCollectionBody: UpdateCollectionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCollectionResponse> => {

return adminRequest<ProductCollectionResponse>(getUpdateCollectionUrl(id),
  {
      operation: 'updateCollection', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateCollectionBody)
  }
);}

export const getUpdateCollectionMutationKey = () => ['updateCollection'] as const;

export const getUpdateCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext> => {

const mutationKey = getUpdateCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCollection>>, UpdateCollectionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCollection(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCollection>>>
    export type UpdateCollectionMutationBody = UpdateCollectionBody
    export type UpdateCollectionMutationError = ApiError
    export type UpdateCollectionMutationVariables = {id: string;data: UpdateCollectionBody}

    /**
 * @summary Change a collection
 */
export const useUpdateCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCollection>>,
        TError,
        UpdateCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCollectionMutationOptions(options), queryClient);
    }
    export const getDeleteCollectionUrl = (id: string,) => {

  return `/admin/collections/${pathPart(id)}`
}

/**
 * @summary Delete a collection
 */
export const deleteCollection = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteCollectionUrl(id),
  {
      operation: 'deleteCollection',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteCollectionMutationKey = () => ['deleteCollection'] as const;

export const getDeleteCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext> => {

const mutationKey = getDeleteCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCollection>>, DeleteCollectionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCollection(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCollection>>>

    export type DeleteCollectionMutationError = ApiError
    export type DeleteCollectionMutationVariables = {id: string}

    /**
 * @summary Delete a collection
 */
export const useDeleteCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCollection>>,
        TError,
        DeleteCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCollectionMutationOptions(options), queryClient);
    }
    export const getAddProductsToCollectionUrl = (id: string,) => {

  return `/admin/collections/${pathPart(id)}/products/batch`
}

/**
 * @summary Put products into a collection
 */
export const addProductsToCollection = async (id: string,
    addProductsToCollectionBody: AddProductsToCollectionBody, options?: Parameters<typeof adminRequest>[1]): Promise<ProductCollectionResponse> => {

return adminRequest<ProductCollectionResponse>(getAddProductsToCollectionUrl(id),
  {
      operation: 'addProductsToCollection', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addProductsToCollectionBody)
  }
);}

export const getAddProductsToCollectionMutationKey = () => ['addProductsToCollection'] as const;

export const getAddProductsToCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToCollection>>, TError,AddProductsToCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductsToCollection>>, TError,AddProductsToCollectionMutationVariables, TContext> => {

const mutationKey = getAddProductsToCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductsToCollection>>, AddProductsToCollectionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProductsToCollection(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddProductsToCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof addProductsToCollection>>>
    export type AddProductsToCollectionMutationBody = AddProductsToCollectionBody
    export type AddProductsToCollectionMutationError = ApiError
    export type AddProductsToCollectionMutationVariables = {id: string;data: AddProductsToCollectionBody}

    /**
 * @summary Put products into a collection
 */
export const useAddProductsToCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToCollection>>, TError,AddProductsToCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductsToCollection>>,
        TError,
        AddProductsToCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductsToCollectionMutationOptions(options), queryClient);
    }
    export const getRemoveProductsFromCollectionUrl = (id: string,) => {

  return `/admin/collections/${pathPart(id)}/products/batch`
}

/**
 * @summary Take products out of a collection
 */
export const removeProductsFromCollection = async (id: string,
    removeProductsFromCollectionBody: RemoveProductsFromCollectionBody, options?: Parameters<typeof adminRequest>[1]): Promise<DeleteProductsFromCollectionResponse> => {

return adminRequest<DeleteProductsFromCollectionResponse>(getRemoveProductsFromCollectionUrl(id),
  {
      operation: 'removeProductsFromCollection',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeProductsFromCollectionBody)
  }
);}

export const getRemoveProductsFromCollectionMutationKey = () => ['removeProductsFromCollection'] as const;

export const getRemoveProductsFromCollectionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromCollection>>, TError,RemoveProductsFromCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromCollection>>, TError,RemoveProductsFromCollectionMutationVariables, TContext> => {

const mutationKey = getRemoveProductsFromCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductsFromCollection>>, RemoveProductsFromCollectionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  removeProductsFromCollection(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveProductsFromCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductsFromCollection>>>
    export type RemoveProductsFromCollectionMutationBody = RemoveProductsFromCollectionBody
    export type RemoveProductsFromCollectionMutationError = ApiError
    export type RemoveProductsFromCollectionMutationVariables = {id: string;data: RemoveProductsFromCollectionBody}

    /**
 * @summary Take products out of a collection
 */
export const useRemoveProductsFromCollection = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromCollection>>, TError,RemoveProductsFromCollectionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductsFromCollection>>,
        TError,
        RemoveProductsFromCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveProductsFromCollectionMutationOptions(options), queryClient);
    }
