import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../overlay/toast.ts';
import { optionsOf } from './source.ts';
import type { Option, OptionSource } from './source.ts';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

/** Page size. */
export const OPTIONS_STEP = 50;

export interface OptionsFound<Found extends Option = Option> {
  options: Found[];
  count: number;
  isLoading: boolean;
  isError: boolean;
  /** Undefined when all are loaded. */
  more: (() => void) | undefined;
  retry: () => void;
  /** Reads all matches; [] and a toast on failure. Undefined for too many. */
  all: (() => Promise<Found[]>) | undefined;
}

/** Limit for choosing all. */
const MOST_TOGETHER = 1000;
/** Page size for reading all. */
const ALL_STEP = 200;

/** @param q trimmed; empty for all */
export const optionsQuery = <Found extends Option>(source: OptionSource<Found>, q: string) =>
  infiniteQueryOptions({
    queryKey: [...source.key, 'options', q],
    queryFn: async ({ pageParam, signal, client }) => {
      const search = { limit: OPTIONS_STEP, offset: pageParam, ...(q ? { q } : {}) };
      const page = await source.find(search, signal);
      keepLabels(client, source, page.options);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      // Unreadable records aren't options, but count.
      const seen = pages.length * OPTIONS_STEP;
      return last.options.length > 0 && seen < last.count ? seen : undefined;
    },
  });

export function useOptions<Found extends Option>(
  source: OptionSource<Found>,
  search: string,
  enabled: boolean,
): OptionsFound<Found> {
  const client = useQueryClient();
  const q = search.trim();
  const query = useInfiniteQuery({
    ...optionsQuery(source, q),
    placeholderData: keepPreviousData,
    enabled,
  });
  const pages = useHeldWhilePressed(query.data)?.pages ?? [];
  const options = pages.flatMap((page) => page.options);
  const count = pages.at(-1)?.count ?? 0;
  const { t } = useTranslation('common');
  const all = async (): Promise<Found[]> => {
    const { signal } = new AbortController();
    const parts = await Promise.all(
      Array.from({ length: Math.ceil(count / ALL_STEP) }, (_, part) =>
        source.find({ limit: ALL_STEP, offset: part * ALL_STEP, ...(q ? { q } : {}) }, signal),
      ),
    ).catch(() => undefined);
    if (!parts) showToast('error', { message: t('picker.failed') });
    const found = (parts ?? []).flatMap((part) => part.options);
    keepLabels(client, source, found);
    return found;
  };
  return {
    options,
    count,
    all: count > 1 && count <= MOST_TOGETHER && !query.isPlaceholderData ? all : undefined,
    isLoading: query.isFetching,
    isError: query.isError,
    more: query.hasNextPage && !query.isFetching ? () => void query.fetchNextPage() : undefined,
    retry: () => void query.refetch(),
  };
}

const optionKey = (source: Pick<OptionSource, 'key'>, value: string): QueryKey => [
  ...source.key,
  'option',
  value,
];

/** Saves a request for each that gets chosen. */
export function keepLabels(
  client: QueryClient,
  source: Pick<OptionSource, 'key'>,
  options: readonly Option[],
): void {
  for (const option of options) client.setQueryData(optionKey(source, option.value), option);
}

/** By value; unknown ones are missing. */
export const useLabels = (
  source: OptionSource,
  values: readonly string[],
): Record<string, string> => useLabelsOf([{ source, values }]);

/** Of several sources. */
export function useLabelsOf(
  chosen: readonly { source: OptionSource; values: readonly string[] }[],
): Record<string, string> {
  const queries = chosen.flatMap(({ source, values }) =>
    values.map((value) => ({
      queryKey: optionKey(source, value),
      queryFn: ({ signal }: { signal: AbortSignal }) => source.one(value, signal),
      initialData: (source.options ?? source.known)?.find((option) => option.value === value),
    })),
  );
  const answers = useQueries({ queries });
  return Object.fromEntries(
    optionsOf(
      answers.flatMap(({ data }) => data ?? []),
      (option) => option,
    ).map(({ value, label }) => [value, label]),
  );
}
