import { useState } from 'react';
import type { RefObject } from 'react';
import type { Scanned } from '../number/useScanned.ts';
import { enterAt, textAt } from './actions.ts';
import type { Sheet } from './actions.ts';
import type { CellPosition } from './cells.ts';
import type { GridEdits } from './edits.ts';
import type { RowProps } from './GridRow.tsx';

interface CellFieldOptions {
  sheet: Sheet;
  focus: CellPosition;
  edits: GridEdits;
  scroller: RefObject<HTMLDivElement | null>;
  scanned: Scanned;
  goTo: (place: CellPosition) => void;
  /** A text that isn't taken says so. */
  warn: (message: string) => void;
}

export interface CellField {
  /** Undefined while no cell is edited. */
  text: string | undefined;
  open: (text: string) => void;
  onEdited: RowProps['onEdited'];
}

/** The field of the focused cell. */
export function useCellField(options: CellFieldOptions): CellField {
  const { sheet, focus, edits, scroller, scanned, goTo, warn } = options;
  const [text, setText] = useState<string>();
  const onEdited: RowProps['onEdited'] = (typed, move) => {
    setText(undefined);
    const unchanged = sheet.entered ? '' : textAt(sheet, focus);
    if (typed !== undefined && typed !== unchanged) {
      const column = sheet.columns[focus.column];
      if (column && !column.isText && scanned.hasCode(typed)) {
        warn(column.problem(typed));
        if (move !== 'stay') scroller.current?.focus();
        return;
      }
      edits.write(enterAt(sheet, focus, typed));
    }
    if (move === 'stay') {
      if (typed === undefined) scroller.current?.focus();
      return;
    }
    scroller.current?.focus();
    const by = { down: [1, 0], up: [-1, 0], next: [0, 1], previous: [0, -1] }[move];
    goTo({ row: focus.row + (by[0] ?? 0), column: focus.column + (by[1] ?? 0) });
  };
  return { text, open: setText, onEdited };
}
