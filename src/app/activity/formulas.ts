/** A spreadsheet runs what begins so as a formula, also behind apostrophes that were there before. */
const RUNS = /^'*[=+\-@\t\r]/;
/** A plain number with a sign does no harm and should stay a number. */
const NUMBER = /^[+-]?(\d+([.,]\d+)*|[.,]\d+)$/;

/** Makes a cell safe to open in a spreadsheet: what would run as a formula gets an apostrophe in front. */
export const escapeFormula = (cell: string): string =>
  RUNS.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;

/** Takes the apostrophe away again. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell;
