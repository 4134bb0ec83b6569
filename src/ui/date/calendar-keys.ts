import { addDays, addMonths, weekStart } from './day.ts';
import type { Day } from './day.ts';

/** Undefined for other keys. */
export function dayAfterKey(
  day: Day,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  firstWeekday: number,
  isRtl: boolean,
): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, isRtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, isRtl ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart(day, firstWeekday);
    case 'End':
      return addDays(weekStart(day, firstWeekday), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
