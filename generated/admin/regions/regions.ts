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
  AddCountryToRegionBody,
  AddFulfillmentProviderToRegionBody,
  AddPaymentProviderToRegionBody,
  CreateRegionBody,
  DeletedRecord,
  ListRegionsParams,
  RegionFulfillmentOptionsResponse,
  RegionListResponse,
  RegionResponse,
  UpdateRegionBody
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

export const getListRegionsUrl = (params?: ListRegionsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/regions?${stringifiedParams}` : `/admin/regions`
}

/**
 * @summary List regions
 */
export const listRegions = async (params?: ListRegionsParams, options?: Parameters<typeof adminRequest>[1]): Promise<RegionListResponse> => {

  return adminRequest<RegionListResponse>(getListRegionsUrl(params),
  {
      operation: 'listRegions',
    ...options,
    method: 'GET'

  }
);}

export const getListRegionsInfiniteQueryKey = (params?: ListRegionsParams,) => {
    return [
    'infinite', 'admin','regions', ...(params ? [params] : [])
    ] as const;
    }

export const getListRegionsQueryKey = (params?: ListRegionsParams,) => {
    return [
    'admin','regions', ...(params ? [params] : [])
    ] as const;
    }

export const getListRegionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>, QueryKey, ListRegionsParams['offset']> = ({ signal, pageParam }) => listRegions({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsInfiniteQueryError = ApiError

export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params: undefined |  ListRegionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List regions
 */

export function useListRegionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRegions>>, ListRegionsParams['offset']>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData, QueryKey, ListRegionsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>> = ({ signal }) => listRegions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsQueryError = ApiError

export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params: undefined |  ListRegionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List regions
 */

export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ApiError>(
 params?: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateRegionUrl = () => {

  return `/admin/regions`
}

/**
 * @summary Create a region
 */
export const createRegion = async (createRegionBody: CreateRegionBody, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

return adminRequest<RegionResponse>(getCreateRegionUrl(),
  {
      operation: 'createRegion', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createRegionBody)
  }
);}

export const getCreateRegionMutationKey = () => ['createRegion'] as const;

export const getCreateRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegion>>, TError,CreateRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createRegion>>, TError,CreateRegionMutationVariables, TContext> => {

const mutationKey = getCreateRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRegion>>, CreateRegionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRegion(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateRegionMutationResult = NonNullable<Awaited<ReturnType<typeof createRegion>>>
    export type CreateRegionMutationBody = CreateRegionBody
    export type CreateRegionMutationError = ApiError
    export type CreateRegionMutationVariables = {data: CreateRegionBody}

    /**
 * @summary Create a region
 */
export const useCreateRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegion>>, TError,CreateRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRegion>>,
        TError,
        CreateRegionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRegionMutationOptions(options), queryClient);
    }
    export const getGetRegionUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}`
}

/**
 * @summary Read a region
 */
export const getRegion = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

  return adminRequest<RegionResponse>(getGetRegionUrl(id),
  {
      operation: 'getRegion',
    ...options,
    method: 'GET'

  }
);}

export const getGetRegionQueryKey = (id: string,) => {
    return [
    'admin','regions',id
    ] as const;
    }

export const getGetRegionQueryOptions = <TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegion>>> = ({ signal }) => getRegion(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegionQueryResult = NonNullable<Awaited<ReturnType<typeof getRegion>>>
export type GetRegionQueryError = ApiError

export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegion>>,
          TError,
          Awaited<ReturnType<typeof getRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegion>>,
          TError,
          Awaited<ReturnType<typeof getRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a region
 */

export function useGetRegion<TData = Awaited<ReturnType<typeof getRegion>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegion>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateRegionUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}`
}

/**
 * @summary Change a region
 */
export const updateRegion = async (id: string,
    updateRegionBody: UpdateRegionBody, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

return adminRequest<RegionResponse>(getUpdateRegionUrl(id),
  {
      operation: 'updateRegion', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateRegionBody)
  }
);}

export const getUpdateRegionMutationKey = () => ['updateRegion'] as const;

export const getUpdateRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegion>>, TError,UpdateRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRegion>>, TError,UpdateRegionMutationVariables, TContext> => {

const mutationKey = getUpdateRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRegion>>, UpdateRegionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateRegion(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateRegionMutationResult = NonNullable<Awaited<ReturnType<typeof updateRegion>>>
    export type UpdateRegionMutationBody = UpdateRegionBody
    export type UpdateRegionMutationError = ApiError
    export type UpdateRegionMutationVariables = {id: string;data: UpdateRegionBody}

    /**
 * @summary Change a region
 */
export const useUpdateRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegion>>, TError,UpdateRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRegion>>,
        TError,
        UpdateRegionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRegionMutationOptions(options), queryClient);
    }
    export const getDeleteRegionUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}`
}

