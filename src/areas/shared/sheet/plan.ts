import type { CellValue } from '#ui/grid/cells.ts';

/** A row with changed cells. */
export interface ChangedRow {
  id: string;
  productId: string;
  /** By column. */
  changed: ReadonlyMap<string, CellValue>;
}

/** Rows of a wave, unless one product alone has more: what is looked at just before they are sent takes two short calls. */
const ROWS_AT_ONCE = 100;
const PRODUCTS_AT_ONCE = 25;

/**
 * The rows in waves that are read once more and then sent, those of one product together. Each wave is small, so that
 * little time passes between the two.
 */
export function inWaves(rows: readonly ChangedRow[]): ChangedRow[][] {
  const products = new Map<string, ChangedRow[]>();
  for (const row of rows) {
    const own = products.get(row.productId);
    if (own) own.push(row);
    else products.set(row.productId, [row]);
  }
  const waves: { rows: ChangedRow[]; products: number }[] = [];
  for (const own of products.values()) {
    const last = waves.at(-1);
    const hasRoom =
      last !== undefined &&
      last.products < PRODUCTS_AT_ONCE &&
      last.rows.length + own.length <= ROWS_AT_ONCE;
    if (hasRoom) {
      last.rows.push(...own);
      last.products += 1;
    } else waves.push({ rows: [...own], products: 1 });
  }
  return waves.map((wave) => wave.rows);
}
