import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { startReading } from '#app/query/start-reading.ts';
import type { ApiError } from '#client/index.ts';
import { rangeBounds, rangeOf, textToDays } from '#ui/date/range.ts';
import { readersZone, today } from '#ui/date/zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { askedParams } from './asked.ts';
import type { AnswerOf, Asked, ColumnOf, RelationOf } from './asked.ts';

/**
 * How a filter's values in the address become a parameter: all of them, those of a list that the server knows, one, yes
 * or no, or a range of days.
 */
type FilterKind = 'values' | readonly string[] | 'value' | 'yesNo' | 'dates';

/** The kind of filter that a parameter of the contract takes. */
type KindFor<Value> = Value extends boolean
  ? 'yesNo'
  : Value extends string
    ? 'value'
    : Value extends readonly (infer Item)[]
      ? string extends Item
        ? 'values'
        : readonly Item[]
      : Value extends { gte?: unknown; lt?: unknown }
        ? 'dates'
        : never;

/** Filters by names that the contract has, each of its parameter's kind. */
type FiltersFor<Params, Filters> = {
  [Name in keyof Filters]: Name extends keyof Params ? KindFor<NonNullable<Params[Name]>> : never;
};

/** The records of an answer's list. */
type EntityIn<Answer, Rows extends keyof Answer> = Answer[Rows] extends readonly (infer Entity)[]
  ? Entity
  : never;

interface ListQueryConfig<Query, Rows, Params, Filters, Field, Relation> {
  /** The name of the records in the answer. */
  rows: Rows;
  /** The generated query of one page. */
  query: Query;
  /** Columns that a row shows; all of its own where the server takes no choice. */
  fields?: 'fields' extends keyof Params ? readonly Field[] : never;
  /** Other records that a row shows, in place of those that the server joins unasked. */
  relations?: 'expand' extends keyof Params ? readonly Relation[] : never;
  /** Other records that come with each row and can't be left out. */
  unasked?: readonly Relation[];
  /** The list's filters, named as its address and the server name them. */
  filters: Filters & FiltersFor<Params, Filters>;
  /** The order until another is chosen, as the server names it; a leading `-` means descending. */
  defaultOrder: string;
  /** Further parameters, and those of filters that are more than their values: one literal given to `given`. */
  params?: (view: ListView) => Partial<Params>;
}

type GeneratedQuery = (params: never) => object;

type ParamsOf<Query extends GeneratedQuery> = NonNullable<Parameters<Query>[0]>;

/** A generated query, whose call takes no more of its context than what stops it. */
type PageQuery<Answer> = Omit<PageOptions<Answer>, 'queryFn'> & {
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
};

type PageOptions<Answer> = UseQueryOptions<Answer, ApiError, Answer, QueryKey>;

/** The query of a list, by what its address says. */
export interface ListQuery<
  Row,
  Answer = unknown,
  Params = unknown,
  Filter extends string = string,
> {
  filters: readonly Filter[];
  defaultOrder: string;
  /** What the server is asked for. */
  params: (view: ListView) => Params;
  options: (view: ListView) => PageOptions<Answer>;
  /**
   * Reads some of the rows that a view finds, past the cache.
   *
   * @throws ApiError
   */
  read: (view: ListView, part: { limit: number; offset: number }) => Promise<Answer>;
  /** An answer's rows. */
  rowsOf: (answer: Answer) => readonly Row[];
  /** For the route's loader: starts to load the page that an address shows. @returns ends when it can be shown */
  start: (queryClient: QueryClient, address: URLSearchParams) => Promise<unknown>;
}

/** A row of a list. */
export type RowOf<List> = List extends { rowsOf: (answer: never) => readonly (infer Row)[] }
  ? Row
  : never;

/** The names of a list's filters. */
export type FilterOf<List> = List extends { filters: readonly (infer Name)[] } ? Name : never;

/**
 * Makes the query of a list out of the generated query options. The fields and relations that are asked for are the
 * row's type too: what a list doesn't ask for, its rows don't have.
 */
export function listQuery<
  Query extends GeneratedQuery,
  const Rows extends keyof AnswerOf<Query> & string,
  const Filters extends Readonly<Record<string, FilterKind>>,
  const Field extends ColumnOf<EntityIn<AnswerOf<Query>, Rows>> = ColumnOf<
    EntityIn<AnswerOf<Query>, Rows>
  >,
  const Relation extends RelationOf<EntityIn<AnswerOf<Query>, Rows>> = never,
>(
  config: ListQueryConfig<Query, Rows, ParamsOf<Query>, Filters, Field, Relation>,
): ListQuery<
  Asked<EntityIn<AnswerOf<Query>, Rows>, Field, Relation>,
  AnswerOf<Query>,
  ParamsOf<Query>,
  keyof Filters & string
> {
  type Answer = AnswerOf<Query>;
  type Params = ParamsOf<Query>;
  const { rows, fields, relations, defaultOrder } = config;
  // Generated queries are generic in what is selected; this one is asked for the answer itself.
  const query = config.query as unknown as (params: Params) => PageQuery<Answer>;
  const kinds: Readonly<Record<string, FilterKind>> = config.filters;
  const filters = Object.keys(kinds) as (keyof Filters & string)[];
  const params = (view: ListView): Params => {
    const values = {
      limit: view.pageSize,
      offset: (view.page - 1) * view.pageSize,
      order: view.order ?? defaultOrder,
      q: view.search || undefined,
      ...askedParams(fields, relations),
      ...Object.fromEntries(filters.map((name) => [name, readFilter(view, name, kinds[name])])),
      ...config.params?.(view),
    };
    // The types of the filters and of `params` are the contract's.
    return Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined),
    ) as Params;
  };
  const options = (view: ListView): PageOptions<Answer> => query(params(view));
  return {
    filters,
    defaultOrder,
    params,
    options,
    read: async (view, part) => {
      const { queryFn } = query(Object.assign(params(view), part));
      return queryFn({ signal: new AbortController().signal });
    },
    // The server sends what `params` asks it for.
    rowsOf: (answer) => answer[rows] as readonly Asked<EntityIn<Answer, Rows>, Field, Relation>[],
    start: async (queryClient, address) =>
      startReading(queryClient, options(readListView(address, filters))),
  };
}

/** What an address may say of a filter that is on or off. */
const YES_NO: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A filter's parameter; undefined when the address doesn't set it, or to nothing that the server knows. */
function readFilter(view: ListView, name: string, kind: FilterKind | undefined): unknown {
  const values = view.filters[name] ?? [];
  const [first = ''] = values;
  switch (kind) {
    case 'dates':
      return instantsOf(first);
    case 'yesNo':
      return YES_NO[first];
    case 'value':
      return first || undefined;
    case 'values':
    case undefined:
      return someOf(values);
    default:
      return someOf(values.filter((value) => kind.includes(value)));
  }
}

const someOf = (values: string[]): string[] | undefined => (values.length > 0 ? values : undefined);

/**
 * A preset or a range of the reader's days, as the server compares instants.
 *
 * @returns undefined when it is empty, or neither
 */
function instantsOf(text: string): ReturnType<typeof rangeBounds> | undefined {
  const days = textToDays(text);
  // Asking for the zone takes as long as a frame on a slow machine, and most lists start without days.
  if (!days) return undefined;
  const zone = readersZone();
  return rangeBounds(rangeOf(days, today(zone)), zone);
}
