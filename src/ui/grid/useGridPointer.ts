import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { areaOf, single } from './cells.ts';
import type { CellRange, CellPosition, Selection, Size } from './cells.ts';

interface GridPointerOptions {
  size: Size;
  /** First row that isn't for all. */
  firstRow: number;
  selection: Selection;
  select: (selection: Selection) => void;
  edit: () => void;
  fill: (target: CellRange) => void;
}

interface GridPointer {
  fillArea: CellRange | undefined;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerOver: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerLeave: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

function placeUnder(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) };
}

/** Extends an area along the axis of the longer drag. */
function drawnTo(area: CellRange, place: CellPosition): CellRange {
  const down = Math.max(area.top - place.row, place.row - area.bottom, 0);
  const across = Math.max(area.start - place.column, place.column - area.end, 0);
  return down >= across
    ? { ...area, top: Math.min(area.top, place.row), bottom: Math.max(area.bottom, place.row) }
    : {
        ...area,
        start: Math.min(area.start, place.column),
        end: Math.max(area.end, place.column),
      };
}

export function useGridPointer(options: GridPointerOptions): GridPointer {
  const { size, firstRow, selection, select, edit, fill } = options;
  const [drag, setDrag] = useState<'select' | 'fill'>();
  const [fillArea, setFillArea] = useState<CellRange>();
  // Touch may be a scroll; only taps select.
  const isTouch = useRef(false);
  const hadFocus = useRef(false);

  const selectUnder = (target: Element, isExtending: boolean): boolean => {
    const place = placeUnder(target);
    const header = target.closest<HTMLElement>(
      '[data-row-header],[data-column-header],[data-group-start]',
    );
    const { rowHeader, columnHeader, groupStart, groupCount } = header?.dataset ?? {};
    const last = { row: size.rows - 1, column: size.columns - 1 };
    if (rowHeader !== undefined) {
      const row = Number(rowHeader);
      select({ anchor: { row, column: 0 }, focus: { row, column: last.column } });
    } else if (columnHeader !== undefined) {
      const column = Number(columnHeader);
      select({ anchor: { row: firstRow, column }, focus: { row: last.row, column } });
    } else if (groupStart !== undefined) {
      const column = Number(groupStart);
      select({
        anchor: { row: firstRow, column },
        focus: { row: last.row, column: column + Number(groupCount) - 1 },
      });
    } else if (place) {
      select(isExtending ? { anchor: selection.anchor, focus: place } : single(place));
    } else return false;
    return true;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    isTouch.current = event.pointerType !== 'mouse';
    hadFocus.current = event.currentTarget.contains(document.activeElement);
    if (event.target.closest('input')) return;
    if (event.target.closest('[data-handle]')) {
      event.preventDefault();
      setDrag('fill');
      return;
    }
    if (isTouch.current || !selectUnder(event.target, event.shiftKey)) return;
    if (placeUnder(event.target)) setDrag('select');
    event.currentTarget.focus({ preventScroll: true });
    event.preventDefault();
  };
  /** A second tap edits. */
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!isTouch.current || !(event.target instanceof Element)) return;
    if (event.target.closest('input,[data-handle]')) return;
    const place = placeUnder(event.target);
    const { top, bottom, start, end } = areaOf(selection);
    const isChosen =
      place?.row === top && place.row === bottom && place.column === start && place.column === end;
    if (isChosen && hadFocus.current) {
      // Phones open the keyboard only for focus within the event.
      flushSync(edit);
      return;
    }
    if (selectUnder(event.target, false)) event.currentTarget.focus({ preventScroll: true });
  };
  const onPointerOver = (event: PointerEvent<HTMLElement>): void => {
    const place = drag ? placeUnder(event.target) : undefined;
    if (!place) return;
    if (drag === 'select') select({ anchor: selection.anchor, focus: place });
    else setFillArea(drawnTo(areaOf(selection), place));
  };
  const endDrag = (): void => {
    if (drag === 'fill' && fillArea) {
      fill(fillArea);
      select({
        anchor: { row: fillArea.top, column: fillArea.start },
        focus: { row: fillArea.bottom, column: fillArea.end },
      });
    }
    setDrag(undefined);
    setFillArea(undefined);
  };
  return {
    fillArea,
    handlers: {
      onPointerDown,
      onPointerOver,
      onPointerUp: endDrag,
      onPointerLeave: endDrag,
      onClick,
      onDoubleClick: (event) => {
        if (!isTouch.current && placeUnder(event.target)) edit();
      },
    },
  };
}
