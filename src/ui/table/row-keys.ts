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
  /** Elsewhere arrows scroll the page. */
  inTable: boolean;
  /** Single-key shortcuts are on. */
  singleKeys: boolean;
}

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
  // Pane-switching key; no character, so always on.
  if (press.key === 'F6' && !press.shiftKey) return 'actions';
  if (!singleKeys) return undefined;
  if (isKey(press, 'b')) return 'actions';
  if (isKey(press, 'j')) return 'next';
  if (isKey(press, 'k')) return 'previous';
  if (isKey(press, '/')) return 'search';
  return inTable && isKey(press, 'x') ? 'toggle' : undefined;
}

/**
 * @param current focused index, -1 for none
 *
 * @returns -1 without rows
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
