/**
 * Where a formula could begin: at the start of a cell, and behind everything that another program may take for the end
 * of one. A file of ours has semicolons; opened as one with commas or tabs, `x,=1+1` falls into two cells, and the
 * second is a formula. Quotation marks and apostrophes before it don't help, and neither do spaces, which some
 * spreadsheets drop; behind those a plus or minus is left alone, since texts have them. East Asian spreadsheets take
 * wide signs for the others.
 */
const STARTS = /(?<=^|[,;\t\r\n])(["']*)(?=[=+\-@＝＋－＠])|(?=[=@＝＠])(?<=[,;\t\r\n] +["']*)/g;
/** The same with the apostrophe that was put in front. */
const ESCAPED = /(?<=^|[,;\t\r\n])(["']*)'(?=[=+\-@＝＋－＠])|'(?=[=@＝＠])(?<=[,;\t\r\n] +["']*)/g;
/** A cell that is a plain number with a sign does no harm and should stay a number. */
const NUMBER = /^[+-]?(\d+([.,]\d+)*|[.,]\d+)$/;

/** Changes what stands behind the spaces with which a cell begins: some spreadsheets drop those. */
function behindSpaces(cell: string, change: (text: string) => string): string {
  const text = cell.trimStart();
  return cell.slice(0, cell.length - text.length) + change(text);
}

/** Makes a cell safe to open in a spreadsheet, however its cells are separated: what would run gets an apostrophe. */
export const escapeFormula = (cell: string): string =>
  NUMBER.test(cell) ? cell : behindSpaces(cell, (text) => text.replaceAll(STARTS, "$1'"));

/** Takes the apostrophes away again. */
export const unescapeFormula = (cell: string): string =>
  behindSpaces(cell, (text) => text.replaceAll(ESCAPED, '$1'));
