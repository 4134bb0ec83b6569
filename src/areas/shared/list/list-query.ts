import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { filterParams, listNamed } from '#app/extensions/filters.ts';
import type { SortOf } from '#app/query/names.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { rangeBounds, rangeOf, textToDays } from '#ui/date/range.ts';
import { today } from '#ui/date/zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { selectionParams } from '../read/selection.ts';
import type { AnswerOf, Selected, ColumnOf, RelationOf } from '../read/selection.ts';

/** An array lists the values the server knows. */
type FilterKind = 'values' | readonly string[] | 'value' | 'yesNo' | 'dates';

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

type FiltersFor<Params, Filters> = {
  [Name in keyof Filters]: Name extends keyof Params ? KindFor<NonNullable<Params[Name]>> : never;
};

type EntityIn<Answer, Rows extends keyof Answer> = Answer[Rows] extends readonly (infer Entity)[]
  ? Entity
  : never;

type ViewParam = 'limit' | 'offset' | 'order' | 'q';

interface ListQueryConfig<Query, Rows, Params, Filters, Field, Relation, Order> {
  rows: Rows;
  query: Query;
  fields?: 'fields' extends keyof Params ? readonly Field[] : never;
  /** Replace the server's default relations. */
  relations?: 'expand' extends keyof Params ? readonly Relation[] : never;
  /** Relations the server always sends. */
  alwaysSent?: readonly Relation[];
  /** Same names in the URL and the contract. */
  filters: Filters & FiltersFor<Params, Filters>;
  /** A leading `-` means descending. */
  defaultOrder: ViewParam extends keyof Params ? Order : never;
  /** Write one literal inside `omitUndefined`. */
  params?: (view: ListView) => Partial<Params>;
}

type GeneratedQuery = (params: never) => object;

type ParamsOf<Query extends GeneratedQuery> = NonNullable<Parameters<Query>[0]>;

/** Its queryFn uses only the signal. */
type PageQuery<Answer> = Omit<PageOptions<Answer>, 'queryFn'> & {
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
};

type PageOptions<Answer> = UseQueryOptions<Answer, ApiError, Answer, QueryKey>;

export interface ListQuery<
  Row,
  Answer = unknown,
  Params = unknown,
  Filter extends string = string,
> {
  filters: readonly Filter[];
  defaultOrder: string;
  params: (view: ListView) => Params;
  options: (view: ListView) => PageOptions<Answer>;
  /**
   * Bypasses the cache.
   *
   * @throws ApiError
   */
  read: (
    view: ListView,
    part: { limit: number; offset: number },
    call?: { signal: AbortSignal },
  ) => Promise<Answer>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** For route loaders; resolves when it can render. */
  start: (queryClient: QueryClient, address: URLSearchParams) => Promise<unknown>;
}

export type RowOf<List> = List extends { rowsOf: (answer: never) => readonly (infer Row)[] }
  ? Row
  : never;

export type FilterOf<List> = List extends { filters: readonly (infer Name)[] } ? Name : never;

/** Builds a list's query; requested fields and relations type its rows. */
export function listQuery<
  Query extends GeneratedQuery,
  const Rows extends keyof AnswerOf<Query> & string,
  const Filters extends Readonly<Record<string, FilterKind>>,
  const Field extends ColumnOf<EntityIn<AnswerOf<Query>, Rows>> = ColumnOf<
    EntityIn<AnswerOf<Query>, Rows>
  >,
  const Relation extends RelationOf<EntityIn<AnswerOf<Query>, Rows>> = never,
  const Order extends SortOf<EntityIn<AnswerOf<Query>, Rows>> = SortOf<
    EntityIn<AnswerOf<Query>, Rows>
  >,
>(
  config: ListQueryConfig<Query, Rows, ParamsOf<Query>, Filters, Field, Relation, Order>,
): ListQuery<
  Selected<EntityIn<AnswerOf<Query>, Rows>, Field, Relation>,
  AnswerOf<Query>,
  ParamsOf<Query>,
  keyof Filters & string
> {
  type Answer = AnswerOf<Query>;
  type Params = ParamsOf<Query>;
  const { rows, fields, relations, defaultOrder } = config;
  // Generic in `select`, which isn't used.
  const query = config.query as unknown as (params: Params) => PageQuery<Answer>;
  const kinds: Readonly<Record<string, FilterKind>> = config.filters;
  const filters = Object.keys(kinds) as (keyof Filters & string)[];
  const params = (view: ListView): Params => {
    const values = {
      limit: view.pageSize,
      offset: (view.page - 1) * view.pageSize,
      order: view.order ?? defaultOrder,
      q: view.search || undefined,
      ...selectionParams(fields, relations),
      ...Object.fromEntries(filters.map((name) => [name, readFilter(view, name, kinds[name])])),
      ...config.params?.(view),
      ...(__HAS_EXTENSIONS__ ? filterParams(view.filters, listNamed(rows)) : {}),
    };
    // `FiltersFor` and `params` have checked the types.
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
    read: async (view, part, { signal } = new AbortController()) => {
      const { queryFn } = query(Object.assign(params(view), part));
      return queryFn({ signal });
    },
    // The server sends what was requested.
    rowsOf: (answer) =>
      answer[rows] as readonly Selected<EntityIn<Answer, Rows>, Field, Relation>[],
    start: async (queryClient, address) =>
      prefetch(queryClient, options(readListView(address, filters))),
  };
}

const YES_NO: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Undefined if unset, or unknown to the server. */
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

function instantsOf(text: string): ReturnType<typeof rangeBounds> | undefined {
  const days = textToDays(text);
  // The zone lookup takes a frame on slow machines.
  if (!days) return undefined;
  const zone = daysZone();
  return rangeBounds(rangeOf(days, today(zone)), zone);
}
