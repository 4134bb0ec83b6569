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
  AddSalesChannelsToPublishableApiKeyBody,
  CreatePublishableApiKeyBody,
  DeletedRecord,
  ListPublishableApiKeySalesChannelsParams,
  ListPublishableApiKeysParams,
  PublishableApiKeyListResponse,
  PublishableApiKeyResponse,
  RemoveSalesChannelsFromPublishableApiKeyBody,
  SalesChannelListResponse,
  UpdatePublishableApiKeyBody
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

export const getListPublishableApiKeysUrl = (params?: ListPublishableApiKeysParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/publishable-api-keys?${stringifiedParams}` : `/admin/publishable-api-keys`
}

/**
 * @summary List publishable API keys
 */
export const listPublishableApiKeys = async (params?: ListPublishableApiKeysParams, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyListResponse> => {

  return adminRequest<PublishableApiKeyListResponse>(getListPublishableApiKeysUrl(params),
  {
      operation: 'listPublishableApiKeys',
    ...options,
    method: 'GET'

  }
);}

export const getListPublishableApiKeysInfiniteQueryKey = (params?: ListPublishableApiKeysParams,) => {
    return [
    'infinite', 'admin','publishable-api-keys', ...(params ? [params] : [])
    ] as const;
    }

export const getListPublishableApiKeysQueryKey = (params?: ListPublishableApiKeysParams,) => {
    return [
    'admin','publishable-api-keys', ...(params ? [params] : [])
    ] as const;
    }

export const getListPublishableApiKeysInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPublishableApiKeys>>, ListPublishableApiKeysParams['offset']>, TError = ApiError>(params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData, QueryKey, ListPublishableApiKeysParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublishableApiKeysInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublishableApiKeys>>, QueryKey, ListPublishableApiKeysParams['offset']> = ({ signal, pageParam }) => listPublishableApiKeys({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData, QueryKey, ListPublishableApiKeysParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublishableApiKeysInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPublishableApiKeys>>>
export type ListPublishableApiKeysInfiniteQueryError = ApiError

export function useListPublishableApiKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublishableApiKeys>>, ListPublishableApiKeysParams['offset']>, TError = ApiError>(
 params: undefined |  ListPublishableApiKeysParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData, QueryKey, ListPublishableApiKeysParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublishableApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listPublishableApiKeys>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublishableApiKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublishableApiKeys>>, ListPublishableApiKeysParams['offset']>, TError = ApiError>(
 params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData, QueryKey, ListPublishableApiKeysParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublishableApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listPublishableApiKeys>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublishableApiKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublishableApiKeys>>, ListPublishableApiKeysParams['offset']>, TError = ApiError>(
 params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData, QueryKey, ListPublishableApiKeysParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List publishable API keys
 */

export function useListPublishableApiKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublishableApiKeys>>, ListPublishableApiKeysParams['offset']>, TError = ApiError>(
 params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData, QueryKey, ListPublishableApiKeysParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublishableApiKeysInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListPublishableApiKeysQueryOptions = <TData = Awaited<ReturnType<typeof listPublishableApiKeys>>, TError = ApiError>(params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublishableApiKeysQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublishableApiKeys>>> = ({ signal }) => listPublishableApiKeys(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublishableApiKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPublishableApiKeys>>>
export type ListPublishableApiKeysQueryError = ApiError

export function useListPublishableApiKeys<TData = Awaited<ReturnType<typeof listPublishableApiKeys>>, TError = ApiError>(
 params: undefined |  ListPublishableApiKeysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublishableApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listPublishableApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublishableApiKeys<TData = Awaited<ReturnType<typeof listPublishableApiKeys>>, TError = ApiError>(
 params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublishableApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listPublishableApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublishableApiKeys<TData = Awaited<ReturnType<typeof listPublishableApiKeys>>, TError = ApiError>(
 params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List publishable API keys
 */

export function useListPublishableApiKeys<TData = Awaited<ReturnType<typeof listPublishableApiKeys>>, TError = ApiError>(
 params?: ListPublishableApiKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeys>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublishableApiKeysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreatePublishableApiKeyUrl = () => {

  return `/admin/publishable-api-keys`
}

/**
 * @summary Create a publishable API key
 */
export const createPublishableApiKey = async (createPublishableApiKeyBody: CreatePublishableApiKeyBody, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyResponse> => {

return adminRequest<PublishableApiKeyResponse>(getCreatePublishableApiKeyUrl(),
  {
      operation: 'createPublishableApiKey', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createPublishableApiKeyBody)
  }
);}

export const getCreatePublishableApiKeyMutationKey = () => ['createPublishableApiKey'] as const;

export const getCreatePublishableApiKeyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublishableApiKey>>, TError,CreatePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublishableApiKey>>, TError,CreatePublishableApiKeyMutationVariables, TContext> => {

const mutationKey = getCreatePublishableApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublishableApiKey>>, CreatePublishableApiKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPublishableApiKey(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePublishableApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createPublishableApiKey>>>
    export type CreatePublishableApiKeyMutationBody = CreatePublishableApiKeyBody
    export type CreatePublishableApiKeyMutationError = ApiError
    export type CreatePublishableApiKeyMutationVariables = {data: CreatePublishableApiKeyBody}

    /**
 * @summary Create a publishable API key
 */
export const useCreatePublishableApiKey = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublishableApiKey>>, TError,CreatePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublishableApiKey>>,
        TError,
        CreatePublishableApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublishableApiKeyMutationOptions(options), queryClient);
    }
    export const getGetPublishableApiKeyUrl = (id: string,) => {

  return `/admin/publishable-api-keys/${pathPart(id)}`
}

/**
 * @summary Read a publishable API key
 */
export const getPublishableApiKey = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyResponse> => {

  return adminRequest<PublishableApiKeyResponse>(getGetPublishableApiKeyUrl(id),
  {
      operation: 'getPublishableApiKey',
    ...options,
    method: 'GET'

  }
);}

export const getGetPublishableApiKeyQueryKey = (id: string,) => {
    return [
    'admin','publishable-api-keys',id
    ] as const;
    }

export const getGetPublishableApiKeyQueryOptions = <TData = Awaited<ReturnType<typeof getPublishableApiKey>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishableApiKey>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublishableApiKeyQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublishableApiKey>>> = ({ signal }) => getPublishableApiKey(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublishableApiKey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublishableApiKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getPublishableApiKey>>>
export type GetPublishableApiKeyQueryError = ApiError

export function useGetPublishableApiKey<TData = Awaited<ReturnType<typeof getPublishableApiKey>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishableApiKey>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublishableApiKey>>,
          TError,
          Awaited<ReturnType<typeof getPublishableApiKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublishableApiKey<TData = Awaited<ReturnType<typeof getPublishableApiKey>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishableApiKey>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublishableApiKey>>,
          TError,
          Awaited<ReturnType<typeof getPublishableApiKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublishableApiKey<TData = Awaited<ReturnType<typeof getPublishableApiKey>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishableApiKey>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a publishable API key
 */

export function useGetPublishableApiKey<TData = Awaited<ReturnType<typeof getPublishableApiKey>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishableApiKey>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublishableApiKeyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdatePublishableApiKeyUrl = (id: string,) => {

  return `/admin/publishable-api-keys/${pathPart(id)}`
}

/**
 * @summary Change a publishable API key
 */
export const updatePublishableApiKey = async (id: string,
    updatePublishableApiKeyBody: UpdatePublishableApiKeyBody, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyResponse> => {

return adminRequest<PublishableApiKeyResponse>(getUpdatePublishableApiKeyUrl(id),
  {
      operation: 'updatePublishableApiKey', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updatePublishableApiKeyBody)
  }
);}

export const getUpdatePublishableApiKeyMutationKey = () => ['updatePublishableApiKey'] as const;

export const getUpdatePublishableApiKeyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePublishableApiKey>>, TError,UpdatePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePublishableApiKey>>, TError,UpdatePublishableApiKeyMutationVariables, TContext> => {

const mutationKey = getUpdatePublishableApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePublishableApiKey>>, UpdatePublishableApiKeyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePublishableApiKey(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdatePublishableApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof updatePublishableApiKey>>>
    export type UpdatePublishableApiKeyMutationBody = UpdatePublishableApiKeyBody
    export type UpdatePublishableApiKeyMutationError = ApiError
    export type UpdatePublishableApiKeyMutationVariables = {id: string;data: UpdatePublishableApiKeyBody}

    /**
 * @summary Change a publishable API key
 */
export const useUpdatePublishableApiKey = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePublishableApiKey>>, TError,UpdatePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePublishableApiKey>>,
        TError,
        UpdatePublishableApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePublishableApiKeyMutationOptions(options), queryClient);
    }
    export const getDeletePublishableApiKeyUrl = (id: string,) => {

  return `/admin/publishable-api-keys/${pathPart(id)}`
}

/**
 * @summary Delete a publishable API key
 */
export const deletePublishableApiKey = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeletePublishableApiKeyUrl(id),
  {
      operation: 'deletePublishableApiKey',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeletePublishableApiKeyMutationKey = () => ['deletePublishableApiKey'] as const;

export const getDeletePublishableApiKeyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePublishableApiKey>>, TError,DeletePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePublishableApiKey>>, TError,DeletePublishableApiKeyMutationVariables, TContext> => {

const mutationKey = getDeletePublishableApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePublishableApiKey>>, DeletePublishableApiKeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePublishableApiKey(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePublishableApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof deletePublishableApiKey>>>

    export type DeletePublishableApiKeyMutationError = ApiError
    export type DeletePublishableApiKeyMutationVariables = {id: string}

    /**
 * @summary Delete a publishable API key
 */
export const useDeletePublishableApiKey = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePublishableApiKey>>, TError,DeletePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePublishableApiKey>>,
        TError,
        DeletePublishableApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePublishableApiKeyMutationOptions(options), queryClient);
    }
    export const getRevokePublishableApiKeyUrl = (id: string,) => {

  return `/admin/publishable-api-keys/${pathPart(id)}/revoke`
}

/**
 * @summary Revoke a publishable API key
 */
export const revokePublishableApiKey = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyResponse> => {

  return adminRequest<PublishableApiKeyResponse>(getRevokePublishableApiKeyUrl(id),
  {
      operation: 'revokePublishableApiKey', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getRevokePublishableApiKeyMutationKey = () => ['revokePublishableApiKey'] as const;

export const getRevokePublishableApiKeyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePublishableApiKey>>, TError,RevokePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof revokePublishableApiKey>>, TError,RevokePublishableApiKeyMutationVariables, TContext> => {

const mutationKey = getRevokePublishableApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokePublishableApiKey>>, RevokePublishableApiKeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokePublishableApiKey(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RevokePublishableApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof revokePublishableApiKey>>>

    export type RevokePublishableApiKeyMutationError = ApiError
    export type RevokePublishableApiKeyMutationVariables = {id: string}

    /**
 * @summary Revoke a publishable API key
 */
export const useRevokePublishableApiKey = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePublishableApiKey>>, TError,RevokePublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokePublishableApiKey>>,
        TError,
        RevokePublishableApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRevokePublishableApiKeyMutationOptions(options), queryClient);
    }
    export const getAddSalesChannelsToPublishableApiKeyUrl = (id: string,) => {

  return `/admin/publishable-api-keys/${pathPart(id)}/sales-channels/batch`
}

/**
 * @summary Tie sales channels to a publishable API key
 */
export const addSalesChannelsToPublishableApiKey = async (id: string,
    addSalesChannelsToPublishableApiKeyBody: AddSalesChannelsToPublishableApiKeyBody, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyResponse> => {

return adminRequest<PublishableApiKeyResponse>(getAddSalesChannelsToPublishableApiKeyUrl(id),
  {
      operation: 'addSalesChannelsToPublishableApiKey', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addSalesChannelsToPublishableApiKeyBody)
  }
);}

export const getAddSalesChannelsToPublishableApiKeyMutationKey = () => ['addSalesChannelsToPublishableApiKey'] as const;

export const getAddSalesChannelsToPublishableApiKeyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSalesChannelsToPublishableApiKey>>, TError,AddSalesChannelsToPublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addSalesChannelsToPublishableApiKey>>, TError,AddSalesChannelsToPublishableApiKeyMutationVariables, TContext> => {

const mutationKey = getAddSalesChannelsToPublishableApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSalesChannelsToPublishableApiKey>>, AddSalesChannelsToPublishableApiKeyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addSalesChannelsToPublishableApiKey(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddSalesChannelsToPublishableApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof addSalesChannelsToPublishableApiKey>>>
    export type AddSalesChannelsToPublishableApiKeyMutationBody = AddSalesChannelsToPublishableApiKeyBody
    export type AddSalesChannelsToPublishableApiKeyMutationError = ApiError
    export type AddSalesChannelsToPublishableApiKeyMutationVariables = {id: string;data: AddSalesChannelsToPublishableApiKeyBody}

    /**
 * @summary Tie sales channels to a publishable API key
 */
export const useAddSalesChannelsToPublishableApiKey = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSalesChannelsToPublishableApiKey>>, TError,AddSalesChannelsToPublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSalesChannelsToPublishableApiKey>>,
        TError,
        AddSalesChannelsToPublishableApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getAddSalesChannelsToPublishableApiKeyMutationOptions(options), queryClient);
    }
    export const getRemoveSalesChannelsFromPublishableApiKeyUrl = (id: string,) => {

  return `/admin/publishable-api-keys/${pathPart(id)}/sales-channels/batch`
}

/**
 * @summary Untie sales channels from a publishable API key
 */
export const removeSalesChannelsFromPublishableApiKey = async (id: string,
    removeSalesChannelsFromPublishableApiKeyBody: RemoveSalesChannelsFromPublishableApiKeyBody, options?: Parameters<typeof adminRequest>[1]): Promise<PublishableApiKeyResponse> => {

return adminRequest<PublishableApiKeyResponse>(getRemoveSalesChannelsFromPublishableApiKeyUrl(id),
  {
      operation: 'removeSalesChannelsFromPublishableApiKey',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeSalesChannelsFromPublishableApiKeyBody)
  }
);}

export const getRemoveSalesChannelsFromPublishableApiKeyMutationKey = () => ['removeSalesChannelsFromPublishableApiKey'] as const;

export const getRemoveSalesChannelsFromPublishableApiKeyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSalesChannelsFromPublishableApiKey>>, TError,RemoveSalesChannelsFromPublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSalesChannelsFromPublishableApiKey>>, TError,RemoveSalesChannelsFromPublishableApiKeyMutationVariables, TContext> => {

const mutationKey = getRemoveSalesChannelsFromPublishableApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSalesChannelsFromPublishableApiKey>>, RemoveSalesChannelsFromPublishableApiKeyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  removeSalesChannelsFromPublishableApiKey(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveSalesChannelsFromPublishableApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof removeSalesChannelsFromPublishableApiKey>>>
    export type RemoveSalesChannelsFromPublishableApiKeyMutationBody = RemoveSalesChannelsFromPublishableApiKeyBody
    export type RemoveSalesChannelsFromPublishableApiKeyMutationError = ApiError
    export type RemoveSalesChannelsFromPublishableApiKeyMutationVariables = {id: string;data: RemoveSalesChannelsFromPublishableApiKeyBody}

    /**
 * @summary Untie sales channels from a publishable API key
 */
export const useRemoveSalesChannelsFromPublishableApiKey = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSalesChannelsFromPublishableApiKey>>, TError,RemoveSalesChannelsFromPublishableApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSalesChannelsFromPublishableApiKey>>,
        TError,
        RemoveSalesChannelsFromPublishableApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSalesChannelsFromPublishableApiKeyMutationOptions(options), queryClient);
    }
    export const getListPublishableApiKeySalesChannelsUrl = (id: string,
    params?: ListPublishableApiKeySalesChannelsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/publishable-api-keys/${pathPart(id)}/sales-channels?${stringifiedParams}` : `/admin/publishable-api-keys/${pathPart(id)}/sales-channels`
}

