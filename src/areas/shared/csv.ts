import Papa from 'papaparse';

/** A row of a CSV file that isn’t blank. */
export interface CsvRow {
  /** As a spreadsheet counts: from 1, with the blank ones. */
  line: number;
  cells: string[];
}

export interface CsvRows {
  rows: CsvRow[];
  /** The line with a quotation mark that is never closed, or closed too early; undefined for none. */
  openQuote: number | undefined;
}

/** A line that tells spreadsheets how the cells are separated; they don't count it. */
const SEPARATOR = /^sep=([,;\t|])\r?\n/i;

/**
 * Reads the rows of a CSV file; commas, semicolons and tabs are told apart by themselves. Formulas keep the apostrophe
 * in front of them.
 *
 * @param most rows that are read, with the header; those after them are left unread
 */
export function readCsv(text: string, most: number): CsvRows {
  const plain = text.replace(/^\uFEFF/, '');
  const [mark = '', named] = SEPARATOR.exec(plain) ?? [];
  const body = plain.slice(mark.length);
  const rows: CsvRow[] = [];
  let line = 0;
  let openQuote: number | undefined;
  Papa.parse<string[]>(body, {
    // Blank lines would spoil the guess, but have to be counted.
    delimiter: named ?? Papa.parse(body, { preview: 1, skipEmptyLines: 'greedy' }).meta.delimiter,
    step: ({ data: cells, errors }, parser) => {
      line += 1;
      if (errors.some(({ type }) => type === 'Quotes')) openQuote ??= line;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      if (rows.length >= most) parser.abort();
    },
  });
  return { rows, openQuote };
}

/** The numbers of cells of a row and of its header. */
export interface Width {
  cells: number;
  headers: number;
}

/**
 * Whether a row can't be read by its header: a file that was cut off has too few cells, and one with a separator
 * within a text too many. Empty cells beyond the header say nothing.
 */
export function misfit(
  cells: readonly string[],
  headers: readonly string[],
): 'fewCells' | 'manyCells' | undefined {
  const named = headers.findLastIndex((header) => header.trim() !== '') + 1;
  if (cells.length < named) return 'fewCells';
  return cells.slice(headers.length).some((cell) => cell.trim() !== '') ? 'manyCells' : undefined;
}
