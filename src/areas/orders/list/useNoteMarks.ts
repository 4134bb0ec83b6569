import { useMemo } from 'react';
import { useFirstContent } from '#app/query/first-content.ts';
import { useNotedOrders } from '../noted-orders.ts';
import type { ListedOrder } from './details.ts';

/** Marks rows with notes, after the page's content. */
export function useNoteMarks(
  rows: readonly ListedOrder[] | undefined,
): readonly ListedOrder[] | undefined {
  const noted = useNotedOrders(useFirstContent());
  return useMemo(
    () =>
      noted.size === 0
        ? rows
        : rows?.map((row) => (noted.has(row?.id) ? { ...row, hasNotes: true } : row)),
    [rows, noted],
  );
}
