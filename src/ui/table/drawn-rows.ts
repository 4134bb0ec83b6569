import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

/** For every `useVirtualizer` of rows. */
export const ROW_DRAWING = {
  /** Rows beyond each edge of what is in sight. */
  overscan: 6,
  /** Several turns of the wheel are drawn at once; the rows beyond the edge cover them meanwhile. */
  useFlushSync: false,
} as const;

/**
 * Which of many rows to draw: those in sight, and the one that has the focus, however far one scrolls away from it. In
 * their order, since screen readers read them as they stand in the page.
 *
 * @param focused index of that row
 */
export function withFocused(focused: number, range: Range): number[] {
  const drawn = defaultRangeExtractor(range);
  return drawn.includes(focused) || focused >= range.count
    ? drawn
    : [...drawn, focused].toSorted((one, other) => one - other);
}
