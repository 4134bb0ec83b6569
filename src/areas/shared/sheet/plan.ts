import type { CellValue } from '#ui/grid/cells.ts';

export interface ChangedRow {
  id: string;
  productId: string;
  /** By column. */
  changed: ReadonlyMap<string, CellValue>;
}

/** Rereading takes two short calls; a single product may exceed it. */
const ROWS_AT_ONCE = 100;
const PRODUCTS_AT_ONCE = 25;

/** Groups rows by product. Small batches are sent soon after rereading. */
export function inBatches(rows: readonly ChangedRow[]): ChangedRow[][] {
  const products = new Map<string, ChangedRow[]>();
  for (const row of rows) {
    const own = products.get(row.productId);
    if (own) own.push(row);
    else products.set(row.productId, [row]);
  }
  const batches: { rows: ChangedRow[]; products: number }[] = [];
  for (const own of products.values()) {
    const last = batches.at(-1);
    const hasRoom =
      last !== undefined &&
      last.products < PRODUCTS_AT_ONCE &&
      last.rows.length + own.length <= ROWS_AT_ONCE;
    if (hasRoom) {
      last.rows.push(...own);
      last.products += 1;
    } else batches.push({ rows: [...own], products: 1 });
  }
  return batches.map((batch) => batch.rows);
}