/**
 * @summary List the sales channels of a publishable API key
 */
export const listPublishableApiKeySalesChannels = async (id: string,
    params?: ListPublishableApiKeySalesChannelsParams, options?: Parameters<typeof adminRequest>[1]): Promise<SalesChannelListResponse> => {

  return adminRequest<SalesChannelListResponse>(getListPublishableApiKeySalesChannelsUrl(id,params),
  {
      operation: 'listPublishableApiKeySalesChannels',
    ...options,
    method: 'GET'

  }
);}

export const getListPublishableApiKeySalesChannelsQueryKey = (id: string,
    params?: ListPublishableApiKeySalesChannelsParams,) => {
    return [
    'admin','publishable-api-keys',id,'sales-channels', ...(params ? [params] : [])
    ] as const;
    }

export const getListPublishableApiKeySalesChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError = ApiError>(id: string,
    params?: ListPublishableApiKeySalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublishableApiKeySalesChannelsQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>> = ({ signal }) => listPublishableApiKeySalesChannels(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublishableApiKeySalesChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>>
export type ListPublishableApiKeySalesChannelsQueryError = ApiError

export function useListPublishableApiKeySalesChannels<TData = Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError = ApiError>(
 id: string,
    params: undefined |  ListPublishableApiKeySalesChannelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>,
          TError,
          Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublishableApiKeySalesChannels<TData = Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError = ApiError>(
 id: string,
    params?: ListPublishableApiKeySalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>,
          TError,
          Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublishableApiKeySalesChannels<TData = Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError = ApiError>(
 id: string,
    params?: ListPublishableApiKeySalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sales channels of a publishable API key
 */

export function useListPublishableApiKeySalesChannels<TData = Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError = ApiError>(
 id: string,
    params?: ListPublishableApiKeySalesChannelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublishableApiKeySalesChannels>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublishableApiKeySalesChannelsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

