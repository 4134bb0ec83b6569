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
  AddProductsToSalesChannelBody,
  AddStockLocationToSalesChannelBody,
  CreateSalesChannelBody,
  DeletedRecord,
  ListSalesChannelsParams,
  PagedSalesChannelListResponse,
  RemoveProductsFromSalesChannelBody,
  RemoveStockLocationFromSalesChannelBody,
  SalesChannelResponse,
  UpdateSalesChannelBody
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

export const getListSalesChannelsUrl = (params?: ListSalesChannelsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/sales-channels?${stringifiedParams}` : `/admin/sales-channels`
}

/**
 * @summary List sales channels
 */
export const listSalesChannels = async (params?: ListSalesChannelsParams, options?: Parameters<typeof adminRequest>[1]): Promise<PagedSalesChannelListResponse> => {

  return adminRequest<PagedSalesChannelListResponse>(getListSalesChannelsUrl(params),
  {
      operation: 'listSalesChannels',
    ...options,
    method: 'GET'

  }
);}

export const getListSalesChannelsInfiniteQueryKey = (params?: ListSalesChannelsParams,) => {
    return [
    'infinite', 'admin','sales-channels', ...(params ? [params] : [])
    ] as const;
    }

export const getListSalesChannelsQueryKey = (params?: ListSalesChannelsParams,) => {
    return [
    'admin','sales-channels', ...(params ? [params] : [])
    ] as const;
    }

export const getListSalesChannelsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSalesChannels>>, ListSalesChannelsParams['offset']>, TError = ApiError>(params?: ListSalesChannelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData, QueryKey, ListSalesChannelsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSalesChannelsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSalesChannels>>, QueryKey, ListSalesChannelsParams['offset']> = ({ signal, pageParam }) => listSalesChannels({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData, QueryKey, ListSalesChannelsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSalesChannelsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSalesChannels>>>
export type ListSalesChannelsInfiniteQueryError = ApiError

export function useListSalesChannelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSalesChannels>>, ListSalesChannelsParams['offset']>, TError = ApiError>(
 params: undefined |  ListSalesChannelsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData, QueryKey, ListSalesChannelsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSalesChannels>>,
          TError,
          Awaited<ReturnType<typeof listSalesChannels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSalesChannelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSalesChannels>>, ListSalesChannelsParams['offset']>, TError = ApiError>(
 params?: ListSalesChannelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData, QueryKey, ListSalesChannelsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSalesChannels>>,
          TError,
          Awaited<ReturnType<typeof listSalesChannels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSalesChannelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSalesChannels>>, ListSalesChannelsParams['offset']>, TError = ApiError>(
 params?: ListSalesChannelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData, QueryKey, ListSalesChannelsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sales channels
 */

export function useListSalesChannelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSalesChannels>>, ListSalesChannelsParams['offset']>, TError = ApiError>(
 params?: ListSalesChannelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData, QueryKey, ListSalesChannelsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSalesChannelsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSalesChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listSalesChannels>>, TError = ApiError>(params?: ListSalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSalesChannelsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSalesChannels>>> = ({ signal }) => listSalesChannels(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSalesChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listSalesChannels>>>
export type ListSalesChannelsQueryError = ApiError

export function useListSalesChannels<TData = Awaited<ReturnType<typeof listSalesChannels>>, TError = ApiError>(
 params: undefined |  ListSalesChannelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSalesChannels>>,
          TError,
          Awaited<ReturnType<typeof listSalesChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSalesChannels<TData = Awaited<ReturnType<typeof listSalesChannels>>, TError = ApiError>(
 params?: ListSalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSalesChannels>>,
          TError,
          Awaited<ReturnType<typeof listSalesChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSalesChannels<TData = Awaited<ReturnType<typeof listSalesChannels>>, TError = ApiError>(
 params?: ListSalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sales channels
 */

export function useListSalesChannels<TData = Awaited<ReturnType<typeof listSalesChannels>>, TError = ApiError>(
 params?: ListSalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSalesChannels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSalesChannelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateSalesChannelUrl = () => {

  return `/admin/sales-channels`
}

/**
 * @summary Create a sales channel
 */
export const createSalesChannel = async (createSalesChannelBody: CreateSalesChannelBody, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelResponse> => {

return adminRequest<SalesChannelResponse>(getCreateSalesChannelUrl(),
  {
      operation: 'createSalesChannel', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createSalesChannelBody)
  }
);}

export const getCreateSalesChannelMutationKey = () => ['createSalesChannel'] as const;

export const getCreateSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSalesChannel>>, TError,CreateSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createSalesChannel>>, TError,CreateSalesChannelMutationVariables, TContext> => {

const mutationKey = getCreateSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSalesChannel>>, CreateSalesChannelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSalesChannel(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof createSalesChannel>>>
    export type CreateSalesChannelMutationBody = CreateSalesChannelBody
    export type CreateSalesChannelMutationError = ApiError
    export type CreateSalesChannelMutationVariables = {data: CreateSalesChannelBody}

    /**
 * @summary Create a sales channel
 */
export const useCreateSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSalesChannel>>, TError,CreateSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSalesChannel>>,
        TError,
        CreateSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSalesChannelMutationOptions(options), queryClient);
    }
    export const getGetSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}`
}

