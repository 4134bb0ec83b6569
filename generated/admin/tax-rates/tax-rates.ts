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
  AddProductTypesToTaxRateBody,
  AddProductTypesToTaxRateParams,
  AddProductsToTaxRateBody,
  AddProductsToTaxRateParams,
  AddShippingOptionsToTaxRateBody,
  AddShippingOptionsToTaxRateParams,
  CreateTaxRateBody,
  CreateTaxRateParams,
  DeletedRecord,
  GetTaxRateParams,
  ListTaxRatesParams,
  RemoveProductTypesFromTaxRateBody,
  RemoveProductTypesFromTaxRateParams,
  RemoveProductsFromTaxRateBody,
  RemoveProductsFromTaxRateParams,
  RemoveShippingOptionsFromTaxRateBody,
  RemoveShippingOptionsFromTaxRateParams,
  TaxRateListResponse,
  TaxRateResponse,
  UpdateTaxRateBody,
  UpdateTaxRateParams
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

export const getListTaxRatesUrl = (params?: ListTaxRatesParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates?${stringifiedParams}` : `/admin/tax-rates`
}

/**
 * @summary List tax rates
 */
export const listTaxRates = async (params?: ListTaxRatesParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateListResponse> => {

  return adminRequest<TaxRateListResponse>(getListTaxRatesUrl(params),
  {
      operation: 'listTaxRates',
    ...options,
    method: 'GET'

  }
);}

export const getListTaxRatesInfiniteQueryKey = (params?: ListTaxRatesParams,) => {
    return [
    'infinite', 'admin','tax-rates', ...(params ? [params] : [])
    ] as const;
    }

export const getListTaxRatesQueryKey = (params?: ListTaxRatesParams,) => {
    return [
    'admin','tax-rates', ...(params ? [params] : [])
    ] as const;
    }

export const getListTaxRatesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTaxRates>>, ListTaxRatesParams['offset']>, TError = ApiError>(params?: ListTaxRatesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData, QueryKey, ListTaxRatesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaxRatesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaxRates>>, QueryKey, ListTaxRatesParams['offset']> = ({ signal, pageParam }) => listTaxRates({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData, QueryKey, ListTaxRatesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaxRatesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTaxRates>>>
export type ListTaxRatesInfiniteQueryError = ApiError

export function useListTaxRatesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTaxRates>>, ListTaxRatesParams['offset']>, TError = ApiError>(
 params: undefined |  ListTaxRatesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData, QueryKey, ListTaxRatesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxRates>>,
          TError,
          Awaited<ReturnType<typeof listTaxRates>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxRatesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTaxRates>>, ListTaxRatesParams['offset']>, TError = ApiError>(
 params?: ListTaxRatesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData, QueryKey, ListTaxRatesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxRates>>,
          TError,
          Awaited<ReturnType<typeof listTaxRates>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxRatesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTaxRates>>, ListTaxRatesParams['offset']>, TError = ApiError>(
 params?: ListTaxRatesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData, QueryKey, ListTaxRatesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tax rates
 */

export function useListTaxRatesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTaxRates>>, ListTaxRatesParams['offset']>, TError = ApiError>(
 params?: ListTaxRatesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData, QueryKey, ListTaxRatesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaxRatesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListTaxRatesQueryOptions = <TData = Awaited<ReturnType<typeof listTaxRates>>, TError = ApiError>(params?: ListTaxRatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaxRatesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaxRates>>> = ({ signal }) => listTaxRates(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaxRatesQueryResult = NonNullable<Awaited<ReturnType<typeof listTaxRates>>>
export type ListTaxRatesQueryError = ApiError

export function useListTaxRates<TData = Awaited<ReturnType<typeof listTaxRates>>, TError = ApiError>(
 params: undefined |  ListTaxRatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxRates>>,
          TError,
          Awaited<ReturnType<typeof listTaxRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxRates<TData = Awaited<ReturnType<typeof listTaxRates>>, TError = ApiError>(
 params?: ListTaxRatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxRates>>,
          TError,
          Awaited<ReturnType<typeof listTaxRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxRates<TData = Awaited<ReturnType<typeof listTaxRates>>, TError = ApiError>(
 params?: ListTaxRatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tax rates
 */

export function useListTaxRates<TData = Awaited<ReturnType<typeof listTaxRates>>, TError = ApiError>(
 params?: ListTaxRatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxRates>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaxRatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTaxRateUrl = (params?: CreateTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates?${stringifiedParams}` : `/admin/tax-rates`
}

