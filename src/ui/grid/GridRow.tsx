import { memo } from 'react';
import type { ReactNode } from 'react';
import { isInvalid } from '../number/typed-number.ts';
import { CellEditor } from './CellEditor.tsx';
import type { ProblemOf } from './actions.ts';
import type { CellValue } from './cells.ts';
import type { GridColumn } from './column.ts';
import classes from './DataGrid.module.css';

export interface GridRow {
  id: string;
  name: string;
  /** Second line, such as a code. */
  detail?: string | undefined;
  /** Draws a line above. */
  isFirst?: boolean;
  /** First row only: writes to it go to all rows. Pinned below the head, not summed. */
  isForAll?: boolean;
}

/** Both ends included. */
export interface Span {
  start: number;
  end: number;
}

export interface RowProps {
  gridId: string;
  row: GridRow;
  index: number;
  /** Pixels below the head; undefined if pinned. */
  top: number | undefined;
  headRows: number;
  columns: readonly GridColumn[];
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: ReadonlyMap<string, CellValue> | undefined;
  problemOf: ProblemOf | undefined;
  labelOf: (row: GridRow, column: GridColumn) => string;
  isFailed: boolean;
  selectedStart: number | undefined;
  selectedEnd: number | undefined;
  /** Columns that a drag would fill. */
  fillStart: number | undefined;
  fillEnd: number | undefined;
  /** Column, if in this row. */
  active: number | undefined;
  /** Column of the fill handle. */
  handle: number | undefined;
  /** Initial text while the active cell is edited. */
  editing: string | undefined;
  onEdited: (text: string | undefined, move: 'down' | 'up' | 'next' | 'previous' | 'stay') => void;
}

export const cellId = (grid: string, row: number, column: number): string =>
  `${grid}-${row}-${column}`;

export const Row = memo(function Row(props: RowProps): ReactNode {
  const { gridId, row, index, columns, edits, valueOf, problemOf } = props;
  const isIn = (place: number, start: number | undefined, end: number | undefined): boolean =>
    start !== undefined && end !== undefined && place >= start && place <= end;
  return (
    <div
      role="row"
      aria-rowindex={index + props.headRows + 1}
      className={classes.row}
      style={props.top === undefined ? undefined : { transform: `translateY(${props.top}px)` }}
      data-begins={row.isFirst || undefined}
      data-pinned={props.top === undefined || undefined}
      data-failed={props.isFailed || undefined}
    >
      <div role="rowheader" aria-colindex={1} className={classes.name} data-row-header={index}>
        <span className={classes.title}>
          <bdi>{row.name}</bdi>
        </span>
        {row.detail ? (
          <span className={classes.detail}>
            <bdi>{row.detail}</bdi>
          </span>
        ) : null}
      </div>
      {columns.map((column, place) => {
        const given = valueOf(row.id, column.id);
        const edited = edits?.get(column.id);
        const value = edited === undefined ? given : edited;
        const isSelected = isIn(place, props.selectedStart, props.selectedEnd);
        const isActive = props.active === place;
        const problem = isInvalid(value)
          ? { text: column.problem(value.typed), isWarning: false }
          : problemOf?.(row.id, column.id, value);
        const text = shownText(value, column);
        return (
          <div
            key={column.id}
            id={cellId(gridId, index, place)}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={place + 2}
            aria-selected={isSelected}
            aria-invalid={(problem && !problem.isWarning) || undefined}
            className={classes.cell}
            title={problem?.text}
            data-text={column.isText || undefined}
            data-no-translate={column.isText || undefined}
            data-warning={problem?.isWarning || undefined}
            data-first={startsGroup(columns, place) || undefined}
            data-readonly={given === undefined || column.isFixed || undefined}
            data-row={index}
            data-column={place}
            data-selected={isSelected || undefined}
            data-active={isActive || undefined}
            data-changed={edited !== undefined || undefined}
            data-filling={isIn(place, props.fillStart, props.fillEnd) || undefined}
          >
            {isActive && props.editing !== undefined ? (
              <CellEditor
                label={props.labelOf(row, column)}
                text={props.editing}
                inputMode={column.isText ? 'text' : column.isWhole ? 'numeric' : 'decimal'}
                onEnd={props.onEdited}
              />
            ) : (
              <CellText text={given === undefined ? '–' : text} isText={column.isText ?? false} />
            )}
            {props.handle === place ? <span className={classes.handle} data-handle /> : null}
          </div>
        );
      })}
    </div>
  );
});

const startsGroup = (columns: readonly GridColumn[], place: number): boolean =>
  place > 0 && columns[place]?.group !== columns[place - 1]?.group;

function shownText(value: CellValue | undefined, column: GridColumn): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return isInvalid(value) ? value.typed : column.write(value);
}

function CellText({ text, isText }: { text: string; isText: boolean }): ReactNode {
  // May be RTL.
  return isText ? <bdi className={classes.text}>{text}</bdi> : text;
}
