import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { FoundRecord, PaletteRecords } from '../area/area.ts';

/** Per request. */
export const RECORD_STEP = 8;

export interface RecordsFound {
  records: FoundRecord[];
  /** Total matches; undefined until known. */
  count: number | undefined;
  isError: boolean;
  hasMore: boolean;
  /** Resolves to the first new record. */
  more: () => Promise<FoundRecord | undefined>;
  retry: () => void;
}

export function useRecords({ key, load }: PaletteRecords, q: string): RecordsFound {
  const query = useInfiniteQuery({
    queryKey: [...key, 'palette', q],
    queryFn: async ({ pageParam, signal, client }) => {
      const find = await load();
      return find({ q, limit: RECORD_STEP, offset: pageParam }, signal, client);
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      // Skipped records count.
      const seen = pages.length * RECORD_STEP;
      return last.records.length > 0 && seen < last.count ? seen : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  return {
    records: pages.flatMap((page) => page.records),
    count: query.isPlaceholderData ? undefined : pages.at(-1)?.count,
    isError: query.isError,
    hasMore: query.hasNextPage,
    more: async () => {
      if (query.isFetchingNextPage) return undefined;
      const { data } = await query.fetchNextPage();
      return data?.pages.at(-1)?.records[0];
    },
    retry: () => void query.refetch(),
  };
}