/**
 * @summary Create a tax rate
 */
export const createTaxRate = async (createTaxRateBody: CreateTaxRateBody,
    params?: CreateTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getCreateTaxRateUrl(params),
  {
      operation: 'createTaxRate', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createTaxRateBody)
  }
);}

export const getCreateTaxRateMutationKey = () => ['createTaxRate'] as const;

export const getCreateTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTaxRate>>, TError,CreateTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createTaxRate>>, TError,CreateTaxRateMutationVariables, TContext> => {

const mutationKey = getCreateTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTaxRate>>, CreateTaxRateMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createTaxRate(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof createTaxRate>>>
    export type CreateTaxRateMutationBody = CreateTaxRateBody
    export type CreateTaxRateMutationError = ApiError
    export type CreateTaxRateMutationVariables = {data: CreateTaxRateBody;params?: CreateTaxRateParams}

    /**
 * @summary Create a tax rate
 */
export const useCreateTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTaxRate>>, TError,CreateTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTaxRate>>,
        TError,
        CreateTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTaxRateMutationOptions(options), queryClient);
    }
    export const getGetTaxRateUrl = (id: string,
    params?: GetTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}`
}

/**
 * @summary Read a tax rate
 */
export const getTaxRate = async (id: string,
    params?: GetTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

  return adminRequest<TaxRateResponse>(getGetTaxRateUrl(id,params),
  {
      operation: 'getTaxRate',
    ...options,
    method: 'GET'

  }
);}

export const getGetTaxRateQueryKey = (id: string,
    params?: GetTaxRateParams,) => {
    return [
    'admin','tax-rates',id, ...(params ? [params] : [])
    ] as const;
    }

export const getGetTaxRateQueryOptions = <TData = Awaited<ReturnType<typeof getTaxRate>>, TError = ApiError>(id: string,
    params?: GetTaxRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxRate>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaxRateQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaxRate>>> = ({ signal }) => getTaxRate(id,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaxRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaxRateQueryResult = NonNullable<Awaited<ReturnType<typeof getTaxRate>>>
export type GetTaxRateQueryError = ApiError

export function useGetTaxRate<TData = Awaited<ReturnType<typeof getTaxRate>>, TError = ApiError>(
 id: string,
    params: undefined |  GetTaxRateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxRate>>,
          TError,
          Awaited<ReturnType<typeof getTaxRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxRate<TData = Awaited<ReturnType<typeof getTaxRate>>, TError = ApiError>(
 id: string,
    params?: GetTaxRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxRate>>,
          TError,
          Awaited<ReturnType<typeof getTaxRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxRate<TData = Awaited<ReturnType<typeof getTaxRate>>, TError = ApiError>(
 id: string,
    params?: GetTaxRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxRate>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a tax rate
 */

export function useGetTaxRate<TData = Awaited<ReturnType<typeof getTaxRate>>, TError = ApiError>(
 id: string,
    params?: GetTaxRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxRate>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaxRateQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateTaxRateUrl = (id: string,
    params?: UpdateTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}`
}

/**
 * @summary Change a tax rate
 */
export const updateTaxRate = async (id: string,
    updateTaxRateBody: UpdateTaxRateBody,
    params?: UpdateTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getUpdateTaxRateUrl(id,params),
  {
      operation: 'updateTaxRate', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateTaxRateBody)
  }
);}

export const getUpdateTaxRateMutationKey = () => ['updateTaxRate'] as const;

export const getUpdateTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTaxRate>>, TError,UpdateTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTaxRate>>, TError,UpdateTaxRateMutationVariables, TContext> => {

const mutationKey = getUpdateTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTaxRate>>, UpdateTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof updateTaxRate>>>
    export type UpdateTaxRateMutationBody = UpdateTaxRateBody
    export type UpdateTaxRateMutationError = ApiError
    export type UpdateTaxRateMutationVariables = {id: string;data: UpdateTaxRateBody;params?: UpdateTaxRateParams}

    /**
 * @summary Change a tax rate
 */
export const useUpdateTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTaxRate>>, TError,UpdateTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTaxRate>>,
        TError,
        UpdateTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTaxRateMutationOptions(options), queryClient);
    }
    export const getDeleteTaxRateUrl = (id: string,) => {

  return `/admin/tax-rates/${pathPart(id)}`
}

