import { memo } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../ui/format/useFormat.ts';
import type { Cell } from './cell.ts';
import { cellId } from './groups.ts';
import type { Problem } from './sheet.ts';
import classes from './import.module.css';

interface GridRowProps {
  /** Its place in the file. */
  row: number;
  /** Its place among the rows that are shown. */
  index: number;
  /** Pixels from the top. */
  start: number;
  cells: readonly string[] | undefined;
  columns: readonly number[];
  problems: ReadonlyMap<string, Problem>;
  onCell: (cell: Cell) => void;
  onEditing: (text: string) => void;
  /** The grid's cell, when it is in this row. */
  active: ActiveCell | undefined;
}

interface ActiveCell {
  column: number;
  /** What its editor begins with; undefined while it isn't edited. */
  text: string | undefined;
  label: string;
  /** Leaves the editor; undefined drops what was typed. */
  finish: (value: string | undefined, next?: Cell) => void;
  /** Where a key leads. */
  target: (key: string) => Cell | undefined;
}

/** A row of the grid; drawn again only when something of its own changed. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { row, index, start, cells, columns, problems, onCell, onEditing, active } = props;
  const { number } = useFormat();
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div className={classes.rowNumber} role="rowheader" aria-colindex={1}>
        {number(row + 2)}
      </div>
      {columns.map((column, at) => {
        const problem = problems.get(cellId(row, column));
        const isActive = active?.column === column;
        return (
          <div
            key={column}
            id={`cell-${row}-${column}`}
            className={classes.cell}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={at + 2}
            aria-selected={isActive}
            aria-invalid={problem && !problem.isWarning ? true : undefined}
            data-column={column}
            data-active={isActive || undefined}
            data-bad={problem ? (problem.isWarning ? 'warning' : 'error') : undefined}
            data-no-translate
            onMouseDown={() => onCell({ row, column })}
            onDoubleClick={() => onEditing(cells?.[column] ?? '')}
          >
            {isActive && active.text !== undefined ? (
              <input
                className={classes.editor}
                aria-label={active.label}
                defaultValue={active.text}
                autoFocus
                onMouseDown={(event) => event.stopPropagation()}
                onBlur={(event) => active.finish(event.currentTarget.value)}
                onKeyDown={(event) => {
                  event.stopPropagation();
                  if (event.key === 'Enter')
                    active.finish(
                      event.currentTarget.value,
                      active.target(event.shiftKey ? 'ArrowUp' : 'ArrowDown'),
                    );
                  if (event.key === 'Escape') active.finish(undefined);
                }}
              />
            ) : (
              <bdi>{cells?.[column]}</bdi>
            )}
          </div>
        );
      })}
    </div>
  );
});
