import type { QueryClient, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { selectionParams } from '../read/selection.ts';
import { isRowKept } from './kept-row.ts';
import type { AnswerOf, Selected, ColumnOf, RelationOf } from '../read/selection.ts';

type GeneratedQuery = (id: string, ...further: never[]) => object;

interface RecordQueryConfig<Query extends GeneratedQuery, Name, Relation, Stored> {
  name: Name;
  query: Query;
  /** Replace the server's default relations. */
  relations?: 'expand' extends keyof NonNullable<Parameters<Query>[1]>
    ? readonly Relation[]
    : never;
  /** Sorts what the server sends unordered. */
  arrange?: (record: Stored) => Stored;
}

export interface RecordQuery<Answer, Stored> {
  /** For route loaders; resolves when it can render: at once where a list's row is kept. */
  start: (queryClient: QueryClient, id: string) => Promise<unknown>;
  options: (id: string) => UseQueryOptions<Answer, ApiError, Stored, QueryKey>;
  /** A deleted record's row, if still listed, must not prefetch. */
  forget: (id: string) => void;
  /**
   * Bypasses the cache.
   *
   * @param call aborts with the form
   */
  readNow: (queryClient: QueryClient, id: string, call?: CallOptions) => Promise<Stored>;
}

export type RecordOf<Source> = Source extends { readNow: (...args: never) => Promise<infer Stored> }
  ? Stored
  : never;

type StoredOf<Entity, Relation extends keyof Entity> = [Relation] extends [never]
  ? Entity
  : Selected<Entity, ColumnOf<Entity>, Relation>;

/** Builds a record's query, typed by the requested relations. */
export function recordQuery<
  Query extends GeneratedQuery,
  const Name extends keyof AnswerOf<Query> & string,
  const Relation extends RelationOf<AnswerOf<Query>[Name]> = never,
>(
  config: RecordQueryConfig<
    Query,
    Name,
    Relation,
    StoredOf<AnswerOf<Query>[Name], NoInfer<Relation>>
  >,
): RecordQuery<AnswerOf<Query>, StoredOf<AnswerOf<Query>[Name], Relation>> {
  type Answer = AnswerOf<Query>;
  type Stored = StoredOf<Answer[Name], Relation>;
  const { name, relations, arrange = (record: Stored) => record } = config;
  // Generic in `select`, which isn't used.
  const query = config.query as unknown as (
    id: string,
    selection?: object,
  ) => AnswerOptions<Answer>;
  const options = (id: string): AnswerOptions<Answer> =>
    relations ? query(id, selectionParams(undefined, relations)) : query(id);
  const gone = new Set<string>();
  // The server sends what was requested.
  const select = (answer: Answer): Stored => arrange(answer[name] as Stored);
  return {
    start: async (queryClient, id) => {
      if (gone.has(id)) return undefined;
      const reading = prefetch(queryClient, options(id));
      return isRowKept(queryClient, id) ? undefined : reading;
    },
    forget: (id) => void gone.add(id),
    options: (id) => ({ ...options(id), select }),
    readNow: async (client, id, call) => {
      const { queryKey, queryFn } = options(id);
      const { signal } = call ?? new AbortController();
      const read = async (): Promise<Answer> =>
        queryFn({ client, queryKey, signal, meta: undefined });
      return select(await readNow(client, queryKey, read));
    },
  };
}

type AnswerOptions<Answer> = UseQueryOptions<Answer, ApiError, Answer, QueryKey> & {
  queryKey: QueryKey;
  queryFn: QueryFunction<Answer, QueryKey>;
};