/**
 * @summary Delete a region
 */
export const deleteRegion = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteRegionUrl(id),
  {
      operation: 'deleteRegion',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteRegionMutationKey = () => ['deleteRegion'] as const;

export const getDeleteRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRegion>>, TError,DeleteRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRegion>>, TError,DeleteRegionMutationVariables, TContext> => {

const mutationKey = getDeleteRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRegion>>, DeleteRegionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteRegion(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteRegionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRegion>>>

    export type DeleteRegionMutationError = ApiError
    export type DeleteRegionMutationVariables = {id: string}

    /**
 * @summary Delete a region
 */
export const useDeleteRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRegion>>, TError,DeleteRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRegion>>,
        TError,
        DeleteRegionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRegionMutationOptions(options), queryClient);
    }
    export const getAddCountryToRegionUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}/countries`
}

/**
 * @summary Add a country to a region
 */
export const addCountryToRegion = async (id: string,
    addCountryToRegionBody: AddCountryToRegionBody, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

return adminRequest<RegionResponse>(getAddCountryToRegionUrl(id),
  {
      operation: 'addCountryToRegion', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addCountryToRegionBody)
  }
);}

export const getAddCountryToRegionMutationKey = () => ['addCountryToRegion'] as const;

export const getAddCountryToRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCountryToRegion>>, TError,AddCountryToRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addCountryToRegion>>, TError,AddCountryToRegionMutationVariables, TContext> => {

const mutationKey = getAddCountryToRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCountryToRegion>>, AddCountryToRegionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addCountryToRegion(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddCountryToRegionMutationResult = NonNullable<Awaited<ReturnType<typeof addCountryToRegion>>>
    export type AddCountryToRegionMutationBody = AddCountryToRegionBody
    export type AddCountryToRegionMutationError = ApiError
    export type AddCountryToRegionMutationVariables = {id: string;data: AddCountryToRegionBody}

    /**
 * @summary Add a country to a region
 */
export const useAddCountryToRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCountryToRegion>>, TError,AddCountryToRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCountryToRegion>>,
        TError,
        AddCountryToRegionMutationVariables,
        TContext
      > => {
      return useMutation(getAddCountryToRegionMutationOptions(options), queryClient);
    }
    export const getRemoveCountryFromRegionUrl = (id: string,
    countryCode: string,) => {

  return `/admin/regions/${pathPart(id)}/countries/${pathPart(countryCode)}`
}

/**
 * @summary Remove a country from a region
 */
export const removeCountryFromRegion = async (id: string,
    countryCode: string, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

  return adminRequest<RegionResponse>(getRemoveCountryFromRegionUrl(id,countryCode),
  {
      operation: 'removeCountryFromRegion',
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveCountryFromRegionMutationKey = () => ['removeCountryFromRegion'] as const;

export const getRemoveCountryFromRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCountryFromRegion>>, TError,RemoveCountryFromRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeCountryFromRegion>>, TError,RemoveCountryFromRegionMutationVariables, TContext> => {

const mutationKey = getRemoveCountryFromRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCountryFromRegion>>, RemoveCountryFromRegionMutationVariables> = (props) => {
          const {id,countryCode} = props ?? {};

          return  removeCountryFromRegion(id,countryCode,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveCountryFromRegionMutationResult = NonNullable<Awaited<ReturnType<typeof removeCountryFromRegion>>>

    export type RemoveCountryFromRegionMutationError = ApiError
    export type RemoveCountryFromRegionMutationVariables = {id: string;countryCode: string}

    /**
 * @summary Remove a country from a region
 */
export const useRemoveCountryFromRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCountryFromRegion>>, TError,RemoveCountryFromRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCountryFromRegion>>,
        TError,
        RemoveCountryFromRegionMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCountryFromRegionMutationOptions(options), queryClient);
    }
    export const getAddFulfillmentProviderToRegionUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}/fulfillment-providers`
}

/**
 * @summary Allow a fulfilment provider in a region
 */