/**
 * @summary Read a sales channel
 */
export const getSalesChannel = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelResponse> => {

  return adminRequest<SalesChannelResponse>(getGetSalesChannelUrl(id),
  {
      operation: 'getSalesChannel',
    ...options,
    method: 'GET'

  }
);}

export const getGetSalesChannelQueryKey = (id: string,) => {
    return [
    'admin','sales-channels',id
    ] as const;
    }

export const getGetSalesChannelQueryOptions = <TData = Awaited<ReturnType<typeof getSalesChannel>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSalesChannel>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSalesChannelQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSalesChannel>>> = ({ signal }) => getSalesChannel(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSalesChannel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSalesChannelQueryResult = NonNullable<Awaited<ReturnType<typeof getSalesChannel>>>
export type GetSalesChannelQueryError = ApiError

export function useGetSalesChannel<TData = Awaited<ReturnType<typeof getSalesChannel>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSalesChannel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSalesChannel>>,
          TError,
          Awaited<ReturnType<typeof getSalesChannel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSalesChannel<TData = Awaited<ReturnType<typeof getSalesChannel>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSalesChannel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSalesChannel>>,
          TError,
          Awaited<ReturnType<typeof getSalesChannel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSalesChannel<TData = Awaited<ReturnType<typeof getSalesChannel>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSalesChannel>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a sales channel
 */

export function useGetSalesChannel<TData = Awaited<ReturnType<typeof getSalesChannel>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSalesChannel>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSalesChannelQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}`
}

/**
 * @summary Change a sales channel
 */
export const updateSalesChannel = async (id: string,
    updateSalesChannelBody: UpdateSalesChannelBody, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelResponse> => {

return adminRequest<SalesChannelResponse>(getUpdateSalesChannelUrl(id),
  {
      operation: 'updateSalesChannel', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateSalesChannelBody)
  }
);}

export const getUpdateSalesChannelMutationKey = () => ['updateSalesChannel'] as const;

export const getUpdateSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSalesChannel>>, TError,UpdateSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSalesChannel>>, TError,UpdateSalesChannelMutationVariables, TContext> => {

const mutationKey = getUpdateSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSalesChannel>>, UpdateSalesChannelMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSalesChannel(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof updateSalesChannel>>>
    export type UpdateSalesChannelMutationBody = UpdateSalesChannelBody
    export type UpdateSalesChannelMutationError = ApiError
    export type UpdateSalesChannelMutationVariables = {id: string;data: UpdateSalesChannelBody}

    /**
 * @summary Change a sales channel
 */
export const useUpdateSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSalesChannel>>, TError,UpdateSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSalesChannel>>,
        TError,
        UpdateSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSalesChannelMutationOptions(options), queryClient);
    }
    export const getDeleteSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}`
}

