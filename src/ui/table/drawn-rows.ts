import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

export const ROW_DRAWING = {
  overscan: 6,
  /** Batches wheel events; overscan hides the gap. */
  useFlushSync: false,
} as const;

/** Renders visible rows plus the focused row, in DOM order for screen readers. */
export function withFocused(focused: number, range: Range): number[] {
  const drawn = defaultRangeExtractor(range);
  return drawn.includes(focused) || focused >= range.count
    ? drawn
    : [...drawn, focused].toSorted((one, other) => one - other);
}
