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
  CreateGiftCardBody,
  DeletedRecord,
  GiftCardListResponse,
  GiftCardResponse,
  ListGiftCardsParams,
  UpdateGiftCardBody
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

export const getListGiftCardsUrl = (params?: ListGiftCardsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/gift-cards?${stringifiedParams}` : `/admin/gift-cards`
}

/**
 * @summary List gift cards
 */
export const listGiftCards = async (params?: ListGiftCardsParams, options?: Parameters<typeof adminRequest>[1]): Promise<GiftCardListResponse> => {

  return adminRequest<GiftCardListResponse>(getListGiftCardsUrl(params),
  {
      operation: 'listGiftCards',
    ...options,
    method: 'GET'

  }
);}

export const getListGiftCardsInfiniteQueryKey = (params?: ListGiftCardsParams,) => {
    return [
    'infinite', 'admin','gift-cards', ...(params ? [params] : [])
    ] as const;
    }

export const getListGiftCardsQueryKey = (params?: ListGiftCardsParams,) => {
    return [
    'admin','gift-cards', ...(params ? [params] : [])
    ] as const;
    }

export const getListGiftCardsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGiftCards>>, ListGiftCardsParams['offset']>, TError = ApiError>(params?: ListGiftCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData, QueryKey, ListGiftCardsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftCardsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGiftCards>>, QueryKey, ListGiftCardsParams['offset']> = ({ signal, pageParam }) => listGiftCards({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData, QueryKey, ListGiftCardsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGiftCardsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGiftCards>>>
export type ListGiftCardsInfiniteQueryError = ApiError

export function useListGiftCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftCards>>, ListGiftCardsParams['offset']>, TError = ApiError>(
 params: undefined |  ListGiftCardsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData, QueryKey, ListGiftCardsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listGiftCards>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftCards>>, ListGiftCardsParams['offset']>, TError = ApiError>(
 params?: ListGiftCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData, QueryKey, ListGiftCardsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listGiftCards>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftCards>>, ListGiftCardsParams['offset']>, TError = ApiError>(
 params?: ListGiftCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData, QueryKey, ListGiftCardsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List gift cards
 */

export function useListGiftCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftCards>>, ListGiftCardsParams['offset']>, TError = ApiError>(
 params?: ListGiftCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData, QueryKey, ListGiftCardsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftCardsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListGiftCardsQueryOptions = <TData = Awaited<ReturnType<typeof listGiftCards>>, TError = ApiError>(params?: ListGiftCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftCardsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGiftCards>>> = ({ signal }) => listGiftCards(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGiftCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listGiftCards>>>
export type ListGiftCardsQueryError = ApiError

export function useListGiftCards<TData = Awaited<ReturnType<typeof listGiftCards>>, TError = ApiError>(
 params: undefined |  ListGiftCardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listGiftCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftCards<TData = Awaited<ReturnType<typeof listGiftCards>>, TError = ApiError>(
 params?: ListGiftCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listGiftCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftCards<TData = Awaited<ReturnType<typeof listGiftCards>>, TError = ApiError>(
 params?: ListGiftCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List gift cards
 */

export function useListGiftCards<TData = Awaited<ReturnType<typeof listGiftCards>>, TError = ApiError>(
 params?: ListGiftCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGiftCards>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftCardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateGiftCardUrl = () => {

  return `/admin/gift-cards`
}

/**
 * @summary Create a gift card
 */
export const createGiftCard = async (createGiftCardBody: CreateGiftCardBody, options?: Parameters<typeof adminRequest>[1]): Promise<GiftCardResponse> => {

return adminRequest<GiftCardResponse>(getCreateGiftCardUrl(),
  {
      operation: 'createGiftCard', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createGiftCardBody)
  }
);}

export const getCreateGiftCardMutationKey = () => ['createGiftCard'] as const;

export const getCreateGiftCardMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGiftCard>>, TError,CreateGiftCardMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createGiftCard>>, TError,CreateGiftCardMutationVariables, TContext> => {

const mutationKey = getCreateGiftCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGiftCard>>, CreateGiftCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGiftCard(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateGiftCardMutationResult = NonNullable<Awaited<ReturnType<typeof createGiftCard>>>
    export type CreateGiftCardMutationBody = CreateGiftCardBody
    export type CreateGiftCardMutationError = ApiError
    export type CreateGiftCardMutationVariables = {data: CreateGiftCardBody}

    /**
 * @summary Create a gift card
 */
export const useCreateGiftCard = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGiftCard>>, TError,CreateGiftCardMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGiftCard>>,
        TError,
        CreateGiftCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGiftCardMutationOptions(options), queryClient);
    }
    export const getGetGiftCardUrl = (id: string,) => {

  return `/admin/gift-cards/${pathPart(id)}`
}

/**
 * @summary Read a gift card
 */
export const getGiftCard = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<GiftCardResponse> => {

  return adminRequest<GiftCardResponse>(getGetGiftCardUrl(id),
  {
      operation: 'getGiftCard',
    ...options,
    method: 'GET'

  }
);}

export const getGetGiftCardQueryKey = (id: string,) => {
    return [
    'admin','gift-cards',id
    ] as const;
    }

export const getGetGiftCardQueryOptions = <TData = Awaited<ReturnType<typeof getGiftCard>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCard>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGiftCardQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGiftCard>>> = ({ signal }) => getGiftCard(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGiftCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGiftCardQueryResult = NonNullable<Awaited<ReturnType<typeof getGiftCard>>>
export type GetGiftCardQueryError = ApiError

export function useGetGiftCard<TData = Awaited<ReturnType<typeof getGiftCard>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGiftCard>>,
          TError,
          Awaited<ReturnType<typeof getGiftCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftCard<TData = Awaited<ReturnType<typeof getGiftCard>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGiftCard>>,
          TError,
          Awaited<ReturnType<typeof getGiftCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftCard<TData = Awaited<ReturnType<typeof getGiftCard>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCard>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a gift card
 */

export function useGetGiftCard<TData = Awaited<ReturnType<typeof getGiftCard>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGiftCard>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGiftCardQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateGiftCardUrl = (id: string,) => {

  return `/admin/gift-cards/${pathPart(id)}`
}

/**
 * @summary Change a gift card
 */
export const updateGiftCard = async (id: string,
    updateGiftCardBody: UpdateGiftCardBody, options?: Parameters<typeof adminRequest>[1]): Promise<GiftCardResponse> => {

return adminRequest<GiftCardResponse>(getUpdateGiftCardUrl(id),
  {
      operation: 'updateGiftCard', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateGiftCardBody)
  }
);}

export const getUpdateGiftCardMutationKey = () => ['updateGiftCard'] as const;

export const getUpdateGiftCardMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGiftCard>>, TError,UpdateGiftCardMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGiftCard>>, TError,UpdateGiftCardMutationVariables, TContext> => {

const mutationKey = getUpdateGiftCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGiftCard>>, UpdateGiftCardMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGiftCard(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateGiftCardMutationResult = NonNullable<Awaited<ReturnType<typeof updateGiftCard>>>
    export type UpdateGiftCardMutationBody = UpdateGiftCardBody
    export type UpdateGiftCardMutationError = ApiError
    export type UpdateGiftCardMutationVariables = {id: string;data: UpdateGiftCardBody}

    /**
 * @summary Change a gift card
 */
export const useUpdateGiftCard = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGiftCard>>, TError,UpdateGiftCardMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGiftCard>>,
        TError,
        UpdateGiftCardMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGiftCardMutationOptions(options), queryClient);
    }
    export const getDeleteGiftCardUrl = (id: string,) => {

  return `/admin/gift-cards/${pathPart(id)}`
}

/**
 * @summary Delete a gift card
 */
export const deleteGiftCard = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteGiftCardUrl(id),
  {
      operation: 'deleteGiftCard',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteGiftCardMutationKey = () => ['deleteGiftCard'] as const;

export const getDeleteGiftCardMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGiftCard>>, TError,DeleteGiftCardMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGiftCard>>, TError,DeleteGiftCardMutationVariables, TContext> => {

const mutationKey = getDeleteGiftCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGiftCard>>, DeleteGiftCardMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGiftCard(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteGiftCardMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGiftCard>>>

    export type DeleteGiftCardMutationError = ApiError
    export type DeleteGiftCardMutationVariables = {id: string}

    /**
 * @summary Delete a gift card
 */
export const useDeleteGiftCard = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGiftCard>>, TError,DeleteGiftCardMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGiftCard>>,
        TError,
        DeleteGiftCardMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGiftCardMutationOptions(options), queryClient);
    }