/**
 * @summary Delete a sales channel
 */
export const deleteSalesChannel = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteSalesChannelUrl(id),
  {
      operation: 'deleteSalesChannel',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteSalesChannelMutationKey = () => ['deleteSalesChannel'] as const;

export const getDeleteSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSalesChannel>>, TError,DeleteSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSalesChannel>>, TError,DeleteSalesChannelMutationVariables, TContext> => {

const mutationKey = getDeleteSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSalesChannel>>, DeleteSalesChannelMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSalesChannel(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSalesChannel>>>

    export type DeleteSalesChannelMutationError = ApiError
    export type DeleteSalesChannelMutationVariables = {id: string}

    /**
 * @summary Delete a sales channel
 */
export const useDeleteSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSalesChannel>>, TError,DeleteSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSalesChannel>>,
        TError,
        DeleteSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSalesChannelMutationOptions(options), queryClient);
    }
    export const getAddProductsToSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}/products/batch`
}

/**
 * @summary Sell products in a sales channel
 */
export const addProductsToSalesChannel = async (id: string,
    addProductsToSalesChannelBody: AddProductsToSalesChannelBody, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelResponse> => {

return adminRequest<SalesChannelResponse>(getAddProductsToSalesChannelUrl(id),
  {
      operation: 'addProductsToSalesChannel', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addProductsToSalesChannelBody)
  }
);}

export const getAddProductsToSalesChannelMutationKey = () => ['addProductsToSalesChannel'] as const;

export const getAddProductsToSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToSalesChannel>>, TError,AddProductsToSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductsToSalesChannel>>, TError,AddProductsToSalesChannelMutationVariables, TContext> => {

const mutationKey = getAddProductsToSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductsToSalesChannel>>, AddProductsToSalesChannelMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProductsToSalesChannel(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddProductsToSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof addProductsToSalesChannel>>>
    export type AddProductsToSalesChannelMutationBody = AddProductsToSalesChannelBody
    export type AddProductsToSalesChannelMutationError = ApiError
    export type AddProductsToSalesChannelMutationVariables = {id: string;data: AddProductsToSalesChannelBody}

    /**
 * @summary Sell products in a sales channel
 */
export const useAddProductsToSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToSalesChannel>>, TError,AddProductsToSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductsToSalesChannel>>,
        TError,
        AddProductsToSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductsToSalesChannelMutationOptions(options), queryClient);
    }
    export const getRemoveProductsFromSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}/products/batch`
}

/**
 * @summary Stop selling products in a sales channel
 */
export const removeProductsFromSalesChannel = async (id: string,
    removeProductsFromSalesChannelBody: RemoveProductsFromSalesChannelBody, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelResponse> => {

return adminRequest<SalesChannelResponse>(getRemoveProductsFromSalesChannelUrl(id),
  {
      operation: 'removeProductsFromSalesChannel',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeProductsFromSalesChannelBody)
  }
);}

export const getRemoveProductsFromSalesChannelMutationKey = () => ['removeProductsFromSalesChannel'] as const;

