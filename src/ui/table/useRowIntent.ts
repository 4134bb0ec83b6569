import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo } from 'react';
import type { DOMAttributes } from 'react';

/** Milliseconds; a pointer on its way to another row has left by then. */
export const DWELL = 60;

type IntentHandlers = Pick<
  DOMAttributes<Element>,
  'onFocus' | 'onPointerDown' | 'onPointerEnter' | 'onPointerLeave'
>;

/** Handlers of a row's element. */
export type RowIntent<Row> = (row: Row) => IntentHandlers;

/** A row may be opened once it is pressed, has the focus, or the pointer rests on it. */
export function useRowIntent<Row>(
  onIntent: ((row: Row) => void) | undefined,
): RowIntent<Row> | undefined {
  const tellSoon = useDebouncedCallback((row: Row) => onIntent?.(row), DWELL);
  const isWanted = onIntent !== undefined;
  // Stable: rows are memoized.
  return useMemo(() => {
    if (!isWanted) return undefined;
    return (row: Row) => {
      const tellNow = (): void => {
        tellSoon(row);
        tellSoon.flush();
      };
      return {
        onFocus: tellNow,
        onPointerDown: tellNow,
        onPointerEnter: () => tellSoon(row),
        onPointerLeave: () => tellSoon.cancel(),
      };
    };
  }, [isWanted, tellSoon]);
}
