import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { ClipboardEvent, CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { isKey } from '../keyboard/keys.ts';
import { useScanned } from '../number/useScanned.ts';
import { ROW_DRAWING, withFocused } from '../table/drawn-rows.ts';
import { areaOf, jump, single, within } from './cells.ts';
import type { NextValue } from './actions.ts';
import type { CellRange, CellValue, CellPosition, Selection } from './cells.ts';
import { changed, cleared, copied, enterAt, filled, pasted, textAt, valueAt } from './actions.ts';
import type { Entered, ProblemOf, Sheet } from './actions.ts';
import { groupsOf } from './column.ts';
import type { GridColumn } from './column.ts';
import classes from './DataGrid.module.css';
import type { CellWrite, GridEdits } from './edits.ts';
import { GridHead } from './GridHead.tsx';
import { GridStatus } from './GridStatus.tsx';
import { Row, cellId } from './GridRow.tsx';
import type { GridRow } from './GridRow.tsx';
import { gridCommand } from './keys.ts';
import type { GridCommand } from './keys.ts';
import { MOST_PASTED, isTooMuch } from './tsv.ts';
import { useGridPointer } from './useGridPointer.ts';

// Heights in pixels.
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 32;
/** With a second line. */
const TALL_HEAD_HEIGHT = 44;
const GROUP_HEIGHT = 28;
const PAGE = 12;

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
  const [editing, setEditing] = useState<string>();
  const [message, setMessage] = useState('');
  // Pasted cells that didn't fit, or a scanned code, until the next action.
  const [clipped, setClipped] = useState('');
  const scanned = useScanned();
  const size = { rows: rows.length, columns: columns.length };
  const headRows = groupsOf(columns).length > 0 ? 2 : 1;
  /** The row for all is pinned below the head. */
  const firstRow = rows[0]?.isForAll ? 1 : 0;
  const headRow = columns.some(({ detail }) => detail) ? TALL_HEAD_HEIGHT : HEAD_HEIGHT;
  const headHeight = headRow + (headRows - 1) * GROUP_HEIGHT + firstRow * ROW_HEIGHT;
  // Rows and columns may be gone.
  const selection = { anchor: within(chosen.anchor, size), focus: within(chosen.focus, size) };
  const area = areaOf(selection);
  const { focus } = selection;
  const sheet: Sheet = { rows, columns, valueOf, edits: edits.edits, problemOf, entered };
  const drawn = useVirtualizer({
    ...ROW_DRAWING,
    count: rows.length - firstRow,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: 40 * ROW_HEIGHT },
    // The sticky head covers the rows.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) => withFocused(Math.max(0, focus.row - firstRow), range),
  });

  useEffect(() => {
    const { activeElement: now, body } = document;
    if (takesFocus && (now === body || now?.tagName === 'MAIN')) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);

  const show = (place: CellPosition): void => {
    const isPinned = place.row < firstRow;
    if (!isPinned) drawn.scrollToIndex(place.row - firstRow);
    requestAnimationFrame(() => {
      const top = scroller.current?.scrollTop;
      document
        .getElementById(cellId(gridId, place.row, place.column))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // Keep the scroll position for the pinned row.
      if (isPinned && top !== undefined) scroller.current?.scrollTo({ top });
    });
  };
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
  const write = (writes: CellWrite[], said: string): void => {
    edits.write(writes);
    setMessage(said);
  };
  const changedCells = (count: number): string =>
    t('changed', { count, number: format.number(count) });

  const run = (command: GridCommand): void => {
    switch (command.type) {
      case 'move': {
        const { step, far, extend } = command;
        const isFilled = (place: CellPosition): boolean => (valueAt(sheet, place) ?? null) !== null;
        goTo(
          far
            ? jump(focus, step, size, isFilled)
            : { row: focus.row + step.row, column: focus.column + step.column },
          extend,
        );
        return;
      }
      case 'page':
        goTo({ row: focus.row + command.by * PAGE, column: focus.column }, command.extend);
        return;
      case 'edge': {
        const { edge } = command;
        goTo(
          {
            row: edge === 'start' ? 0 : edge === 'end' ? size.rows - 1 : focus.row,
            column: edge === 'start' || edge === 'rowStart' ? 0 : size.columns - 1,
          },
          command.extend,
        );
        return;
      }
      case 'edit':
        if (valueAt(sheet, focus) !== undefined && !columns[focus.column]?.isFixed) {
          setChosen(single(focus));
          // `entered` combines the typed text with the present value.
          setEditing(command.typed ?? (entered ? '' : textAt(sheet, focus)));
        }
        return;
      case 'clear': {
        const writes = cleared(sheet, selection);
        write(writes, changedCells(writes.length));
        return;
      }
      case 'all':
        select({
          anchor: { row: firstRow, column: 0 },
          focus: { row: size.rows - 1, column: size.columns - 1 },
        });
        return;
      case 'fillDown':
      case 'fillRight': {
        const source =
          command.type === 'fillDown'
            ? { ...area, bottom: area.top }
            : { ...area, end: area.start };
        const writes = filled(sheet, source, area);
        write(writes, changedCells(writes.length));
        return;
      }
      case 'undo':
        edits.undo();
        setMessage(edits.canUndo ? t('undone') : t('nothingToUndo'));
        return;
      case 'redo':
        edits.redo();
        setMessage(edits.canRedo ? t('redone') : t('nothingToUndo'));
        return;
      default:
        command satisfies never;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (editing !== undefined) return;
    const isFind = (event.ctrlKey || event.metaKey) && event.code === 'KeyF';
    if (props.onSearch && (isFind || isKey(event.nativeEvent, '/'))) {
      event.preventDefault();
      event.stopPropagation();
      props.onSearch();
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const command = gridCommand(event.nativeEvent, isRtl);
    if (!command) return;
    if (event.key !== 'Process') event.preventDefault();
    event.stopPropagation();
    run(command);
  };

  const onEdited: Parameters<typeof Row>[0]['onEdited'] = (text, move) => {
    setEditing(undefined);
    const unchanged = entered ? '' : textAt(sheet, focus);
    if (text !== undefined && text !== unchanged) {
      const column = columns[focus.column];
      if (column && !column.isText && scanned.hasCode(text)) {
        setClipped(column.problem(text));
        if (move !== 'stay') scroller.current?.focus();
        return;
      }
      edits.write(enterAt(sheet, focus, text));
    }
    if (move === 'stay') {
      if (text === undefined) scroller.current?.focus();
      return;
    }
    scroller.current?.focus();
    const by = { down: [1, 0], up: [-1, 0], next: [0, 1], previous: [0, -1] }[move];
    goTo({ row: focus.row + (by[0] ?? 0), column: focus.column + (by[1] ?? 0) }, false);
  };

  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(sheet, selection));
    const { top, bottom, start, end } = area;
    const count = (bottom - top + 1) * (end - start + 1);
    setMessage(t('copied', { count, number: format.number(count) }));
    if (event.type === 'cut') edits.write(cleared(sheet, selection));
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (isTooMuch(text)) {
      setClipped(t('tooMuch', { number: format.number(MOST_PASTED) }));
      return;
    }
    const { writes, area: covered, clipped: lost } = pasted(sheet, selection, text);
    edits.write(writes);
    setChosen({
      anchor: { row: covered.top, column: covered.start },
      focus: { row: covered.bottom, column: covered.end },
    });
    setMessage(changedCells(writes.length));
    setClipped(lost > 0 ? t('clipped', { count: lost, number: format.number(lost) }) : '');
  };

  const pointer = useGridPointer({
    size,
    firstRow,
    selection,
    select: (next) => {
      setClipped('');
      setChosen(next);
    },
    edit: () => run({ type: 'edit' }),
    fill: (target) => {
      const writes = filled(sheet, area, target);
      write(writes, changedCells(writes.length));
    },
  });
  useImperativeHandle(ref, () => ({
    goTo: (row, column) => {
      const place = {
        row: rows.findIndex(({ id }) => id === row),
        column: columns.findIndex(({ id }) => id === column),
      };
      if (place.row < 0 || place.column < 0) return;
      select(single(place));
      scroller.current?.focus();
    },
    changeSelected: (next) => {
      const writes = changed(sheet, selection, next);
      write(writes, changedCells(writes.length));
      return writes.length;
    },
  }));
  const isIn = (index: number, one: CellRange | undefined): boolean =>
    one !== undefined && index >= one.top && index <= one.bottom;
  const renderRow = (index: number, top: number | undefined): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    const selected = isIn(index, area);
    const filling = isIn(index, pointer.fillArea);
    const isActive = focus.row === index;
    return (
      <Row
        key={row.id}
        gridId={gridId}
        row={row}
        index={index}
        top={top}
        headRows={headRows}
        columns={columns}
        valueOf={valueOf}
        edits={edits.edits.get(row.id)}
        problemOf={problemOf}
        labelOf={labelOf}
        isFailed={failed.has(row.id)}
        selectedStart={selected ? area.start : undefined}
        selectedEnd={selected ? area.end : undefined}
        fillStart={filling ? pointer.fillArea?.start : undefined}
        fillEnd={filling ? pointer.fillArea?.end : undefined}
        active={isActive ? focus.column : undefined}
        handle={area.bottom === index && editing === undefined ? area.end : undefined}
        editing={isActive ? editing : undefined}
        onEdited={isActive && editing !== undefined ? onEdited : ignore}
      />
    );
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
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        {...pointer.handlers}
      >
        <GridHead corner={props.corner} columns={columns}>
          {firstRow > 0 ? renderRow(0, undefined) : null}
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
        onProblem={(place) => {
          select(single(place));
          scroller.current?.focus();
        }}
      />
    </>
  );
}

const ignore = (): void => undefined;
