import { unescapeFormula } from '#ui/format/formulas.ts';
import { decimalSignOf } from '#ui/number/decimal-sign.ts';
import { misfit, readCsv } from '#shared/files/csv.ts';
import { targetOf } from './columns.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import type { Sheet, StoreFacts } from './sheet.ts';

export type Unreadable =
  | 'empty'
  | 'spreadsheet'
  | 'binary'
  | 'oneColumn'
  | 'noRows'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'longCell'
  | 'fewCells'
  | 'manyCells'
  | 'openQuote'
  | 'unknown';

export interface Fault {
  /** Spreadsheet line number; the header is 1. */
  row?: number;
  cells?: number;
  headers?: number;
}

export class UnreadableFile extends Error {
  readonly reason: Unreadable;
  readonly fault: Fault;

  constructor(reason: Unreadable, fault: Fault = {}) {
    super(reason);
    this.reason = reason;
    this.fault = fault;
  }
}

/**
 * Reads a CSV file, detecting the delimiter.
 *
 * @param regions matched case-insensitively
 * @throws UnreadableFile
 */
export function readSheet(text: string, regions: StoreFacts['regions'] = []): Sheet {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') throw new UnreadableFile('empty');
  if (plain.includes('\0')) throw new UnreadableFile('binary');
  // Header, plus one row over the limit.
  const { rows: all, openQuote } = readCsv(plain, MOST_ROWS + 2);
  if (openQuote !== undefined) throw new UnreadableFile('openQuote', { row: openQuote });
  const [first, ...rows] = all;
  if (!first) throw new UnreadableFile('empty');
  const headers = first.cells.map((header) => unescapeFormula(header).trim());
  if (headers.length > MOST_COLUMNS) throw new UnreadableFile('tooManyColumns');
  if (headers.length < 2) throw new UnreadableFile('oneColumn');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  if (rows.length > MOST_ROWS) throw new UnreadableFile('tooManyRows');
  for (const { line: row, cells } of all) {
    if (cells.some(({ length }) => length > LONGEST_CELL))
      throw new UnreadableFile('longCell', { row });
    const reason = misfit(cells, headers);
    if (reason)
      throw new UnreadableFile(reason, { row, cells: cells.length, headers: headers.length });
  }
  const cells = rows.map((row) =>
    headers.map((_, index) => unescapeFormula(row.cells[index] ?? '')),
  );
  const isEmpty = (column: number): boolean => cells.every((row) => row[column]?.trim() === '');
  return {
    headers,
    targets: headers.map((header, column) =>
      // Skip empty columns without a header.
      header === '' && isEmpty(column) ? '' : targetOf(header, regions),
    ),
    rows: cells,
    lines: rows.map(({ line }) => line),
    decimals: headers.map((_, column) => decimalSignOf(cells.map((row) => row[column] ?? ''))),
  };
}
