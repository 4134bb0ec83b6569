/**
 * A formula may start at the start of a cell and after anything that another program takes for a separator (`x,=1+1`
 * in our semicolon file). Quotes and apostrophes don't prevent it, nor spaces, which some spreadsheets drop; but + and
 * -
 * after spaces are common in texts and left alone. East Asian spreadsheets accept full-width signs.
 */
const STARTS = /(?<=^|[,;\t\r\n])(["']*)(?=[=+\-@＝＋－＠])|(?=[=@＝＠])(?<=[,;\t\r\n] +["']*)/g;
/** The same, with our apostrophe. */
const ESCAPED = /(?<=^|[,;\t\r\n])(["']*)'(?=[=+\-@＝＋－＠])|'(?=[=@＝＠])(?<=[,;\t\r\n] +["']*)/g;
/** Signed numbers are harmless and stay numbers. */
const NUMBER = /^[+-]?(\d+([.,]\d+)*|[.,]\d+)$/;

/** Some spreadsheets drop leading spaces. */
function behindSpaces(cell: string, change: (text: string) => string): string {
  const text = cell.trimStart();
  return cell.slice(0, cell.length - text.length) + change(text);
}

/** Prefixes formulas with an apostrophe, whatever the separator. */
export const escapeFormula = (cell: string): string =>
  NUMBER.test(cell) ? cell : behindSpaces(cell, (text) => text.replaceAll(STARTS, "$1'"));

export const unescapeFormula = (cell: string): string =>
  behindSpaces(cell, (text) => text.replaceAll(ESCAPED, '$1'));
