import { useEffect, useRef } from 'react';

interface Found<Row> {
  search: string;
  rows: readonly Row[] | undefined;
  count: number | undefined;
  isStale: boolean;
  hasFailed: boolean;
}

/**
 * Opens the only match of a search once it answers: barcode scanners press Enter before that.
 *
 * @returns sets the text whose only match opens; undefined cancels
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
    // An empty search isn't a match.
    wanted.current = text === '' ? undefined : text;
    look();
  };
}
