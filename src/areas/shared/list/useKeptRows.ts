import { useContext, useMemo } from 'react';
import { ExtensionsContext, NOT_LOADED } from '#app/extensions/context.ts';
import { keptRows } from '#app/extensions/filters.ts';

/** Rows of a list that is read whole, as the filters of extensions choose them. */
export function useKeptRows<Row>(
  list: string,
  rows: readonly Row[] | undefined,
  filters: Readonly<Record<string, readonly string[]>>,
): readonly Row[] | undefined {
  const extensions = useContext(ExtensionsContext);
  return useMemo(
    () => (rows && extensions !== NOT_LOADED ? keptRows(rows, filters, list) : rows),
    [rows, extensions, filters, list],
  );
}