/**
 * @summary Delete a tax rate
 */
export const deleteTaxRate = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteTaxRateUrl(id),
  {
      operation: 'deleteTaxRate',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteTaxRateMutationKey = () => ['deleteTaxRate'] as const;

export const getDeleteTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTaxRate>>, TError,DeleteTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTaxRate>>, TError,DeleteTaxRateMutationVariables, TContext> => {

const mutationKey = getDeleteTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTaxRate>>, DeleteTaxRateMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteTaxRate(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTaxRate>>>

    export type DeleteTaxRateMutationError = ApiError
    export type DeleteTaxRateMutationVariables = {id: string}

    /**
 * @summary Delete a tax rate
 */
export const useDeleteTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTaxRate>>, TError,DeleteTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTaxRate>>,
        TError,
        DeleteTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTaxRateMutationOptions(options), queryClient);
    }
    export const getAddProductsToTaxRateUrl = (id: string,
    params?: AddProductsToTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}/products/batch?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}/products/batch`
}

/**
 * @summary Apply a tax rate to products
 */
export const addProductsToTaxRate = async (id: string,
    addProductsToTaxRateBody: AddProductsToTaxRateBody,
    params?: AddProductsToTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getAddProductsToTaxRateUrl(id,params),
  {
      operation: 'addProductsToTaxRate', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addProductsToTaxRateBody)
  }
);}

export const getAddProductsToTaxRateMutationKey = () => ['addProductsToTaxRate'] as const;

export const getAddProductsToTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToTaxRate>>, TError,AddProductsToTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductsToTaxRate>>, TError,AddProductsToTaxRateMutationVariables, TContext> => {

const mutationKey = getAddProductsToTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductsToTaxRate>>, AddProductsToTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  addProductsToTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddProductsToTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof addProductsToTaxRate>>>
    export type AddProductsToTaxRateMutationBody = AddProductsToTaxRateBody
    export type AddProductsToTaxRateMutationError = ApiError
    export type AddProductsToTaxRateMutationVariables = {id: string;data: AddProductsToTaxRateBody;params?: AddProductsToTaxRateParams}

    /**
 * @summary Apply a tax rate to products
 */
export const useAddProductsToTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductsToTaxRate>>, TError,AddProductsToTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductsToTaxRate>>,
        TError,
        AddProductsToTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductsToTaxRateMutationOptions(options), queryClient);
    }
    export const getRemoveProductsFromTaxRateUrl = (id: string,
    params?: RemoveProductsFromTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}/products/batch?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}/products/batch`
}

/**
 * @summary Stop applying a tax rate to products
 */
export const removeProductsFromTaxRate = async (id: string,
    removeProductsFromTaxRateBody: RemoveProductsFromTaxRateBody,
    params?: RemoveProductsFromTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getRemoveProductsFromTaxRateUrl(id,params),
  {
      operation: 'removeProductsFromTaxRate',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeProductsFromTaxRateBody)
  }
);}

export const getRemoveProductsFromTaxRateMutationKey = () => ['removeProductsFromTaxRate'] as const;

