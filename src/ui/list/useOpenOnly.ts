import { useEffect, useRef } from 'react';

interface Found<Row> {
  /** What the rows were searched by. */
  search: string;
  rows: readonly Row[] | undefined;
  count: number | undefined;
  /** The rows are those of an earlier search. */
  isStale: boolean;
  hasFailed: boolean;
}

/**
 * Opens the one record that a search finds, as soon as the search has answered: a scanner types a code and then Enter,
 * faster than any server.
 *
 * @param open opens the record; isn't called where none or several are found
 * @returns takes the text whose only match is to be opened; undefined takes that back
 */
export function useOpenOnly<Row>(
  { search, rows, count, isStale, hasFailed }: Found<Row>,
  open: (row: Row) => void,
): (text: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  const look = (): void => {
    const isAnswered = hasFailed || (rows !== undefined && !isStale);
    if (wanted.current !== search || !isAnswered) return;
    wanted.current = undefined;
    const [only] = rows ?? [];
    if (count === 1 && only !== undefined && !hasFailed) open(only);
  };
  useEffect(look);
  return (text) => {
    // Without words, a list of one record isn't a match.
    wanted.current = text === '' ? undefined : text;
    look();
  };
}
