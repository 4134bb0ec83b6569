import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '#ui/table/page-sizes.ts';

export interface Pages<Row> {
  rows: readonly Row[];
  pager: {
    page: number;
    pageSize: number;
    count: number;
    onPage: (page: number) => void;
    onPageSize: (size: number) => void;
  };
  isLong: boolean;
}

/** @param isFirst starts on the page of the first matching row */
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
