/** What makes the server put a cell into quotes; a cell without it is written as it is, even one that has quotes. */
const QUOTED = /[\n,;]/;
const DELIMITER = ';';
const NEWLINE = '\r\n';
/** Begins a file: marks it as UTF-8 for spreadsheets, which otherwise guess. */
export const FILE_MARK = '\uFEFF';

/**
 * Reads a CSV file as the server writes it. A usual parser misreads it: a cell that begins with a quotation mark but
 * needs no quoting is neither quoted nor escaped there.
 */
export function readServerCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const { value, end } = quotedCell(text, at) ?? plainCell(text, at);
    row.push(value);
    if (text.startsWith(DELIMITER, end)) {
      at = end + DELIMITER.length;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + NEWLINE.length;
  }
  return rows;
}

interface Cell {
  value: string;
  /** Where the delimiter after it stands. */
  end: number;
}

function quotedCell(text: string, start: number): Cell | undefined {
  if (text[start] !== '"') return undefined;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const value = text.slice(start + 1, at);
    const isEnd =
      at + 1 === text.length || text[at + 1] === DELIMITER || text.startsWith(NEWLINE, at + 1);
    return isEnd && QUOTED.test(value)
      ? { value: value.replaceAll('""', '"'), end: at + 1 }
      : undefined;
  }
  return undefined;
}

function plainCell(text: string, start: number): Cell {
  const delimiter = text.indexOf(DELIMITER, start);
  const newline = text.indexOf(NEWLINE, start);
  const ends = [delimiter, newline, text.length].filter((end) => end >= 0);
  const end = Math.min(...ends);
  return { value: text.slice(start, end), end };
}

/** Writes rows so that every usual reader of CSV understands them. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => quote(cell)).join(DELIMITER))
    .map((line) => line + NEWLINE)
    .join('');

const quote = (cell: string): string =>
  /[";\r\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
