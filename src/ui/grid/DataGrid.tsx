import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { useScanned } from '../number/useScanned.ts';
import { areaOf, single, within } from './cells.ts';
import type { NextValue } from './actions.ts';
import type { CellRange, CellValue, CellPosition, Selection } from './cells.ts';
import { changed, filled } from './actions.ts';
import type { Entered, ProblemOf, Sheet } from './actions.ts';
import { groupsOf } from './column.ts';
import type { GridColumn } from './column.ts';
import classes from './DataGrid.module.css';
import type { CellWrite, GridEdits } from './edits.ts';
import { GridHead } from './GridHead.tsx';
import { GridStatus } from './GridStatus.tsx';
import { Row, cellId } from './GridRow.tsx';
import type { GridRow, RowProps } from './GridRow.tsx';
import { useCellField } from './useCellField.ts';
import type { CellField } from './useCellField.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridCommands } from './useGridCommands.ts';
import { useGridPointer } from './useGridPointer.ts';

// Heights in pixels.
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 32;
/** With a second line. */
const TALL_HEAD_HEIGHT = 44;
const GROUP_HEIGHT = 28;

interface DataGridProps {
  label: string;
  corner: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  /** Undefined where a cell can't hold a value. Keep it stable. */
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: GridEdits;
  /** Row ids. */
  failed?: ReadonlySet<string>;
  /** Keep it stable. */
  problemOf?: ProblemOf;
  /** Default: the typed or pasted value. */
  entered?: Entered | undefined;
  /** Keep it stable. */
  labelOf?: (row: GridRow, column: GridColumn) => string;
  /** Focuses the row search on “/” and Ctrl+F. Without it “/” is typed into the cell. */
  onSearch?: () => void;
  /** Takes the focus on mount if nothing else has it. */
  takesFocus?: boolean;
  ref?: Ref<GridHandle>;
}

export interface GridHandle {
  goTo: (row: string, column: string) => void;
  /** @returns number of written cells */
  changeSelected: (next: NextValue) => number;
}

const defaultLabel = (row: GridRow, column: GridColumn): string => `${row.name}, ${column.header}`;

const NONE: ReadonlySet<string> = new Set();

/** Virtualized spreadsheet of whole numbers or texts (ARIA grid). */
export function DataGrid(props: DataGridProps): ReactNode {
  const { label, rows, columns, valueOf, edits, failed = NONE, problemOf, ref } = props;
  const { labelOf = defaultLabel, entered, takesFocus = false } = props;
  const { t } = useTranslation('grid');
  const format = useFormat();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Selection>(single({ row: 0, column: 0 }));
  const [message, setMessage] = useState('');
  // Pasted cells that didn't fit, or a scanned code, until the next action.
  const [clipped, setClipped] = useState('');
  const scanned = useScanned();
  const size = { rows: rows.length, columns: columns.length };
  /** The row for all is pinned below the head. */
  const firstRow = rows[0]?.isForAll ? 1 : 0;
  const { headRows, headRow, headHeight } = headOf(columns, firstRow);
  // Rows and columns may be gone.
  const selection = { anchor: within(chosen.anchor, size), focus: within(chosen.focus, size) };
  const area = areaOf(selection);
  const { focus } = selection;
  const sheet: Sheet = { rows, columns, valueOf, edits: edits.edits, problemOf, entered };
  const { drawn, show } = useDrawnRows({
    gridId,
    scroller,
    rowHeight: ROW_HEIGHT,
    headHeight,
    firstRow,
    count: rows.length,
    active: focus.row,
    takesFocus,
  });
  const select = (next: Selection): void => {
    setClipped('');
    setChosen(next);
    show(next.focus);
    const { top, bottom, start, end } = areaOf(next);
    const count = (bottom - top + 1) * (end - start + 1);
    setMessage(count > 1 ? t('selected', { count, number: format.number(count) }) : '');
  };
  const goTo = (place: CellPosition, extend: boolean): void => {
    const next = within(place, size);
    select(extend ? { anchor: selection.anchor, focus: next } : single(next));
  };
  const write = (writes: readonly CellWrite[]): void => {
    edits.write(writes);
    setMessage(t('changed', { count: writes.length, number: format.number(writes.length) }));
  };
  const field = useCellField({
    sheet,
    focus,
    edits,
    scroller,
    scanned,
    goTo: (place) => goTo(place, false),
    warn: setClipped,
  });
  const isEditing = field.text !== undefined;
  const { run, onKeyDown } = useGridCommands({
    isOff: isEditing,
    onSearch: props.onSearch,
    sheet,
    selection,
    firstRow,
    edits,
    goTo,
    select,
    write,
    say: setMessage,
    edit: (text) => {
      setChosen(single(focus));
      field.open(text);
    },
  });

  const clipboard = useGridClipboard({
    isOff: isEditing,
    sheet,
    selection,
    edits,
    choose: setChosen,
    say: setMessage,
    warn: setClipped,
  });

  const pointer = useGridPointer({
    size,
    firstRow,
    selection,
    select: (next) => {
      setClipped('');
      setChosen(next);
    },
    edit: () => run({ type: 'edit' }),
    fill: (target) => write(filled(sheet, area, target)),
  });
  const showCell = (place: CellPosition): void => {
    select(single(place));
    scroller.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    goTo: (row, column) => {
      const place = {
        row: rows.findIndex(({ id }) => id === row),
        column: columns.findIndex(({ id }) => id === column),
      };
      if (place.row >= 0 && place.column >= 0) showCell(place);
    },
    changeSelected: (next) => {
      const writes = changed(sheet, selection, next);
      write(writes);
      return writes.length;
    },
  }));
  const shared = { gridId, headRows, columns, valueOf, problemOf, labelOf, area, focus, field };
  const renderRow = (index: number, top?: number): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    const cells = { edits: edits.edits.get(row.id), fillArea: pointer.fillArea };
    const isFailed = failed.has(row.id);
    return <SheetRow key={row.id} {...{ ...shared, ...cells, row, index, top, isFailed }} />;
  };

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + headRows}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(gridId, focus.row, focus.column)}
        tabIndex={0}
        className={classes.grid}
        style={
          {
            '--columns': columns.length,
            '--head': `${headHeight}px`,
            '--head-row': `${headRow}px`,
          } as CSSProperties
        }
        data-texts={columns.every(({ isText }) => isText) || undefined}
        {...scanned.listen}
        onKeyDown={onKeyDown}
        {...clipboard}
        {...pointer.handlers}
      >
        <GridHead corner={props.corner} columns={columns}>
          {firstRow > 0 ? renderRow(0) : null}
        </GridHead>
        <div role="rowgroup" className={classes.body} style={{ blockSize: drawn.getTotalSize() }}>
          {drawn
            .getVirtualIndexes()
            .map((index) => renderRow(index + firstRow, index * ROW_HEIGHT))}
        </div>
      </div>
      <GridStatus
        sheet={sheet}
        selection={selection}
        message={message}
        clipped={clipped}
        onProblem={showCell}
      />
    </>
  );
}

