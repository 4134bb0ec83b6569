import type { CellValue } from '#ui/grid/cells.ts';

/** What is worth a second look at a price: it is dearer than the base price, or less than a share of it. */
export type Mark = 'above' | 'below';

/**
 * What is worth a second look at a price.
 *
 * @param base  the price without the price list, minor units
 * @param share of the base price, percent
 */
export function markOf(
  value: CellValue | undefined,
  base: number | undefined,
  share: number,
): Mark | undefined {
  if (typeof value !== 'number' || base === undefined) return undefined;
  if (value > base) return 'above';
  return value * 100 < base * share ? 'below' : undefined;
}

/** A share as the reader writes it. */
export const percent = (share: number, number: (value: number) => string): string =>
  `${number(share)}%`;
