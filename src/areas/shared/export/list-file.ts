import { escapeFormula } from '#ui/format/formulas.ts';
import { FILE_MARK, writeCsv } from '#app/activity/server-csv.ts';

export interface FileColumn<Row> {
  name: string;
  value: (row: Row) => string | number | null | undefined;
}

export interface FilePage<Row> {
  rows: readonly Row[];
  count: number;
}

export const FILE_PAGE_SIZE = 100;

interface ListFile<Row extends { id: string }> {
  columns: readonly FileColumn<Row>[];
  readPage: (page: { limit: number; offset: number }) => Promise<FilePage<Row>>;
  onProgress: (progress: { done: number; total: number }) => void;
}

const line = (cells: readonly string[]): string => writeCsv([cells.map(escapeFormula)]);

/**
 * Builds CSV in pieces. Escapes formulas; skips rows already written.
 *
 * @throws whatever `readPage` throws
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
