import type { CellValue } from '#ui/grid/cells.ts';

/** Above the base price, or below a share of it. */
export type Mark = 'above' | 'below';

/**
 * @param base  price without the list, minor units
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

export const percent = (share: number, number: (value: number) => string): string =>
  `${number(share)}%`;
