import { useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { ROW_DRAWING, withFocused } from '../table/drawn-rows.ts';
import type { CellPosition } from './cells.ts';
import { cellId } from './GridRow.tsx';

/** Rows that are drawn before the height is known. */
const AT_FIRST = 40;

interface DrawnRowsOptions {
  gridId: string;
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  rowHeight: number;
  /** Pixels, with the row for all. */
  headHeight: number;
  /** 1 below a row for all, which stays in sight. */
  firstRow: number;
  count: number;
  /** Row that is always drawn. */
  active: number;
  /** Takes the focus on mount if nothing else has it. */
  takesFocus: boolean;
}

interface DrawnRows {
  /** Counts from the first row that scrolls. */
  drawn: Virtualizer<HTMLDivElement, Element>;
  /** Scrolls a cell into sight. */
  show: (place: CellPosition) => void;
}

/** Draws only the rows in sight. */
export function useDrawnRows(options: DrawnRowsOptions): DrawnRows {
  const { gridId, scroller, rowHeight, headHeight, firstRow, active, takesFocus } = options;
  const drawn = useVirtualizer<HTMLDivElement, Element>({
    ...ROW_DRAWING,
    count: options.count - firstRow,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: AT_FIRST * rowHeight },
    // The sticky head covers the rows.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) => withFocused(Math.max(0, active - firstRow), range),
  });

  useEffect(() => {
    const { activeElement: now, body } = document;
    if (takesFocus && (now === body || now?.tagName === 'MAIN')) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [takesFocus, scroller]);

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
  return { drawn, show };
}
