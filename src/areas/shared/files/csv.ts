import Papa from 'papaparse';

export interface CsvRow {
  /** From 1, counting blank lines. */
  line: number;
  cells: string[];
}

export interface CsvRows {
  rows: CsvRow[];
  /** Line with an unclosed or misplaced quote. */
  openQuote: number | undefined;
}

/** Spreadsheets don't count this line. */
const SEPARATOR = /^sep=([,;\t|])\r?\n/i;

/**
 * Reads CSV, detecting the separator. Formulas keep their apostrophe.
 *
 * @param most rows to read, including the header
 */
export function readCsv(text: string, most: number): CsvRows {
  const plain = text.replace(/^\uFEFF/, '');
  const [mark = '', named] = SEPARATOR.exec(plain) ?? [];
  const body = plain.slice(mark.length);
  const rows: CsvRow[] = [];
  let line = 0;
  let openQuote: number | undefined;
  Papa.parse<string[]>(body, {
    // Blank lines spoil the detection, but count.
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

export interface Width {
  cells: number;
  headers: number;
}

/** Truncated files have too few cells, stray separators add some. Ignores extra empty cells. */
export function misfit(
  cells: readonly string[],
  headers: readonly string[],
): 'fewCells' | 'manyCells' | undefined {
  const named = headers.findLastIndex((header) => header.trim() !== '') + 1;
  if (cells.length < named) return 'fewCells';
  return cells.slice(headers.length).some((cell) => cell.trim() !== '') ? 'manyCells' : undefined;
}
