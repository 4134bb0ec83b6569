import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { scrollTo, windowOf } from '../picker/window.ts';

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

/** Which of many rows of one height are in sight: only those are drawn. */
export function useRowWindow({ scroller, rows, height, head }: RowWindowOptions): RowWindow {
  const [seen, setSeen] = useState({ top: 0, sight: 40 * height });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = (): void => {
      // Drawn anew only when a row comes or goes.
      const top = Math.floor(element.scrollTop / height) * height;
      const sight = element.clientHeight;
      setSeen((now) => (now.top === top && now.sight === sight ? now : { top, sight }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, height]);
  const { start, end } = windowOf(seen.top, seen.sight, rows, height);
  return {
    shown: Array.from({ length: end - start }, (_, index) => start + index),
    total: rows * height,
    scrollTo: (row) => {
      const element = scroller.current;
      if (!element) return;
      const top = scrollTo(row, element.scrollTop, element.clientHeight - head, height);
      if (top !== element.scrollTop) element.scrollTo({ top });
    },
  };
}
