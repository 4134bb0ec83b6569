import type { Paper } from './paper.ts';

/** Returns a quoted and escaped CSS string. */
export const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,·#-]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

export const pageRules = (paper: Paper): string => `
@page {
  size: ${paper};
  margin: 14mm 14mm 18mm;
  @bottom-left { font: 8pt sans-serif; color: #444; }
  @bottom-right { font: 8pt sans-serif; color: #444; }
}`;
