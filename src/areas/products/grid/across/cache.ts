import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { valuesOf } from '#shared/price-grid/columns.ts';
import { sheetAddress } from '#shared/product-sheet.ts';
import type { Choice } from '#shared/product-sheet.ts';
import { readAcross } from './read.ts';
import type { Across, TooManyError } from './read.ts';
import type { AcrossRow, Rows } from './rows.ts';
import type { Sheet } from './sheets.ts';

/** How many of how many variants are read. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * The query of a spreadsheet. It is read whenever the spreadsheet is opened, and not again after each save: what is saved
 * is put into it by `keep`.
 */
export const acrossQuery = <Row extends AcrossRow>(
  { name, read }: Sheet<Row>,
  choice: Choice,
  onProgress: (progress: Progress) => void,
) =>
  queryOptions<Across<Row>, ApiError | TooManyError>({
    queryKey: ['variants of products', sheetAddress(name, choice)],
    queryFn: ({ client, signal }) =>
      readAcross(client, choice, read, { signal }, (done, total) => onProgress({ done, total })),
    staleTime: Infinity,
    gcTime: 0,
    // Thousands of rows, of which none is as before.
    structuralSharing: false,
  });

type Cells = Edits extends ReadonlyMap<string, infer Row> ? Row : never;

const withCells = <Row extends AcrossRow>(row: Row, changed: Cells | undefined): Row =>
  changed && row.cells ? { ...row, cells: new Map([...row.cells, ...valuesOf(changed)]) } : row;

/** Puts into the cache what a save has read and saved; rows that are gone go there too. */
export function keep<Row extends AcrossRow>(
  client: QueryClient,
  queryKey: readonly unknown[],
  read: Rows<Row>,
  sent: Edits = new Map(),
  gone: ReadonlySet<string> = new Set(),
): void {
  client.setQueryData<Across<Row>>(queryKey, (before) => {
    if (!before) return before;
    const rows = before.rows.flatMap((row) =>
      gone.has(row.id) ? [] : [withCells(read.get(row.id) ?? row, sent.get(row.id))],
    );
    return { ...before, rows };
  });
}
