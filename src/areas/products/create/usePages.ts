import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../../../ui/list/useListState.ts';

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

/** Shows many rows of fields a page at a time. */
export function usePages<Row>(all: readonly Row[]): Pages<Row> {
  const [wanted, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const page = Math.max(1, Math.min(wanted, Math.ceil(all.length / pageSize)));
  return {
    rows: all.slice((page - 1) * pageSize, page * pageSize),
    pager: { page, pageSize, count: all.length, onPage: setPage, onPageSize: setPageSize },
    isLong: all.length > DEFAULT_PAGE_SIZE,
  };
}
