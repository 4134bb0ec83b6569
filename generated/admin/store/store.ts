/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeBody } from '../../../src/client/body.ts';
import { pathPart } from '../../../src/client/query.ts';
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  PaymentProviderListResponse,
  StoreResponse,
  TaxProviderListResponse,
  UpdateStoreBody,
  UpdatedStoreResponse
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

export const getGetStoreUrl = () => {

  return `/admin/store`
}

/**
 * @summary Read the store's settings and features
 */
export const getStore = async ( options?: Parameters<typeof adminRequest>[1]): Promise<StoreResponse> => {

  return adminRequest<StoreResponse>(getGetStoreUrl(),
  {
      operation: 'getStore',
    ...options,
    method: 'GET'

  }
);}

export const getGetStoreQueryKey = () => {
    return [
    'admin','store'
    ] as const;
    }

export const getGetStoreQueryOptions = <TData = Awaited<ReturnType<typeof getStore>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoreQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStore>>> = ({ signal }) => getStore({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoreQueryResult = NonNullable<Awaited<ReturnType<typeof getStore>>>
export type GetStoreQueryError = ApiError

export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStore>>,
          TError,
          Awaited<ReturnType<typeof getStore>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStore>>,
          TError,
          Awaited<ReturnType<typeof getStore>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the store's settings and features
 */

export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoreQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateStoreUrl = () => {

  return `/admin/store`
}

/**
 * @summary Change the store's settings
 */
export const updateStore = async (updateStoreBody: UpdateStoreBody, options?: Parameters<typeof adminRequest>[1]): Promise<UpdatedStoreResponse> => {

return adminRequest<UpdatedStoreResponse>(getUpdateStoreUrl(),
  {
      operation: 'updateStore', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateStoreBody)
  }
);}

export const getUpdateStoreMutationKey = () => ['updateStore'] as const;

export const getUpdateStoreMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStore>>, TError,UpdateStoreMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStore>>, TError,UpdateStoreMutationVariables, TContext> => {

const mutationKey = getUpdateStoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStore>>, UpdateStoreMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateStore(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateStoreMutationResult = NonNullable<Awaited<ReturnType<typeof updateStore>>>
    export type UpdateStoreMutationBody = UpdateStoreBody
    export type UpdateStoreMutationError = ApiError
    export type UpdateStoreMutationVariables = {data: UpdateStoreBody}

    /**
 * @summary Change the store's settings
 */
export const useUpdateStore = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStore>>, TError,UpdateStoreMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStore>>,
        TError,
        UpdateStoreMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStoreMutationOptions(options), queryClient);
    }
    export const getAddStoreCurrencyLegacyUrl = (currency: string,) => {

  return `/admin/store/${pathPart(currency)}`
}

/**
 * Named by the specification; the server answers 404.
 * @deprecated
 * @summary Add a currency to the store (older address)
 */
export const addStoreCurrencyLegacy = async (currency: string, options?: Parameters<typeof adminRequest>[1]): Promise<StoreResponse> => {

  return adminRequest<StoreResponse>(getAddStoreCurrencyLegacyUrl(currency),
  {
      operation: 'addStoreCurrencyLegacy', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getAddStoreCurrencyLegacyMutationKey = () => ['addStoreCurrencyLegacy'] as const;

export const getAddStoreCurrencyLegacyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStoreCurrencyLegacy>>, TError,AddStoreCurrencyLegacyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addStoreCurrencyLegacy>>, TError,AddStoreCurrencyLegacyMutationVariables, TContext> => {

const mutationKey = getAddStoreCurrencyLegacyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addStoreCurrencyLegacy>>, AddStoreCurrencyLegacyMutationVariables> = (props) => {
          const {currency} = props ?? {};

          return  addStoreCurrencyLegacy(currency,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddStoreCurrencyLegacyMutationResult = NonNullable<Awaited<ReturnType<typeof addStoreCurrencyLegacy>>>

    export type AddStoreCurrencyLegacyMutationError = ApiError
    export type AddStoreCurrencyLegacyMutationVariables = {currency: string}

    /**
 * @deprecated
 * @summary Add a currency to the store (older address)
 */
export const useAddStoreCurrencyLegacy = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStoreCurrencyLegacy>>, TError,AddStoreCurrencyLegacyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addStoreCurrencyLegacy>>,
        TError,
        AddStoreCurrencyLegacyMutationVariables,
        TContext
      > => {
      return useMutation(getAddStoreCurrencyLegacyMutationOptions(options), queryClient);
    }
    export const getRemoveStoreCurrencyUrl = (code: string,) => {

  return `/admin/store/currencies/${pathPart(code)}`
}

/**
 * @summary Remove a currency from the store
 */
export const removeStoreCurrency = async (code: string, options?: Parameters<typeof adminRequest>[1]): Promise<UpdatedStoreResponse> => {

  return adminRequest<UpdatedStoreResponse>(getRemoveStoreCurrencyUrl(code),
  {
      operation: 'removeStoreCurrency',
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveStoreCurrencyMutationKey = () => ['removeStoreCurrency'] as const;

export const getRemoveStoreCurrencyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeStoreCurrency>>, TError,RemoveStoreCurrencyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof removeStoreCurrency>>, TError,RemoveStoreCurrencyMutationVariables, TContext> => {

const mutationKey = getRemoveStoreCurrencyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeStoreCurrency>>, RemoveStoreCurrencyMutationVariables> = (props) => {
          const {code} = props ?? {};

          return  removeStoreCurrency(code,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveStoreCurrencyMutationResult = NonNullable<Awaited<ReturnType<typeof removeStoreCurrency>>>

    export type RemoveStoreCurrencyMutationError = ApiError
    export type RemoveStoreCurrencyMutationVariables = {code: string}

    /**
 * @summary Remove a currency from the store
 */
export const useRemoveStoreCurrency = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeStoreCurrency>>, TError,RemoveStoreCurrencyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeStoreCurrency>>,
        TError,
        RemoveStoreCurrencyMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveStoreCurrencyMutationOptions(options), queryClient);
    }
    export const getAddStoreCurrencyUrl = (code: string,) => {

  return `/admin/store/currencies/${pathPart(code)}`
}

/**
 * @summary Add a currency to the store
 */
export const addStoreCurrency = async (code: string, options?: Parameters<typeof adminRequest>[1]): Promise<UpdatedStoreResponse> => {

  return adminRequest<UpdatedStoreResponse>(getAddStoreCurrencyUrl(code),
  {
      operation: 'addStoreCurrency', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getAddStoreCurrencyMutationKey = () => ['addStoreCurrency'] as const;

export const getAddStoreCurrencyMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStoreCurrency>>, TError,AddStoreCurrencyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addStoreCurrency>>, TError,AddStoreCurrencyMutationVariables, TContext> => {

const mutationKey = getAddStoreCurrencyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addStoreCurrency>>, AddStoreCurrencyMutationVariables> = (props) => {
          const {code} = props ?? {};

          return  addStoreCurrency(code,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddStoreCurrencyMutationResult = NonNullable<Awaited<ReturnType<typeof addStoreCurrency>>>

    export type AddStoreCurrencyMutationError = ApiError
    export type AddStoreCurrencyMutationVariables = {code: string}

    /**
 * @summary Add a currency to the store
 */
export const useAddStoreCurrency = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStoreCurrency>>, TError,AddStoreCurrencyMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addStoreCurrency>>,
        TError,
        AddStoreCurrencyMutationVariables,
        TContext
      > => {
      return useMutation(getAddStoreCurrencyMutationOptions(options), queryClient);
    }
    export const getListPaymentProvidersUrl = () => {

  return `/admin/store/payment-providers`
}

/**
 * @summary List the installed payment providers
 */
export const listPaymentProviders = async ( options?: Parameters<typeof adminRequest>[1]): Promise<PaymentProviderListResponse> => {

  return adminRequest<PaymentProviderListResponse>(getListPaymentProvidersUrl(),
  {
      operation: 'listPaymentProviders',
    ...options,
    method: 'GET'

  }
);}

export const getListPaymentProvidersQueryKey = () => {
    return [
    'admin','store','payment-providers'
    ] as const;
    }

export const getListPaymentProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentProviders>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentProviders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentProvidersQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentProviders>>> = ({ signal }) => listPaymentProviders({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentProviders>>>
export type ListPaymentProvidersQueryError = ApiError

export function useListPaymentProviders<TData = Awaited<ReturnType<typeof listPaymentProviders>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentProviders>>,
          TError,
          Awaited<ReturnType<typeof listPaymentProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentProviders<TData = Awaited<ReturnType<typeof listPaymentProviders>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentProviders>>,
          TError,
          Awaited<ReturnType<typeof listPaymentProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentProviders<TData = Awaited<ReturnType<typeof listPaymentProviders>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentProviders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the installed payment providers
 */

export function useListPaymentProviders<TData = Awaited<ReturnType<typeof listPaymentProviders>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentProviders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListTaxProvidersUrl = () => {

  return `/admin/store/tax-providers`
}

/**
 * @summary List the installed tax providers
 */
export const listTaxProviders = async ( options?: Parameters<typeof adminRequest>[1]): Promise<TaxProviderListResponse> => {

  return adminRequest<TaxProviderListResponse>(getListTaxProvidersUrl(),
  {
      operation: 'listTaxProviders',
    ...options,
    method: 'GET'

  }
);}

export const getListTaxProvidersQueryKey = () => {
    return [
    'admin','store','tax-providers'
    ] as const;
    }

export const getListTaxProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listTaxProviders>>, TError = ApiError>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxProviders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaxProvidersQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaxProviders>>> = ({ signal }) => listTaxProviders({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaxProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaxProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listTaxProviders>>>
export type ListTaxProvidersQueryError = ApiError

export function useListTaxProviders<TData = Awaited<ReturnType<typeof listTaxProviders>>, TError = ApiError>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxProviders>>,
          TError,
          Awaited<ReturnType<typeof listTaxProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxProviders<TData = Awaited<ReturnType<typeof listTaxProviders>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxProviders>>,
          TError,
          Awaited<ReturnType<typeof listTaxProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxProviders<TData = Awaited<ReturnType<typeof listTaxProviders>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxProviders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the installed tax providers
 */

export function useListTaxProviders<TData = Awaited<ReturnType<typeof listTaxProviders>>, TError = ApiError>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxProviders>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaxProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