export const getRemoveProductsFromTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromTaxRate>>, TError,RemoveProductsFromTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromTaxRate>>, TError,RemoveProductsFromTaxRateMutationVariables, TContext> => {

const mutationKey = getRemoveProductsFromTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductsFromTaxRate>>, RemoveProductsFromTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  removeProductsFromTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveProductsFromTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductsFromTaxRate>>>
    export type RemoveProductsFromTaxRateMutationBody = RemoveProductsFromTaxRateBody
    export type RemoveProductsFromTaxRateMutationError = ApiError
    export type RemoveProductsFromTaxRateMutationVariables = {id: string;data: RemoveProductsFromTaxRateBody;params?: RemoveProductsFromTaxRateParams}

    /**
 * @summary Stop applying a tax rate to products
 */
export const useRemoveProductsFromTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductsFromTaxRate>>, TError,RemoveProductsFromTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductsFromTaxRate>>,
        TError,
        RemoveProductsFromTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveProductsFromTaxRateMutationOptions(options), queryClient);
    }
    export const getAddProductTypesToTaxRateUrl = (id: string,
    params?: AddProductTypesToTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}/product-types/batch?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}/product-types/batch`
}

/**
 * @summary Apply a tax rate to product types
 */
export const addProductTypesToTaxRate = async (id: string,
    addProductTypesToTaxRateBody: AddProductTypesToTaxRateBody,
    params?: AddProductTypesToTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getAddProductTypesToTaxRateUrl(id,params),
  {
      operation: 'addProductTypesToTaxRate', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addProductTypesToTaxRateBody)
  }
);}

export const getAddProductTypesToTaxRateMutationKey = () => ['addProductTypesToTaxRate'] as const;

export const getAddProductTypesToTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductTypesToTaxRate>>, TError,AddProductTypesToTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductTypesToTaxRate>>, TError,AddProductTypesToTaxRateMutationVariables, TContext> => {

const mutationKey = getAddProductTypesToTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductTypesToTaxRate>>, AddProductTypesToTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  addProductTypesToTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddProductTypesToTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof addProductTypesToTaxRate>>>
    export type AddProductTypesToTaxRateMutationBody = AddProductTypesToTaxRateBody
    export type AddProductTypesToTaxRateMutationError = ApiError
    export type AddProductTypesToTaxRateMutationVariables = {id: string;data: AddProductTypesToTaxRateBody;params?: AddProductTypesToTaxRateParams}

    /**
 * @summary Apply a tax rate to product types
 */
export const useAddProductTypesToTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductTypesToTaxRate>>, TError,AddProductTypesToTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductTypesToTaxRate>>,
        TError,
        AddProductTypesToTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductTypesToTaxRateMutationOptions(options), queryClient);
    }
    export const getRemoveProductTypesFromTaxRateUrl = (id: string,
    params?: RemoveProductTypesFromTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}/product-types/batch?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}/product-types/batch`
}

/**
 * @summary Stop applying a tax rate to product types
 */
export const removeProductTypesFromTaxRate = async (id: string,
    removeProductTypesFromTaxRateBody: RemoveProductTypesFromTaxRateBody,
    params?: RemoveProductTypesFromTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getRemoveProductTypesFromTaxRateUrl(id,params),
  {
      operation: 'removeProductTypesFromTaxRate',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeProductTypesFromTaxRateBody)
  }
);}

export const getRemoveProductTypesFromTaxRateMutationKey = () => ['removeProductTypesFromTaxRate'] as const;

export const getRemoveProductTypesFromTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductTypesFromTaxRate>>, TError,RemoveProductTypesFromTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductTypesFromTaxRate>>, TError,RemoveProductTypesFromTaxRateMutationVariables, TContext> => {

const mutationKey = getRemoveProductTypesFromTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductTypesFromTaxRate>>, RemoveProductTypesFromTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  removeProductTypesFromTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveProductTypesFromTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductTypesFromTaxRate>>>
    export type RemoveProductTypesFromTaxRateMutationBody = RemoveProductTypesFromTaxRateBody
    export type RemoveProductTypesFromTaxRateMutationError = ApiError
    export type RemoveProductTypesFromTaxRateMutationVariables = {id: string;data: RemoveProductTypesFromTaxRateBody;params?: RemoveProductTypesFromTaxRateParams}

    /**
 * @summary Stop applying a tax rate to product types
 */
export const useRemoveProductTypesFromTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductTypesFromTaxRate>>, TError,RemoveProductTypesFromTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductTypesFromTaxRate>>,
        TError,
        RemoveProductTypesFromTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveProductTypesFromTaxRateMutationOptions(options), queryClient);
    }
    export const getAddShippingOptionsToTaxRateUrl = (id: string,
    params?: AddShippingOptionsToTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}/shipping-options/batch?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}/shipping-options/batch`
}

/**
 * @summary Apply a tax rate to shipping options
 */
export const addShippingOptionsToTaxRate = async (id: string,
    addShippingOptionsToTaxRateBody: AddShippingOptionsToTaxRateBody,
    params?: AddShippingOptionsToTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getAddShippingOptionsToTaxRateUrl(id,params),
  {
      operation: 'addShippingOptionsToTaxRate', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(addShippingOptionsToTaxRateBody)
  }
);}

export const getAddShippingOptionsToTaxRateMutationKey = () => ['addShippingOptionsToTaxRate'] as const;

export const getAddShippingOptionsToTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShippingOptionsToTaxRate>>, TError,AddShippingOptionsToTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addShippingOptionsToTaxRate>>, TError,AddShippingOptionsToTaxRateMutationVariables, TContext> => {

const mutationKey = getAddShippingOptionsToTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addShippingOptionsToTaxRate>>, AddShippingOptionsToTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  addShippingOptionsToTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddShippingOptionsToTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof addShippingOptionsToTaxRate>>>
    export type AddShippingOptionsToTaxRateMutationBody = AddShippingOptionsToTaxRateBody
    export type AddShippingOptionsToTaxRateMutationError = ApiError
    export type AddShippingOptionsToTaxRateMutationVariables = {id: string;data: AddShippingOptionsToTaxRateBody;params?: AddShippingOptionsToTaxRateParams}

    /**
 * @summary Apply a tax rate to shipping options
 */
export const useAddShippingOptionsToTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShippingOptionsToTaxRate>>, TError,AddShippingOptionsToTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addShippingOptionsToTaxRate>>,
        TError,
        AddShippingOptionsToTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getAddShippingOptionsToTaxRateMutationOptions(options), queryClient);
    }
    export const getRemoveShippingOptionsFromTaxRateUrl = (id: string,
    params?: RemoveShippingOptionsFromTaxRateParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/tax-rates/${pathPart(id)}/shipping-options/batch?${stringifiedParams}` : `/admin/tax-rates/${pathPart(id)}/shipping-options/batch`
}

/**
 * @summary Stop applying a tax rate to shipping options
 */
export const removeShippingOptionsFromTaxRate = async (id: string,
    removeShippingOptionsFromTaxRateBody: RemoveShippingOptionsFromTaxRateBody,
    params?: RemoveShippingOptionsFromTaxRateParams, options?: Parameters<typeof adminRequest>[1]): Promise<TaxRateResponse> => {

return adminRequest<TaxRateResponse>(getRemoveShippingOptionsFromTaxRateUrl(id,params),
  {
      operation: 'removeShippingOptionsFromTaxRate',
    ...options,
    method: 'DELETE',
    body: serializeBody(removeShippingOptionsFromTaxRateBody)
  }
);}

export const getRemoveShippingOptionsFromTaxRateMutationKey = () => ['removeShippingOptionsFromTaxRate'] as const;

export const getRemoveShippingOptionsFromTaxRateMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeShippingOptionsFromTaxRate>>, TError,RemoveShippingOptionsFromTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeShippingOptionsFromTaxRate>>, TError,RemoveShippingOptionsFromTaxRateMutationVariables, TContext> => {

const mutationKey = getRemoveShippingOptionsFromTaxRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeShippingOptionsFromTaxRate>>, RemoveShippingOptionsFromTaxRateMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  removeShippingOptionsFromTaxRate(id,data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveShippingOptionsFromTaxRateMutationResult = NonNullable<Awaited<ReturnType<typeof removeShippingOptionsFromTaxRate>>>
    export type RemoveShippingOptionsFromTaxRateMutationBody = RemoveShippingOptionsFromTaxRateBody
    export type RemoveShippingOptionsFromTaxRateMutationError = ApiError
    export type RemoveShippingOptionsFromTaxRateMutationVariables = {id: string;data: RemoveShippingOptionsFromTaxRateBody;params?: RemoveShippingOptionsFromTaxRateParams}

    /**
 * @summary Stop applying a tax rate to shipping options
 */
export const useRemoveShippingOptionsFromTaxRate = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeShippingOptionsFromTaxRate>>, TError,RemoveShippingOptionsFromTaxRateMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeShippingOptionsFromTaxRate>>,
        TError,
        RemoveShippingOptionsFromTaxRateMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveShippingOptionsFromTaxRateMutationOptions(options), queryClient);
    }
