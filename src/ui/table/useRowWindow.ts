import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

interface RowWindowOptions {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  rows: number;
  /** Pixels of each row. */
  height: number;
  /** Pixels of the head that lies over the first rows. */
  head: number;
}

interface RowWindow {
  /** Indexes of the rows to draw. */
  shown: number[];
  /** Pixels of all rows. */
  total: number;
  /** Brings a row into sight. */
  scrollTo: (row: number) => void;
}

/** Rows drawn beyond either edge, so that scrolling doesn't show gaps. */
const BEYOND = 8;

/** Which of many rows of one height are in sight: only those are drawn. */
export function useRowWindow({ scroller, rows, height, head }: RowWindowOptions): RowWindow {
  const [seen, setSeen] = useState({ first: 0, last: 40 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = (): void => {
      const first = Math.floor(element.scrollTop / height);
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height);
      // Drawn anew only when a row comes or goes.
      setSeen((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, height]);
  const from = Math.max(0, seen.first - BEYOND);
  const to = Math.min(rows, seen.last + BEYOND);
  return {
    shown: Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
    total: rows * height,
    scrollTo: (row) => {
      const element = scroller.current;
      if (!element) return;
      const room = element.clientHeight - head;
      const top = row * height;
      if (top < element.scrollTop) element.scrollTo({ top });
      else if (top + height > element.scrollTop + room) {
        element.scrollTo({ top: top + height - room });
      }
    },
  };
}
