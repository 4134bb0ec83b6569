import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { useRowWindow } from '../table/useRowWindow.ts';
import { areaOf, jump, single, within } from './cells.ts';
import type { Area, CellValue, Place, Selection } from './cells.ts';
import { cleared, copied, filled, pasted, textAt, typeAt, valueAt } from './actions.ts';
import type { Sheet } from './actions.ts';
import type { GridColumn } from './column.ts';
import classes from './DataGrid.module.css';
import type { GridEdits } from './edits.ts';
import { GridStatus } from './GridStatus.tsx';
import { Row, cellId } from './GridRow.tsx';
import type { GridRow } from './GridRow.tsx';
import { gridCommand } from './keys.ts';
import type { GridCommand } from './keys.ts';

/** Pixels. */
const ROW_HEIGHT = 36;
/** Pixels. */
const HEAD_HEIGHT = 44;
/** Rows that a page key moves by. */
const PAGE = 12;

interface DataGridProps {
  /** Names the grid for screen readers. */
  label: string;
  /** Head of the rows' names. */
  corner: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  /** The given value; undefined where a cell can't hold one. Should stay the same function. */
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: GridEdits;
  /** Rows that could not be saved. */
  failed?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A spreadsheet of whole numbers: selected, typed, filled, copied and pasted as in any other, by mouse and keyboard,
 * and read by screen readers as a grid. Only the rows in sight are drawn.
 */
export function DataGrid(props: DataGridProps): ReactNode {
  const { label, rows, columns, valueOf, edits, failed = NONE } = props;
  const { t } = useTranslation('grid');
  const format = useFormat();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Selection>(single({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<string>();
  const [drag, setDrag] = useState<'select' | 'fill'>();
  const [fillArea, setFillArea] = useState<Area>();
  const [message, setMessage] = useState('');
  const size = { rows: rows.length, columns: columns.length };
  // Rows and columns may have gone since.
  const selection = { anchor: within(chosen.anchor, size), focus: within(chosen.focus, size) };
  const area = areaOf(selection);
  const { focus } = selection;
  const sheet: Sheet = { rows, columns, valueOf, edits: edits.edits };
  const sight = useRowWindow({
    scroller,
    rows: rows.length,
    height: ROW_HEIGHT,
    head: HEAD_HEIGHT,
  });

  const show = (place: Place): void => {
    sight.scrollTo(place.row);
    requestAnimationFrame(() =>
      document
        .getElementById(cellId(gridId, place.row, place.column))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  };
  const select = (next: Selection): void => {
    setChosen(next);
    show(next.focus);
    const { top, bottom, start, end } = areaOf(next);
    const count = (bottom - top + 1) * (end - start + 1);
    setMessage(count > 1 ? t('selected', { count, number: format.number(count) }) : '');
  };
  const goTo = (place: Place, extend: boolean): void => {
    const next = within(place, size);
    select(extend ? { anchor: selection.anchor, focus: next } : single(next));
  };
  const write = (writes: ReturnType<typeof typeAt>, said: string): void => {
    edits.write(writes);
    setMessage(said);
  };
  const changedCells = (count: number): string =>
    t('changed', { count, number: format.number(count) });

  const run = (command: GridCommand): void => {
    switch (command.type) {
      case 'move': {
        const { step, far, extend } = command;
        const isFilled = (place: Place): boolean => (valueAt(sheet, place) ?? null) !== null;
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
        if (valueAt(sheet, focus) !== undefined) {
          setChosen(single(focus));
          setEditing(command.typed ?? textAt(sheet, focus));
        }
        return;
      case 'clear': {
        const writes = cleared(sheet, selection);
        write(writes, changedCells(writes.length));
        return;
      }
      case 'all':
        select({
          anchor: { row: 0, column: 0 },
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
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const command = gridCommand(event.nativeEvent, isRtl);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    run(command);
  };

  const onEdited: Parameters<typeof Row>[0]['onEdited'] = (text, move) => {
    setEditing(undefined);
    if (text !== undefined && text !== textAt(sheet, focus)) {
      edits.write(typeAt(sheet, focus, text));
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
    const {
      writes,
      area: covered,
      clipped,
    } = pasted(sheet, selection, event.clipboardData.getData('text/plain'));
    edits.write(writes);
    setChosen({
      anchor: { row: covered.top, column: covered.start },
      focus: { row: covered.bottom, column: covered.end },
    });
    setMessage(
      `${changedCells(writes.length)} ${
        clipped > 0 ? t('clipped', { count: clipped, number: format.number(clipped) }) : ''
      }`,
    );
  };

  /** The cell under the pointer. */
  const placeUnder = (target: EventTarget): Place | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const { row, column } = cell?.dataset ?? {};
    return row === undefined || column === undefined
      ? undefined
      : { row: Number(row), column: Number(column) };
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('input')) return;
    if (event.target.closest('[data-handle]')) {
      event.preventDefault();
      setDrag('fill');
      return;
    }
    const place = placeUnder(event.target);
    const header = event.target.closest<HTMLElement>('[data-row-header],[data-column-header]');
    const { rowHeader, columnHeader } = header?.dataset ?? {};
    const last = { row: size.rows - 1, column: size.columns - 1 };
    if (rowHeader !== undefined) {
      const row = Number(rowHeader);
      setChosen({ anchor: { row, column: 0 }, focus: { row, column: last.column } });
    } else if (columnHeader !== undefined) {
      const column = Number(columnHeader);
      setChosen({ anchor: { row: 0, column }, focus: { row: last.row, column } });
    } else if (place) {
      setChosen(event.shiftKey ? { anchor: selection.anchor, focus: place } : single(place));
      // A finger scrolls; a mouse draws a selection.
      if (event.pointerType === 'mouse') setDrag('select');
    } else return;
    scroller.current?.focus({ preventScroll: true });
    event.preventDefault();
  };
  const onPointerOver = (event: PointerEvent): void => {
    const place = drag ? placeUnder(event.target) : undefined;
    if (!place) return;
    if (drag === 'select') setChosen({ anchor: selection.anchor, focus: place });
    else {
      // Along one direction only: the one that one drags further.
      const down = Math.max(area.top - place.row, place.row - area.bottom, 0);
      const across = Math.max(area.start - place.column, place.column - area.end, 0);
      setFillArea(
        down >= across
          ? {
              ...area,
              top: Math.min(area.top, place.row),
              bottom: Math.max(area.bottom, place.row),
            }
          : {
              ...area,
              start: Math.min(area.start, place.column),
              end: Math.max(area.end, place.column),
            },
      );
    }
  };
  const endDrag = (): void => {
    if (drag === 'fill' && fillArea) {
      const writes = filled(sheet, area, fillArea);
      write(writes, changedCells(writes.length));
      setChosen({
        anchor: { row: fillArea.top, column: fillArea.start },
        focus: { row: fillArea.bottom, column: fillArea.end },
      });
    }
    setDrag(undefined);
    setFillArea(undefined);
  };
  const isIn = (index: number, one: Area | undefined): boolean =>
    one !== undefined && index >= one.top && index <= one.bottom;

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(gridId, focus.row, focus.column)}
        tabIndex={0}
        className={classes.grid}
        style={{ '--columns': columns.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onPointerUp={endDrag}
        onPointerLeave={endDrag}
        onDoubleClick={(event) => {
          if (placeUnder(event.target)) run({ type: 'edit' });
        }}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" aria-rowindex={1} className={classes.headRow}>
            <div
              role="columnheader"
              aria-colindex={1}
              className={`${classes.headCell} ${classes.corner}`}
            >
              {props.corner}
            </div>
            {columns.map((column, index) => (
              <div
                key={column.id}
                role="columnheader"
                aria-colindex={index + 2}
                className={classes.headCell}
                data-column-header={index}
              >
                <span>{column.header}</span>
                {column.detail ? <span className={classes.headDetail}>{column.detail}</span> : null}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ blockSize: sight.total }}>
          {sight.shown.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const selected = isIn(index, area);
            const filling = isIn(index, fillArea);
            const isActive = focus.row === index;
            return (
              <Row
                key={row.id}
                gridId={gridId}
                row={row}
                index={index}
                top={index * ROW_HEIGHT}
                columns={columns}
                valueOf={valueOf}
                edits={edits.edits.get(row.id)}
                isFailed={failed.has(row.id)}
                selectedStart={selected ? area.start : undefined}
                selectedEnd={selected ? area.end : undefined}
                fillStart={filling ? fillArea?.start : undefined}
                fillEnd={filling ? fillArea?.end : undefined}
                active={isActive ? focus.column : undefined}
                handle={area.bottom === index && editing === undefined ? area.end : undefined}
                editing={isActive ? editing : undefined}
                onEdited={isActive && editing !== undefined ? onEdited : ignore}
              />
            );
          })}
        </div>
      </div>
      <GridStatus
        sheet={sheet}
        selection={selection}
        message={message}
        onProblem={(place) => {
          select(single(place));
          scroller.current?.focus();
        }}
      />
    </>
  );
}

const ignore = (): void => undefined;
