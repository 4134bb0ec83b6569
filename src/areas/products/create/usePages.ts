import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '#ui/list/useListState.ts';

export interface Pages<Row> {
  /** The rows of the page that is shown. */
  rows: readonly Row[];
  pager: {
    page: number;
    pageSize: number;
    count: number;
    onPage: (page: number) => void;
    onPageSize: (size: number) => void;
  };
  /** There is more than one page. */
  isLong: boolean;
}

/**
 * Shows many rows of fields a page at a time.
 *
 * @param isFirst the page of the first such row is the one to begin with
 */
export function usePages<Row>(
  all: readonly Row[],
  isFirst: (row: Row) => boolean = () => false,
): Pages<Row> {
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const [wanted, setPage] = useState(() => 1 + Math.floor(all.findIndex(isFirst) / pageSize));
  const page = Math.max(1, Math.min(wanted, Math.ceil(all.length / pageSize)));
  return {
    rows: all.slice((page - 1) * pageSize, page * pageSize),
    pager: { page, pageSize, count: all.length, onPage: setPage, onPageSize: setPageSize },
    isLong: all.length > DEFAULT_PAGE_SIZE,
  };
}
