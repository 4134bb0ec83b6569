import { isKey } from '../keyboard/keys.ts';
import type { KeyPress } from '../keyboard/keys.ts';

export type RowCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'toggle'
  | 'search'
  | 'clear'
  | 'actions';

interface Circumstances {
  /** Whether the focus is in the table; arrows scroll the page otherwise. */
  inTable: boolean;
  /** Whether single letters and signs act as shortcuts. */
  singleKeys: boolean;
}

/** What a key press asks of a list; undefined when it is none of its own. */
export function rowCommand(
  press: KeyPress,
  { inTable, singleKeys }: Circumstances,
): RowCommand | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (inTable) {
    switch (press.key) {
      case 'ArrowDown':
        return 'next';
      case 'ArrowUp':
        return 'previous';
      case 'Home':
        return 'first';
      case 'End':
        return 'last';
      case 'Escape':
        return 'clear';
    }
  }
  // The usual key from one part of a window to another; it is no sign, so that it works for everyone.
  if (press.key === 'F6' && !press.shiftKey) return 'actions';
  if (!singleKeys) return undefined;
  if (isKey(press, 'b')) return 'actions';
  if (isKey(press, 'j')) return 'next';
  if (isKey(press, 'k')) return 'previous';
  if (isKey(press, '/')) return 'search';
  return inTable && isKey(press, 'x') ? 'toggle' : undefined;
}

/**
 * The row that a move leads to.
 *
 * @param current index of the focused row, -1 when none is
 * @returns an index, or -1 when there are no rows
 */
export function rowAfter(command: RowCommand, current: number, count: number): number {
  switch (command) {
    case 'next':
      return Math.min(current + 1, count - 1);
    case 'previous':
      return current < 0 ? count - 1 : Math.max(current - 1, 0);
    case 'first':
      return Math.min(0, count - 1);
    case 'last':
      return count - 1;
    default:
      return current;
  }
}
