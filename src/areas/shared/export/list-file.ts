import { escapeFormula } from '#ui/format/formulas.ts';
import { FILE_MARK, writeCsv } from '#app/activity/server-csv.ts';

/** A column of a file that is made of a list. */
export interface FileColumn<Row> {
  name: string;
  /** What of a row stands in it; nothing for null. */
  value: (row: Row) => string | number | null | undefined;
}

/** One page of a list, and how many rows the list has. */
export interface FilePage<Row> {
  rows: readonly Row[];
  count: number;
}

/** Rows of one call. */
export const FILE_PAGE_SIZE = 100;

interface ListFile<Row extends { id: string }> {
  columns: readonly FileColumn<Row>[];
  readPage: (page: { limit: number; offset: number }) => Promise<FilePage<Row>>;
  /** Told after each page. */
  onProgress: (progress: { done: number; total: number }) => void;
}

const line = (cells: readonly string[]): string => writeCsv([cells.map(escapeFormula)]);

/**
 * A list on all of its pages as a CSV file, in pieces: of each page only its lines are kept. No cell can run as a
 * formula in a spreadsheet. A row that moves to a later page meanwhile is written once.
 *
 * @throws what reading a page throws
 */
export async function listFile<Row extends { id: string }>(
  file: ListFile<Row>,
): Promise<{ pieces: string[]; rows: number }> {
  const { columns, readPage, onProgress } = file;
  const pieces = [FILE_MARK + line(columns.map(({ name }) => name))];
  const written = new Set<string>();
  let offset = 0;
  for (;;) {
    const { rows, count } = await readPage({ limit: FILE_PAGE_SIZE, offset });
    const fresh = rows.filter(({ id }) => !written.has(id));
    for (const { id } of fresh) written.add(id);
    pieces.push(
      fresh.map((row) => line(columns.map(({ value }) => String(value(row) ?? '')))).join(''),
    );
    offset += rows.length;
    onProgress({ done: Math.min(offset, count), total: count });
    if (rows.length === 0 || offset >= count) return { pieces, rows: written.size };
  }
}
