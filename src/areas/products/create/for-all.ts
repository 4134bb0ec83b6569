import { isQuantity } from '#ui/number/step.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import { isRegion } from '../fields/prices.ts';
import { plannedVariants, skuOf, withVariants } from './values.ts';
import type { Cell, Cells, CreateValues, PlannedVariant } from './values.ts';

/** Prices by currency code or region id; stock by location id. */
export type CellTable = 'prices' | 'stock';

export const tableVariants = (values: CreateValues, table: CellTable): PlannedVariant[] =>
  plannedVariants(values).filter(
    ({ manage_inventory: isCounted }) => table === 'prices' || isCounted,
  );

const isValue = (cell: Cell | undefined, table: CellTable): boolean =>
  cell === null || (typeof cell === 'number' && (table === 'prices' || isQuantity(cell)));

const without = (cells: Cells, column: string): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([id]) => id !== column));

/** Writes a cell to all variants. An invalid value stays in the row for all variants. */
export function withCellForAll(
  values: CreateValues,
  table: CellTable,
  column: string,
  cell: Cell,
): CreateValues {
  const { forAll } = values;
  if (!isValue(cell, table)) {
    return { ...values, forAll: { ...forAll, [table]: { ...forAll[table], [column]: cell } } };
  }
  const rest = { ...forAll, [table]: without(forAll[table], column) };
  // Clearing an invalid value changes no variant: none got it.
  if (cell === null && isInvalid(forAll[table][column])) return { ...values, forAll: rest };
  const keys = tableVariants(values, table).map(({ key }) => key);
  return {
    ...withVariants(values, keys, (variant) => ({
      [table]: { ...variant[table], [column]: cell },
    })),
    forAll: rest,
  };
}

/** Returns invalid input, the common value, null if variants differ, or undefined without variants. */
export function cellForAll(
  values: CreateValues,
  variants: readonly PlannedVariant[],
  table: CellTable,
  column: string,
): Cell | undefined {
  const typed = values.forAll[table][column];
  if (typed !== undefined && isInvalid(typed)) return typed;
  const [first, ...others] = variants.map((variant) => variant[table][column] ?? null);
  if (first === undefined) return undefined;
  return isInvalid(first) || others.some((cell) => cell !== first) ? null : first;
}

/** Generates SKUs for variants without one. */
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

export function filledCells(values: CreateValues): CreateValues {
  const tables: CellTable[] = ['prices', 'stock'];
  return tables.reduce(
    (before, table) =>
      Object.entries(before.forAll[table]).reduce(
        (filled, [column, cell]) =>
          typeof cell === 'number' ? withCellForAll(filled, table, column, cell) : filled,
        before,
      ),
    values,
  );
}

/** Returns the visible invalid cells of the row for all variants. */
export function unreadForAll(values: CreateValues, table: CellTable): Cell[] {
  if (plannedVariants(values).length < 2 || tableVariants(values, table).length === 0) return [];
  return Object.entries(values.forAll[table]).flatMap(([column, cell]) => {
    const isHidden = isRegion(column) && !values.priceRegions.includes(column);
    return isHidden || isValue(cell, table) ? [] : [cell];
  });
}
