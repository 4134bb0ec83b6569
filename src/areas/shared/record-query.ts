import type { QueryClient, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { startReading } from '#app/query/start-reading.ts';
import type { ApiError } from '#client/index.ts';
import { askedParams } from './asked.ts';
import type { AnswerOf, Asked, ColumnOf, RelationOf } from './asked.ts';

type GeneratedQuery = (id: string, ...further: never[]) => object;

interface RecordQueryConfig<Query extends GeneratedQuery, Name, Relation, Stored> {
  /** The record's name in the answer. */
  name: Name;
  /** The generated query. */
  query: Query;
  /** Other records that the page shows, in place of those that the server joins unasked. */
  relations?: 'expand' extends keyof NonNullable<Parameters<Query>[1]>
    ? readonly Relation[]
    : never;
  /** Puts in order what the server sends in any. */
  arrange?: (record: Stored) => Stored;
}

/** How one kind of record is read, for its page and its forms. */
export interface RecordQuery<Answer, Stored> {
  /** For the route's loader: starts to load a record. @returns ends when it can be shown */
  start: (queryClient: QueryClient, id: string) => Promise<unknown>;
  /** The query of a record. */
  options: (id: string) => UseQueryOptions<Answer, ApiError, Stored, QueryKey>;
  /** It was deleted: its row, which a list may still show for a moment, starts nothing any more. */
  forget: (id: string) => void;
  /**
   * The record as the server has it at this moment, past the cache.
   *
   * @param call of the form that asks, with which it ends
   */
  readNow: (queryClient: QueryClient, id: string, call?: CallOptions) => Promise<Stored>;
}

/** The record of a page. */
export type RecordOf<Source> = Source extends { readNow: (...args: never) => Promise<infer Stored> }
  ? Stored
  : never;

/** A record of the contract, without the relations that weren't asked for where some were. */
type StoredOf<Entity, Relation extends keyof Entity> = [Relation] extends [never]
  ? Entity
  : Asked<Entity, ColumnOf<Entity>, Relation>;

/**
 * Makes the query of a record out of the generated query. The relations that are asked for are the record's type too:
 * what isn't asked for, the record doesn't have.
 */
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
  // Generated queries are generic in what is selected; this one is asked for the answer itself.
  const query = config.query as unknown as (id: string, asked?: object) => AnswerOptions<Answer>;
  const options = (id: string): AnswerOptions<Answer> =>
    relations ? query(id, askedParams(undefined, relations)) : query(id);
  const gone = new Set<string>();
  // The server sends what it is asked for.
  const select = (answer: Answer): Stored => arrange(answer[name] as Stored);
  return {
    start: async (queryClient, id) =>
      gone.has(id) ? undefined : startReading(queryClient, options(id)),
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

/** The generated query of one record; its function is there always. */
type AnswerOptions<Answer> = UseQueryOptions<Answer, ApiError, Answer, QueryKey> & {
  queryKey: QueryKey;
  queryFn: QueryFunction<Answer, QueryKey>;
};
