import { isQuantity } from '#ui/number/step.ts';
import { isRegion } from '../fields/prices.ts';
import { plannedVariants, skuOf, withVariants } from './values.ts';
import type { Cell, Cells, CreateValues, PlannedVariant } from './values.ts';

/** The tables that have a row for all variants. */
export type FilledTable = 'prices' | 'stock';

/** The variants that a table shows. */
export const tableVariants = (values: CreateValues, table: FilledTable): PlannedVariant[] =>
  plannedVariants(values).filter(
    ({ manage_inventory: isCounted }) => table === 'prices' || isCounted,
  );

/** Whether a cell can be given to variants. */
const isValue = (cell: Cell | undefined, table: FilledTable): cell is number =>
  typeof cell === 'number' && (table === 'prices' || isQuantity(cell));

const without = (cells: Cells, column: string): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([id]) => id !== column));

/** Gives what is typed for all variants in one column to them. What is no value stays where it was typed. */
export function filledColumn(
  values: CreateValues,
  table: FilledTable,
  column: string,
): CreateValues {
  const typed = values.forAll[table];
  const cell = typed[column];
  if (cell !== null && !isValue(cell, table)) return values;
  const keys = tableVariants(values, table).map(({ key }) => key);
  const given =
    cell === null
      ? values
      : withVariants(values, keys, (variant) => ({
          [table]: { ...variant[table], [column]: cell },
        }));
  return { ...given, forAll: { ...values.forAll, [table]: without(typed, column) } };
}

/** Gives the variants that have no SKU one that begins as typed. */
export function filledSkus(values: CreateValues): CreateValues {
  const beginning = values.forAll.sku;
  if (!beginning.trim()) return values;
  const empty = plannedVariants(values).filter(({ sku }) => !sku);
  return {
    ...withVariants(
      values,
      empty.map(({ key }) => key),
      (_variant, key) => ({ sku: skuOf(beginning, JSON.parse(key) as string[]) }),
    ),
    forAll: { ...values.forAll, sku: '' },
  };
}

/** Gives the variants everything that is typed for all of them: for whoever goes on without leaving the field. */
export function filledForAll(values: CreateValues): CreateValues {
  const tables: FilledTable[] = ['prices', 'stock'];
  return tables.reduce(
    (before, table) =>
      Object.keys(before.forAll[table]).reduce(
        (filled, column) => filledColumn(filled, table, column),
        before,
      ),
    filledSkus(values),
  );
}

/** What is typed for all variants, can be seen there, and is no value. */
export function unreadForAll(values: CreateValues, table: FilledTable): Cell[] {
  if (tableVariants(values, table).length < 2) return [];
  return Object.entries(values.forAll[table]).flatMap(([column, cell]) => {
    const isHidden = isRegion(column) && !values.priceRegions.includes(column);
    return cell === null || isHidden || isValue(cell, table) ? [] : [cell];
  });
}
