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
  CreateNoteBody,
  DeletedRecord,
  ListNotesParams,
  NoteListResponse,
  NoteResponse,
  UpdateNoteBody
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

export const getListNotesUrl = (params?: ListNotesParams,) => {
  const stringifiedParams = serializeQuery(params ?? {});

  return stringifiedParams.length > 0 ? `/admin/notes?${stringifiedParams}` : `/admin/notes`
}

/**
 * @summary List notes
 */
export const listNotes = async (params?: ListNotesParams, options?: Parameters<typeof adminRequest>[1]): Promise<NoteListResponse> => {

  return adminRequest<NoteListResponse>(getListNotesUrl(params),
  {
      operation: 'listNotes',
    ...options,
    method: 'GET'

  }
);}

export const getListNotesInfiniteQueryKey = (params?: ListNotesParams,) => {
    return [
    'infinite', 'admin','notes', ...(params ? [params] : [])
    ] as const;
    }

export const getListNotesQueryKey = (params?: ListNotesParams,) => {
    return [
    'admin','notes', ...(params ? [params] : [])
    ] as const;
    }

export const getListNotesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['offset']>, TError = ApiError>(params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotes>>, QueryKey, ListNotesParams['offset']> = ({ signal, pageParam }) => listNotes({...params, offset: pageParam ?? params?.offset ?? 0}, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotes>>>
export type ListNotesInfiniteQueryError = ApiError

export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['offset']>, TError = ApiError>(
 params: undefined |  ListNotesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['offset']>, TError = ApiError>(
 params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['offset']>, TError = ApiError>(
 params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notes
 */

export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['offset']>, TError = ApiError>(
 params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['offset']>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListNotesQueryOptions = <TData = Awaited<ReturnType<typeof listNotes>>, TError = ApiError>(params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotes>>> = ({ signal }) => listNotes(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotes>>>
export type ListNotesQueryError = ApiError

export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ApiError>(
 params: undefined |  ListNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ApiError>(
 params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ApiError>(
 params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notes
 */

export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ApiError>(
 params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateNoteUrl = () => {

  return `/admin/notes`
}

/**
 * @summary Create a note
 */
export const createNote = async (createNoteBody: CreateNoteBody, options?: Parameters<typeof adminRequest>[1]): Promise<NoteResponse> => {

return adminRequest<NoteResponse>(getCreateNoteUrl(),
  {
      operation: 'createNote', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(createNoteBody)
  }
);}

export const getCreateNoteMutationKey = () => ['createNote'] as const;

export const getCreateNoteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext> => {

const mutationKey = getCreateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNote>>, CreateNoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNote(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof createNote>>>
    export type CreateNoteMutationBody = CreateNoteBody
    export type CreateNoteMutationError = ApiError
    export type CreateNoteMutationVariables = {data: CreateNoteBody}

    /**
 * @summary Create a note
 */
export const useCreateNote = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNote>>,
        TError,
        CreateNoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNoteMutationOptions(options), queryClient);
    }
    export const getGetNoteUrl = (id: string,) => {

  return `/admin/notes/${pathPart(id)}`
}

/**
 * @summary Read a note
 */
export const getNote = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<NoteResponse> => {

  return adminRequest<NoteResponse>(getGetNoteUrl(id),
  {
      operation: 'getNote',
    ...options,
    method: 'GET'

  }
);}

export const getGetNoteQueryKey = (id: string,) => {
    return [
    'admin','notes',id
    ] as const;
    }

export const getGetNoteQueryOptions = <TData = Awaited<ReturnType<typeof getNote>>, TError = ApiError>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNoteQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNote>>> = ({ signal }) => getNote(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNoteQueryResult = NonNullable<Awaited<ReturnType<typeof getNote>>>
export type GetNoteQueryError = ApiError

export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ApiError>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNote>>,
          TError,
          Awaited<ReturnType<typeof getNote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNote>>,
          TError,
          Awaited<ReturnType<typeof getNote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a note
 */

export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ApiError>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNoteQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateNoteUrl = (id: string,) => {

  return `/admin/notes/${pathPart(id)}`
}

/**
 * @summary Change a note
 */
export const updateNote = async (id: string,
    updateNoteBody: UpdateNoteBody, options?: Parameters<typeof adminRequest>[1]): Promise<NoteResponse> => {

return adminRequest<NoteResponse>(getUpdateNoteUrl(id),
  {
      operation: 'updateNote', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(updateNoteBody)
  }
);}

export const getUpdateNoteMutationKey = () => ['updateNote'] as const;

export const getUpdateNoteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext> => {

const mutationKey = getUpdateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNote>>, UpdateNoteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateNote(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof updateNote>>>
    export type UpdateNoteMutationBody = UpdateNoteBody
    export type UpdateNoteMutationError = ApiError
    export type UpdateNoteMutationVariables = {id: string;data: UpdateNoteBody}

    /**
 * @summary Change a note
 */
export const useUpdateNote = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNote>>,
        TError,
        UpdateNoteMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNoteMutationOptions(options), queryClient);
    }
    export const getDeleteNoteUrl = (id: string,) => {

  return `/admin/notes/${pathPart(id)}`
}

/**
 * @summary Delete a note
 */
export const deleteNote = async (id: string, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

  return adminRequest<DeletedRecord>(getDeleteNoteUrl(id),
  {
      operation: 'deleteNote',
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteNoteMutationKey = () => ['deleteNote'] as const;

export const getDeleteNoteMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext> => {

const mutationKey = getDeleteNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteNote>>, DeleteNoteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteNote(id,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteNoteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteNote>>>

    export type DeleteNoteMutationError = ApiError
    export type DeleteNoteMutationVariables = {id: string}

    /**
 * @summary Delete a note
 */
export const useDeleteNote = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteNote>>,
        TError,
        DeleteNoteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteNoteMutationOptions(options), queryClient);
    }