export const addFulfillmentProviderToRegion = async (id: string,
    addFulfillmentProviderToRegionBody: AddFulfillmentProviderToRegionBody, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

return adminRequest<RegionResponse>(getAddFulfillmentProviderToRegionUrl(id),
  {
      operation: 'addFulfillmentProviderToRegion', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addFulfillmentProviderToRegionBody)
  }
);}

export const getAddFulfillmentProviderToRegionMutationKey = () => ['addFulfillmentProviderToRegion'] as const;

export const getAddFulfillmentProviderToRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFulfillmentProviderToRegion>>, TError,AddFulfillmentProviderToRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addFulfillmentProviderToRegion>>, TError,AddFulfillmentProviderToRegionMutationVariables, TContext> => {

const mutationKey = getAddFulfillmentProviderToRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFulfillmentProviderToRegion>>, AddFulfillmentProviderToRegionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addFulfillmentProviderToRegion(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddFulfillmentProviderToRegionMutationResult = NonNullable<Awaited<ReturnType<typeof addFulfillmentProviderToRegion>>>
    export type AddFulfillmentProviderToRegionMutationBody = AddFulfillmentProviderToRegionBody
    export type AddFulfillmentProviderToRegionMutationError = ApiError
    export type AddFulfillmentProviderToRegionMutationVariables = {id: string;data: AddFulfillmentProviderToRegionBody}

    /**
 * @summary Allow a fulfilment provider in a region
 */
export const useAddFulfillmentProviderToRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFulfillmentProviderToRegion>>, TError,AddFulfillmentProviderToRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFulfillmentProviderToRegion>>,
        TError,
        AddFulfillmentProviderToRegionMutationVariables,
        TContext
      > => {
      return useMutation(getAddFulfillmentProviderToRegionMutationOptions(options), queryClient);
    }
    export const getRemoveFulfillmentProviderFromRegionUrl = (id: string,
    providerId: string,) => {

  return `/admin/regions/${pathPart(id)}/fulfillment-providers/${pathPart(providerId)}`
}

/**
 * @summary Disallow a fulfilment provider in a region
 */
export const removeFulfillmentProviderFromRegion = async (id: string,
    providerId: string, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

  return adminRequest<RegionResponse>(getRemoveFulfillmentProviderFromRegionUrl(id,providerId),
  {
      operation: 'removeFulfillmentProviderFromRegion',
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveFulfillmentProviderFromRegionMutationKey = () => ['removeFulfillmentProviderFromRegion'] as const;

export const getRemoveFulfillmentProviderFromRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFulfillmentProviderFromRegion>>, TError,RemoveFulfillmentProviderFromRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFulfillmentProviderFromRegion>>, TError,RemoveFulfillmentProviderFromRegionMutationVariables, TContext> => {

const mutationKey = getRemoveFulfillmentProviderFromRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFulfillmentProviderFromRegion>>, RemoveFulfillmentProviderFromRegionMutationVariables> = (props) => {
          const {id,providerId} = props ?? {};

          return  removeFulfillmentProviderFromRegion(id,providerId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveFulfillmentProviderFromRegionMutationResult = NonNullable<Awaited<ReturnType<typeof removeFulfillmentProviderFromRegion>>>

    export type RemoveFulfillmentProviderFromRegionMutationError = ApiError
    export type RemoveFulfillmentProviderFromRegionMutationVariables = {id: string;providerId: string}

    /**
 * @summary Disallow a fulfilment provider in a region
 */
export const useRemoveFulfillmentProviderFromRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFulfillmentProviderFromRegion>>, TError,RemoveFulfillmentProviderFromRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFulfillmentProviderFromRegion>>,
        TError,
        RemoveFulfillmentProviderFromRegionMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFulfillmentProviderFromRegionMutationOptions(options), queryClient);
    }
    export const getListRegionFulfillmentOptionsUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}/fulfillment-options`
}

/**
 * @summary List what a region's fulfilment providers offer
 */
export const listRegionFulfillmentOptions = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<RegionFulfillmentOptionsResponse> => {

  return adminRequest<RegionFulfillmentOptionsResponse>(getListRegionFulfillmentOptionsUrl(id),
  {
      operation: 'listRegionFulfillmentOptions',
    ...options,
    method: 'GET'

  }
);}

export const getListRegionFulfillmentOptionsQueryKey = (id: string,) => {
    return [
    'admin','regions',id,'fulfillment-options'
    ] as const;
    }

export const getListRegionFulfillmentOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionFulfillmentOptionsQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>> = ({ signal }) => listRegionFulfillmentOptions(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionFulfillmentOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>>
export type ListRegionFulfillmentOptionsQueryError = ApiError

export function useListRegionFulfillmentOptions<TData = Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegionFulfillmentOptions>>,
          TError,
          Awaited<ReturnType<typeof listRegionFulfillmentOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegionFulfillmentOptions<TData = Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegionFulfillmentOptions>>,
          TError,
          Awaited<ReturnType<typeof listRegionFulfillmentOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegionFulfillmentOptions<TData = Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what a region's fulfilment providers offer
 */

export function useListRegionFulfillmentOptions<TData = Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegionFulfillmentOptions>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionFulfillmentOptionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddPaymentProviderToRegionUrl = (id: string,) => {

  return `/admin/regions/${pathPart(id)}/payment-providers`
}

/**
 * @summary Allow a payment provider in a region
 */
export const addPaymentProviderToRegion = async (id: string,
    addPaymentProviderToRegionBody: AddPaymentProviderToRegionBody, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

return adminRequest<RegionResponse>(getAddPaymentProviderToRegionUrl(id),
  {
      operation: 'addPaymentProviderToRegion', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addPaymentProviderToRegionBody)
  }
);}

export const getAddPaymentProviderToRegionMutationKey = () => ['addPaymentProviderToRegion'] as const;

export const getAddPaymentProviderToRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPaymentProviderToRegion>>, TError,AddPaymentProviderToRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addPaymentProviderToRegion>>, TError,AddPaymentProviderToRegionMutationVariables, TContext> => {

const mutationKey = getAddPaymentProviderToRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPaymentProviderToRegion>>, AddPaymentProviderToRegionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addPaymentProviderToRegion(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddPaymentProviderToRegionMutationResult = NonNullable<Awaited<ReturnType<typeof addPaymentProviderToRegion>>>
    export type AddPaymentProviderToRegionMutationBody = AddPaymentProviderToRegionBody
    export type AddPaymentProviderToRegionMutationError = ApiError
    export type AddPaymentProviderToRegionMutationVariables = {id: string;data: AddPaymentProviderToRegionBody}

    /**
 * @summary Allow a payment provider in a region
 */
export const useAddPaymentProviderToRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPaymentProviderToRegion>>, TError,AddPaymentProviderToRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPaymentProviderToRegion>>,
        TError,
        AddPaymentProviderToRegionMutationVariables,
        TContext
      > => {
      return useMutation(getAddPaymentProviderToRegionMutationOptions(options), queryClient);
    }
    export const getRemovePaymentProviderFromRegionUrl = (id: string,
    providerId: string,) => {

  return `/admin/regions/${pathPart(id)}/payment-providers/${pathPart(providerId)}`
}

/**
 * @summary Disallow a payment provider in a region
 */
export const removePaymentProviderFromRegion = async (id: string,
    providerId: string, options?: Parameters<typeof adminRequest>[1]): Promise<RegionResponse> => {

  return adminRequest<RegionResponse>(getRemovePaymentProviderFromRegionUrl(id,providerId),
  {
      operation: 'removePaymentProviderFromRegion',
    ...options,
    method: 'DELETE'

  }
);}

export const getRemovePaymentProviderFromRegionMutationKey = () => ['removePaymentProviderFromRegion'] as const;

export const getRemovePaymentProviderFromRegionMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePaymentProviderFromRegion>>, TError,RemovePaymentProviderFromRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removePaymentProviderFromRegion>>, TError,RemovePaymentProviderFromRegionMutationVariables, TContext> => {

const mutationKey = getRemovePaymentProviderFromRegionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePaymentProviderFromRegion>>, RemovePaymentProviderFromRegionMutationVariables> = (props) => {
          const {id,providerId} = props ?? {};

          return  removePaymentProviderFromRegion(id,providerId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemovePaymentProviderFromRegionMutationResult = NonNullable<Awaited<ReturnType<typeof removePaymentProviderFromRegion>>>

    export type RemovePaymentProviderFromRegionMutationError = ApiError
    export type RemovePaymentProviderFromRegionMutationVariables = {id: string;providerId: string}

    /**
 * @summary Disallow a payment provider in a region
 */
export const useRemovePaymentProviderFromRegion = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePaymentProviderFromRegion>>, TError,RemovePaymentProviderFromRegionMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePaymentProviderFromRegion>>,
        TError,
        RemovePaymentProviderFromRegionMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePaymentProviderFromRegionMutationOptions(options), queryClient);
    }
