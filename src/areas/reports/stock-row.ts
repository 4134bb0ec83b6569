import { paths } from '#app/paths.ts';
import type { useStockReport } from './names.ts';
import type { BodyRow } from './ReportBody.tsx';

export type StockRow = NonNullable<ReturnType<typeof useStockReport>['rows']>[number];

/** A variant without a price in the currency has no value. */
export function stockRow(row: StockRow, currency: string): BodyRow {
  const value = row.value.get(currency);
  return {
    id: row.variantId,
    name: row.sku ? `${row.name} (${row.sku})` : row.name,
    to: paths.product(row.productId, { edit: 'variant', subject: row.variantId }),
    before: undefined,
    values: {
      ...(row.stocked === undefined ? {} : { stocked: row.stocked }),
      ...(value === undefined ? {} : { stockValue: value }),
      ...(row.soldPerDay === undefined ? {} : { soldPerDay: row.soldPerDay }),
      ...(row.daysLeft === undefined ? {} : { daysLeft: row.daysLeft }),
    },
  };
}
