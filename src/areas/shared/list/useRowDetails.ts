import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '#client/index.ts';

export type WithDetails<Row, Details> = Row & {
  [Name in keyof Details]?: Details[Name] | undefined;
} & Read;

interface Read {
  /** Loaded, or failed. */
  areDetailsRead?: boolean;
}

export const areDetailsRead = (row: object): boolean =>
  'areDetailsRead' in row && row.areDetailsRead === true;

/**
 * Reads slow details in one call per page. Pass stable functions, to keep rows memoized.
 *
 * @param detailsOf may throw on damaged records
 */
export function useRowDetails<
  Row extends { id: string },
  Answer,
  Found extends { id: string },
  Details,
>(
  rows: readonly Row[] | undefined,
  options: UseQueryOptions<Answer, ApiError, Answer, QueryKey>,
  recordsOf: (answer: Answer) => readonly Found[],
  detailsOf: (record: Found) => Details,
): readonly WithDetails<Row, Details>[] | undefined {
  const { data, isError, isPlaceholderData } = useQuery({
    ...options,
    enabled: rows !== undefined && rows.length > 0,
    // Remaining rows keep details, and input in them.
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const isRead = isError || (data !== undefined && !isPlaceholderData);
    if (!rows || (!data && !isRead)) {
      return rows as readonly WithDetails<Row, Details>[] | undefined;
    }
    const details = new Map<string, Details>();
    for (const record of data ? recordsOf(data) : []) {
      try {
        details.set(record.id, detailsOf(record));
      } catch {
        // Damaged record.
      }
    }
    return rows.map((row) => {
      const own = details.get(row?.id);
      const found = { ...row, ...own, ...(isRead ? { areDetailsRead: true } : {}) };
      return found as WithDetails<Row, Details>;
    });
  }, [rows, data, isError, isPlaceholderData, recordsOf, detailsOf]);
}
