import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { CellValue } from '#ui/grid/cells.ts';
import { toText } from '#ui/grid/column.ts';
import { changesBetween, useGridEdits } from '#ui/grid/edits.ts';
import type { Edits, GridEdits } from '#ui/grid/edits.ts';

/** By indices in the file. */
export interface FileEdit {
  row: number;
  column: number;
  value: string;
}

export interface FileEdits {
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: GridEdits;
}

/** @param edit called with each change */
export function useFileEdits(
  rows: readonly (readonly string[])[],
  edit: (edits: readonly FileEdit[]) => void,
): FileEdits {
  const textOf = (row: string, column: string): string => rows[Number(row)]?.[Number(column)] ?? '';
  const valueOf = useCallback(
    (row: string, column: string) => toText(rows[Number(row)]?.[Number(column)] ?? ''),
    [rows],
  );
  const edits = useGridEdits(valueOf);
  const told = useRef(edits.edits);
  const tell = useEffectEvent((now: Edits): void => {
    const changes = changesBetween(told.current, now).map(({ row, column, value }) => ({
      row: Number(row),
      column: Number(column),
      value: value === undefined ? textOf(row, column) : String(value ?? ''),
    }));
    told.current = now;
    if (changes.length > 0) edit(changes);
  });
  useEffect(() => tell(edits.edits), [edits.edits]);
  return { valueOf, edits };
}
