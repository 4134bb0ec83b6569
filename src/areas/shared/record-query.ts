import type {
  QueryClient,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import type { ApiError } from '#client/index.ts';

/** How a save and its failure are said. */
export interface SaveMeta {
  /** The toast's text. */
  success?: string;
  /** The form shows what failed. */
  errors?: 'form';
}

/** A mutation that changes some fields of a record. */
export type UpdateOptions<Body> = Pick<
  UseMutationOptions<unknown, ApiError, { id: string; data: Body }>,
  'mutationFn' | 'mutationKey' | 'meta' | 'scope'
>;

interface RecordQueryConfig<Answer, Stored, Body> {
  /** The generated query. */
  options: (id: string) => UseQueryOptions<Answer, ApiError, Answer, QueryKey> & {
    queryKey: QueryKey;
  };
  /** The generated call. */
  get: (id: string, call?: CallOptions) => Promise<Answer>;
  /** Takes the record out of an answer. */
  select: (answer: Answer) => Stored;
  /** The generated mutation. */
  updateOptions: (meta: SaveMeta, request: CallOptions) => UpdateOptions<Body>;
}

/** How one kind of record is read and changed, for its page and its forms. */
export interface RecordQuery<Answer, Stored, Body> {
  /** For the route's loader: starts to load a record, without waiting. */
  start: (queryClient: QueryClient, id: string) => void;
  /** The query of a record. */
  options: (id: string) => UseQueryOptions<Answer, ApiError, Stored, QueryKey>;
  /**
   * The record as the server has it at this moment, past the cache.
   *
   * @param call of the form that asks, with which it ends
   */
  readNow: (queryClient: QueryClient, id: string, call?: CallOptions) => Promise<Stored>;
  /** The mutation that changes it. */
  updateOptions: (meta: SaveMeta, request: CallOptions) => UpdateOptions<Body>;
}

/** Makes the query of a record out of the generated query, call and mutation. */
export function recordQuery<Answer, Stored, Body>(
  config: RecordQueryConfig<Answer, Stored, Body>,
): RecordQuery<Answer, Stored, Body> {
  const { options, get, select, updateOptions } = config;
  return {
    start: (queryClient, id) => void queryClient.prefetchQuery(options(id)),
    options: (id) => ({ ...options(id), select }),
    readNow: async (queryClient, id, call) =>
      select(await readNow(queryClient, options(id).queryKey, () => get(id, call))),
    updateOptions,
  };
}
