import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '#client/index.ts';

/** A row with what comes in one more call, once the page's rows are there; undefined until then. */
export type WithDetails<Row, Details> = Row & {
  [Name in keyof Details]?: Details[Name] | undefined;
} & Read;

interface Read {
  /** The details were answered, or can't be had: nothing more is on its way. */
  areDetailsRead?: boolean;
}

/** Whether what a row doesn't have by now won't come. */
export const areDetailsRead = (row: object): boolean =>
  'areDetailsRead' in row && row.areDetailsRead === true;

/**
 * The rows of a list with what would make the list itself slow: one more call for the whole page, after its rows. The functions are constants of a module, so that rows that stay the same aren't made again.
 *
 * @param options   the query of that call
 * @param recordsOf the records of its answer, in any order
 * @param detailsOf what a row takes of its record; a record of which it can't be made adds nothing
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
    // Rows that stay keep what they show, and what is being entered there, while a new one comes among them.
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const isRead = isError || (data !== undefined && !isPlaceholderData);
    // Nothing of the details is there yet, which their type allows.
    if (!rows || (!data && !isRead)) {
      return rows as readonly WithDetails<Row, Details>[] | undefined;
    }
    const details = new Map<string, Details>();
    for (const record of data ? recordsOf(data) : []) {
      try {
        details.set(record.id, detailsOf(record));
      } catch {
        // A damaged record: its row stays as the list has it.
      }
    }
    return rows.map((row) => {
      const own = details.get(row?.id);
      const found = { ...row, ...own, ...(isRead ? { areDetailsRead: true } : {}) };
      return found as WithDetails<Row, Details>;
    });
  }, [rows, data, isError, isPlaceholderData, recordsOf, detailsOf]);
}
