import type { Paper } from './paper.ts';

/** A text as a string of a style: whatever it says, it stays one. */
export const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,·#-]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

/** The pages of a print: their size and margins, and how their feet are written. */
export const pageRules = (paper: Paper): string => `
@page {
  size: ${paper};
  margin: 14mm 14mm 18mm;
  @bottom-left { font: 8pt sans-serif; color: #444; }
  @bottom-right { font: 8pt sans-serif; color: #444; }
}`;
