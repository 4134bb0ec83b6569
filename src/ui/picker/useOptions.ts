import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import { optionsOf } from './source.ts';
import type { Option, OptionSource } from './source.ts';

/** Matches that one look-up brings; the next ones come as one scrolls. */
export const OPTIONS_STEP = 50;

export interface OptionsFound<Found extends Option = Option> {
  options: Found[];
  count: number;
  isLoading: boolean;
  isError: boolean;
  /** Loads further matches; undefined when all are there. */
  more: (() => void) | undefined;
  retry: () => void;
}

/**
 * The query of what matches a text.
 *
 * @param q what is searched for, without spaces around it; empty for all
 */
export const optionsQuery = <Found extends Option>(source: OptionSource<Found>, q: string) =>
  infiniteQueryOptions({
    queryKey: [...source.key, 'options', q],
    queryFn: ({ pageParam, signal }) =>
      source.find({ limit: OPTIONS_STEP, offset: pageParam, ...(q ? { q } : {}) }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      // Records that can't be read are no options, but count.
      const seen = pages.length * OPTIONS_STEP;
      return last.options.length > 0 && seen < last.count ? seen : undefined;
    },
  });

/** Searches a source while its picker is open. */
export function useOptions<Found extends Option>(
  source: OptionSource<Found>,
  search: string,
  enabled: boolean,
): OptionsFound<Found> {
  const query = useInfiniteQuery({
    ...optionsQuery(source, search.trim()),
    placeholderData: keepPreviousData,
    enabled,
  });
  const pages = query.data?.pages ?? [];
  return {
    options: pages.flatMap((page) => page.options),
    count: pages.at(-1)?.count ?? 0,
    isLoading: query.isFetching,
    isError: query.isError,
    more: query.hasNextPage && !query.isFetching ? () => void query.fetchNextPage() : undefined,
    retry: () => void query.refetch(),
  };
}

/** The names of chosen values, by value; one that isn't known yet is missing. */
export function useLabels(source: OptionSource, values: readonly string[]): Record<string, string> {
  const answers = useQueries({
    queries: values.map((value) => ({
      queryKey: [...source.key, 'option', value],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.one(value, signal),
    })),
  });
  return Object.fromEntries(
    optionsOf(
      answers.flatMap(({ data }) => data ?? []),
      (option) => option,
    ).map(({ value, label }) => [value, label]),
  );
}
