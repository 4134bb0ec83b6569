/** The server quotes a cell only for these, even if it contains quotes. */
const QUOTED = /[\n,;]/;
const DELIMITER = ';';
const NEWLINE = '\r\n';
/** UTF-8 mark; without it spreadsheets guess. */
export const FILE_MARK = '\uFEFF';

/** Parses the server's CSV, which leaves a leading quotation mark unescaped unless the cell needs quoting. */
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
  /** Index of the next delimiter. */
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

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => quote(cell)).join(DELIMITER))
    .map((line) => line + NEWLINE)
    .join('');

const quote = (cell: string): string =>
  /[";\r\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
