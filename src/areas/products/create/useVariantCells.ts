import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellValue } from '#ui/grid/cells.ts';
import type { CellWrite, Edits, GridEdits } from '#ui/grid/edits.ts';
import type { GridRow } from '#ui/grid/GridRow.tsx';
import { locationOf } from '#shared/price-grid/columns.ts';
import { cellForAll, tableVariants, withCellForAll } from './for-all.ts';
import type { CellTable } from './for-all.ts';
import type { StepProps } from './step-props.ts';
import { plannedVariants, variantTitle, withVariants } from './values.ts';
import type { Cell, CreateValues } from './values.ts';

/** Id of the row for all variants; no combination has this key. */
export const FOR_ALL = 'all';

/** Edits go straight to the draft, so none are pending. */
const NO_EDITS: Edits = new Map();

type Written = Pick<CreateValues, 'variants' | 'forAll'>;

interface VariantCells {
  rows: readonly GridRow[];
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: GridEdits;
}

export function tableOf(column: string): { table: CellTable; place: string } {
  const location = locationOf(column);
  return location === undefined
    ? { table: 'prices', place: column }
    : { table: 'stock', place: location };
}

function written(values: CreateValues, writes: readonly CellWrite[]): CreateValues {
  return writes.reduce((before, { row, column, value }) => {
    // Undefined leaves a cell unchanged; there are no text columns.
    if (value === undefined || typeof value === 'string') return before;
    const { table, place } = tableOf(column);
    const cell: Cell = value;
    if (row === FOR_ALL) return withCellForAll(before, table, place, cell);
    return withVariants(before, [row], (variant) => ({
      [table]: { ...variant[table], [place]: cell },
    }));
  }, values);
}

/** Adapts a new product's prices and stock to the grid. */
export function useVariantCells({
  values,
  change,
}: Pick<StepProps, 'values' | 'change'>): VariantCells {
  const { t } = useTranslation('products');
  const [past, setPast] = useState<readonly Written[]>([]);
  const [future, setFuture] = useState<readonly Written[]>([]);
  const variants = useMemo(() => plannedVariants(values), [values]);
  const rows = useMemo(() => {
    const own = variants.map((variant): GridRow => ({
      id: variant.key,
      name: variantTitle(variant, values.title) || t('create.onlyVariant'),
      detail: variant.sku.trim() || undefined,
    }));
    return own.length > 1
      ? [{ id: FOR_ALL, name: t('create.setForAll'), isForAll: true }, ...own]
      : own;
  }, [variants, values.title, t]);
  const inTable = useMemo(
    () => ({ prices: variants, stock: tableVariants(values, 'stock') }),
    [variants, values],
  );
  const byKey = useMemo(
    () => new Map(variants.map((variant) => [variant.key, variant])),
    [variants],
  );
  const valueOf = useCallback(
    (row: string, column: string): CellValue | undefined => {
      const { table, place } = tableOf(column);
      if (row === FOR_ALL) return cellForAll(values, inTable[table], table, place);
      const variant = byKey.get(row);
      if (!variant || (table === 'stock' && !variant.manage_inventory)) return undefined;
      return variant[table][place] ?? null;
    },
    [values, byKey, inTable],
  );
  const write = useCallback(
    (writes: readonly CellWrite[]) => {
      const after = written(values, writes);
      if (after === values) return;
      setPast((before) => [...before, { variants: values.variants, forAll: values.forAll }]);
      setFuture([]);
      change((before) => written(before, writes));
    },
    [values, change],
  );
  const edits = useMemo((): GridEdits => {
    const now: Written = { variants: values.variants, forAll: values.forAll };
    const [last, next] = [past.at(-1), future.at(-1)];
    return {
      edits: NO_EDITS,
      given: NO_EDITS,
      canUndo: last !== undefined,
      canRedo: next !== undefined,
      write,
      undo: () => {
        if (!last) return;
        setPast(past.slice(0, -1));
        setFuture([...future, now]);
        change((before) => ({ ...before, ...last }));
      },
      redo: () => {
        if (!next) return;
        setFuture(future.slice(0, -1));
        setPast([...past, now]);
        change((before) => ({ ...before, ...next }));
      },
      saved: () => undefined,
    };
  }, [values.variants, values.forAll, past, future, write, change]);
  return { rows, valueOf, edits };
}
