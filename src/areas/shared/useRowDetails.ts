import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '#client/index.ts';

/** A row with what comes in one more call, once the page's rows are there; undefined until then. */
export type WithDetails<Row, Details> = Row & {
  [Name in keyof Details]?: Details[Name] | undefined;
};

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
  const { data } = useQuery({
    ...options,
    enabled: rows !== undefined && rows.length > 0,
    // Rows that stay keep what they show, and what is being entered there, while a new one comes among them.
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    // Nothing of the details is there yet, which their type allows.
    if (!rows || !data) return rows as readonly WithDetails<Row, Details>[] | undefined;
    const details = new Map<string, Details>();
    for (const record of recordsOf(data)) {
      try {
        details.set(record.id, detailsOf(record));
      } catch {
        // A damaged record: its row stays as the list has it.
      }
    }
    return rows.map((row) => {
      const own = details.get(row?.id);
      return { ...row, ...own };
    });
  }, [rows, data, recordsOf, detailsOf]);
}