export const getRemoveProductsFromSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromSalesChannel>>, TError,RemoveProductsFromSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromSalesChannel>>, TError,RemoveProductsFromSalesChannelMutationVariables, TContext> => {

const mutationKey = getRemoveProductsFromSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductsFromSalesChannel>>, RemoveProductsFromSalesChannelMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  removeProductsFromSalesChannel(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveProductsFromSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductsFromSalesChannel>>>
    export type RemoveProductsFromSalesChannelMutationBody = RemoveProductsFromSalesChannelBody
    export type RemoveProductsFromSalesChannelMutationError = ApiError
    export type RemoveProductsFromSalesChannelMutationVariables = {id: string;data: RemoveProductsFromSalesChannelBody}

    /**
 * @summary Stop selling products in a sales channel
 */
export const useRemoveProductsFromSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromSalesChannel>>, TError,RemoveProductsFromSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductsFromSalesChannel>>,
        TError,
        RemoveProductsFromSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveProductsFromSalesChannelMutationOptions(options), queryClient);
    }
    export const getAddStockLocationToSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}/stock-locations`
}

/**
 * @summary Let a sales channel sell from a stock location
 */
export const addStockLocationToSalesChannel = async (id: string,
    addStockLocationToSalesChannelBody: AddStockLocationToSalesChannelBody, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelResponse> => {

return adminRequest<SalesChannelResponse>(getAddStockLocationToSalesChannelUrl(id),
  {
      operation: 'addStockLocationToSalesChannel', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addStockLocationToSalesChannelBody)
  }
);}

export const getAddStockLocationToSalesChannelMutationKey = () => ['addStockLocationToSalesChannel'] as const;

export const getAddStockLocationToSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStockLocationToSalesChannel>>, TError,AddStockLocationToSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addStockLocationToSalesChannel>>, TError,AddStockLocationToSalesChannelMutationVariables, TContext> => {

const mutationKey = getAddStockLocationToSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addStockLocationToSalesChannel>>, AddStockLocationToSalesChannelMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addStockLocationToSalesChannel(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddStockLocationToSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof addStockLocationToSalesChannel>>>
    export type AddStockLocationToSalesChannelMutationBody = AddStockLocationToSalesChannelBody
    export type AddStockLocationToSalesChannelMutationError = ApiError
    export type AddStockLocationToSalesChannelMutationVariables = {id: string;data: AddStockLocationToSalesChannelBody}

    /**
 * @summary Let a sales channel sell from a stock location
 */
export const useAddStockLocationToSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStockLocationToSalesChannel>>, TError,AddStockLocationToSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addStockLocationToSalesChannel>>,
        TError,
        AddStockLocationToSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getAddStockLocationToSalesChannelMutationOptions(options), queryClient);
    }
    export const getRemoveStockLocationFromSalesChannelUrl = (id: string,) => {

  return `/admin/sales-channels/${pathPart(id)}/stock-locations`
}

/**
 * @summary Stop a sales channel from selling from a stock location
 */
export const removeStockLocationFromSalesChannel = async (id: string,
    removeStockLocationFromSalesChannelBody: RemoveStockLocationFromSalesChannelBody, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

return adminRequest<DeletedRecord>(getRemoveStockLocationFromSalesChannelUrl(id),
  {
      operation: 'removeStockLocationFromSalesChannel',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeStockLocationFromSalesChannelBody)
  }
);}

export const getRemoveStockLocationFromSalesChannelMutationKey = () => ['removeStockLocationFromSalesChannel'] as const;

export const getRemoveStockLocationFromSalesChannelMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeStockLocationFromSalesChannel>>, TError,RemoveStockLocationFromSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeStockLocationFromSalesChannel>>, TError,RemoveStockLocationFromSalesChannelMutationVariables, TContext> => {

const mutationKey = getRemoveStockLocationFromSalesChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeStockLocationFromSalesChannel>>, RemoveStockLocationFromSalesChannelMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  removeStockLocationFromSalesChannel(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveStockLocationFromSalesChannelMutationResult = NonNullable<Awaited<ReturnType<typeof removeStockLocationFromSalesChannel>>>
    export type RemoveStockLocationFromSalesChannelMutationBody = RemoveStockLocationFromSalesChannelBody
    export type RemoveStockLocationFromSalesChannelMutationError = ApiError
    export type RemoveStockLocationFromSalesChannelMutationVariables = {id: string;data: RemoveStockLocationFromSalesChannelBody}

    /**
 * @summary Stop a sales channel from selling from a stock location
 */
export const useRemoveStockLocationFromSalesChannel = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeStockLocationFromSalesChannel>>, TError,RemoveStockLocationFromSalesChannelMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeStockLocationFromSalesChannel>>,
        TError,
        RemoveStockLocationFromSalesChannelMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveStockLocationFromSalesChannelMutationOptions(options), queryClient);
    }