const ignore = (): void => undefined;

/** Rows and heights in pixels of what stays in sight, of the row with the names of columns too. */
function headOf(
  columns: readonly GridColumn[],
  firstRow: number,
): { headRows: number; headRow: number; headHeight: number } {
  const headRows = groupsOf(columns).length > 0 ? 2 : 1;
  const headRow = columns.some(({ detail }) => detail) ? TALL_HEAD_HEIGHT : HEAD_HEIGHT;
  const headHeight = headRow + (headRows - 1) * GROUP_HEIGHT + firstRow * ROW_HEIGHT;
  return { headRows, headRow, headHeight };
}

interface SheetRowProps extends Omit<
  RowProps,
  | 'selectedStart'
  | 'selectedEnd'
  | 'fillStart'
  | 'fillEnd'
  | 'active'
  | 'handle'
  | 'editing'
  | 'onEdited'
> {
  area: CellRange;
  /** That a drag would fill. */
  fillArea: CellRange | undefined;
  focus: CellPosition;
  field: CellField;
}

/** A row is drawn again only if something in it changes. */
function SheetRow(props: SheetRowProps): ReactNode {
  const { area, fillArea, focus, field, ...row } = props;
  const { index } = row;
  const isActive = focus.row === index;
  const isEditing = field.text !== undefined;
  return (
    <Row
      {...row}
      {...rangesOf(index, area, fillArea)}
      active={isActive ? focus.column : undefined}
      handle={area.bottom === index && !isEditing ? area.end : undefined}
      editing={isActive ? field.text : undefined}
      onEdited={isActive && isEditing ? field.onEdited : ignore}
    />
  );
}

/** Columns of a row that are selected, and that a drag would fill. */
function rangesOf(
  index: number,
  selected: CellRange,
  filled: CellRange | undefined,
): Pick<RowProps, 'selectedStart' | 'selectedEnd' | 'fillStart' | 'fillEnd'> {
  const inRow = (range: CellRange | undefined): CellRange | undefined =>
    range && index >= range.top && index <= range.bottom ? range : undefined;
  return {
    selectedStart: inRow(selected)?.start,
    selectedEnd: inRow(selected)?.end,
    fillStart: inRow(filled)?.start,
    fillEnd: inRow(filled)?.end,
  };
}
