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
  BatchJobListResponse,
  BatchJobResponse,
  CreateBatchJobBody,
  ListBatchJobsParams
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

export const getListBatchJobsUrl = (params?: ListBatchJobsParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/batch-jobs?${stringifiedParams}` : `/admin/batch-jobs`
}

/**
 * @summary List batch jobs
 */
export const listBatchJobs = async (params?: ListBatchJobsParams, options?: Parameters<typeof adminRequest>[1]): Promise<BatchJobListResponse> => {

  return adminRequest<BatchJobListResponse>(getListBatchJobsUrl(params),
  {
      operation: 'listBatchJobs',
    ...options,
    method: 'GET'

  }
);}

export const getListBatchJobsInfiniteQueryKey = (params?: ListBatchJobsParams,) => {
    return [
    'infinite', 'admin','batch-jobs', ...(params ? [params] : [])
    ] as const;
    }

export const getListBatchJobsQueryKey = (params?: ListBatchJobsParams,) => {
    return [
    'admin','batch-jobs', ...(params ? [params] : [])
    ] as const;
    }

export const getListBatchJobsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBatchJobs>>, ListBatchJobsParams['offset']>, TError = ApiError>(params?: ListBatchJobsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData, QueryKey, ListBatchJobsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBatchJobsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBatchJobs>>, QueryKey, ListBatchJobsParams['offset']> = ({ signal, pageParam }) => listBatchJobs({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData, QueryKey, ListBatchJobsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBatchJobsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBatchJobs>>>
export type ListBatchJobsInfiniteQueryError = ApiError

export function useListBatchJobsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBatchJobs>>, ListBatchJobsParams['offset']>, TError = ApiError>(
 params: undefined |  ListBatchJobsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData, QueryKey, ListBatchJobsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBatchJobs>>,
          TError,
          Awaited<ReturnType<typeof listBatchJobs>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBatchJobsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBatchJobs>>, ListBatchJobsParams['offset']>, TError = ApiError>(
 params?: ListBatchJobsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData, QueryKey, ListBatchJobsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBatchJobs>>,
          TError,
          Awaited<ReturnType<typeof listBatchJobs>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBatchJobsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBatchJobs>>, ListBatchJobsParams['offset']>, TError = ApiError>(
 params?: ListBatchJobsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData, QueryKey, ListBatchJobsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List batch jobs
 */

export function useListBatchJobsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBatchJobs>>, ListBatchJobsParams['offset']>, TError = ApiError>(
 params?: ListBatchJobsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData, QueryKey, ListBatchJobsParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBatchJobsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListBatchJobsQueryOptions = <TData = Awaited<ReturnType<typeof listBatchJobs>>, TError = ApiError>(params?: ListBatchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBatchJobsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBatchJobs>>> = ({ signal }) => listBatchJobs(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBatchJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listBatchJobs>>>
export type ListBatchJobsQueryError = ApiError

export function useListBatchJobs<TData = Awaited<ReturnType<typeof listBatchJobs>>, TError = ApiError>(
 params: undefined |  ListBatchJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBatchJobs>>,
          TError,
          Awaited<ReturnType<typeof listBatchJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBatchJobs<TData = Awaited<ReturnType<typeof listBatchJobs>>, TError = ApiError>(
 params?: ListBatchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBatchJobs>>,
          TError,
          Awaited<ReturnType<typeof listBatchJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBatchJobs<TData = Awaited<ReturnType<typeof listBatchJobs>>, TError = ApiError>(
 params?: ListBatchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List batch jobs
 */

export function useListBatchJobs<TData = Awaited<ReturnType<typeof listBatchJobs>>, TError = ApiError>(
 params?: ListBatchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBatchJobs>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBatchJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateBatchJobUrl = () => {

  return `/admin/batch-jobs`
}

/**
 * @summary Create a batch job
 */
export const createBatchJob = async (createBatchJobBody: CreateBatchJobBody, options?: Parameters<typeof adminRequest>[1]): Promise<BatchJobResponse> => {

return adminRequest<BatchJobResponse>(getCreateBatchJobUrl(),
  {
      operation: 'createBatchJob', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createBatchJobBody)
  }
);}

export const getCreateBatchJobMutationKey = () => ['createBatchJob'] as const;

export const getCreateBatchJobMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBatchJob>>, TError,CreateBatchJobMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createBatchJob>>, TError,CreateBatchJobMutationVariables, TContext> => {

const mutationKey = getCreateBatchJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBatchJob>>, CreateBatchJobMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBatchJob(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateBatchJobMutationResult = NonNullable<Awaited<ReturnType<typeof createBatchJob>>>
    export type CreateBatchJobMutationBody = CreateBatchJobBody
    export type CreateBatchJobMutationError = ApiError
    export type CreateBatchJobMutationVariables = {data: CreateBatchJobBody}

    /**
 * @summary Create a batch job
 */
export const useCreateBatchJob = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBatchJob>>, TError,CreateBatchJobMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBatchJob>>,
        TError,
        CreateBatchJobMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBatchJobMutationOptions(options), queryClient);
    }
    export const getGetBatchJobUrl = (id: string,) => {

  return `/admin/batch-jobs/${pathPart(id)}`
}

/**
 * @summary Read a batch job
 */
export const getBatchJob = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<BatchJobResponse> => {

  return adminRequest<BatchJobResponse>(getGetBatchJobUrl(id),
  {
      operation: 'getBatchJob',
    ...options,
    method: 'GET'

  }
);}

export const getGetBatchJobQueryKey = (id: string,) => {
    return [
    'admin','batch-jobs',id
    ] as const;
    }

export const getGetBatchJobQueryOptions = <TData = Awaited<ReturnType<typeof getBatchJob>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBatchJob>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBatchJobQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBatchJob>>> = ({ signal }) => getBatchJob(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBatchJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBatchJobQueryResult = NonNullable<Awaited<ReturnType<typeof getBatchJob>>>
export type GetBatchJobQueryError = ApiError

export function useGetBatchJob<TData = Awaited<ReturnType<typeof getBatchJob>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBatchJob>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBatchJob>>,
          TError,
          Awaited<ReturnType<typeof getBatchJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBatchJob<TData = Awaited<ReturnType<typeof getBatchJob>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBatchJob>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBatchJob>>,
          TError,
          Awaited<ReturnType<typeof getBatchJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBatchJob<TData = Awaited<ReturnType<typeof getBatchJob>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBatchJob>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a batch job
 */

export function useGetBatchJob<TData = Awaited<ReturnType<typeof getBatchJob>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBatchJob>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBatchJobQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCancelBatchJobUrl = (id: string,) => {

  return `/admin/batch-jobs/${pathPart(id)}/cancel`
}

/**
 * @summary Cancel a batch job
 */
export const cancelBatchJob = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<BatchJobResponse> => {

  return adminRequest<BatchJobResponse>(getCancelBatchJobUrl(id),
  {
      operation: 'cancelBatchJob', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getCancelBatchJobMutationKey = () => ['cancelBatchJob'] as const;

export const getCancelBatchJobMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBatchJob>>, TError,CancelBatchJobMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelBatchJob>>, TError,CancelBatchJobMutationVariables, TContext> => {

const mutationKey = getCancelBatchJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBatchJob>>, CancelBatchJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelBatchJob(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelBatchJobMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBatchJob>>>

    export type CancelBatchJobMutationError = ApiError
    export type CancelBatchJobMutationVariables = {id: string}

    /**
 * @summary Cancel a batch job
 */
export const useCancelBatchJob = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBatchJob>>, TError,CancelBatchJobMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBatchJob>>,
        TError,
        CancelBatchJobMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBatchJobMutationOptions(options), queryClient);
    }
    export const getConfirmBatchJobUrl = (id: string,) => {

  return `/admin/batch-jobs/${pathPart(id)}/confirm`
}

/**
 * @summary Let a prepared batch job run
 */
export const confirmBatchJob = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<BatchJobResponse> => {

  return adminRequest<BatchJobResponse>(getConfirmBatchJobUrl(id),
  {
      operation: 'confirmBatchJob', repeat: 'never',
    ...options,
    method: 'POST'

  }
);}

export const getConfirmBatchJobMutationKey = () => ['confirmBatchJob'] as const;

export const getConfirmBatchJobMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBatchJob>>, TError,ConfirmBatchJobMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmBatchJob>>, TError,ConfirmBatchJobMutationVariables, TContext> => {

const mutationKey = getConfirmBatchJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmBatchJob>>, ConfirmBatchJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmBatchJob(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ConfirmBatchJobMutationResult = NonNullable<Awaited<ReturnType<typeof confirmBatchJob>>>

    export type ConfirmBatchJobMutationError = ApiError
    export type ConfirmBatchJobMutationVariables = {id: string}

    /**
 * @summary Let a prepared batch job run
 */
export const useConfirmBatchJob = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBatchJob>>, TError,ConfirmBatchJobMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmBatchJob>>,
        TError,
        ConfirmBatchJobMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmBatchJobMutationOptions(options), queryClient);
    }
