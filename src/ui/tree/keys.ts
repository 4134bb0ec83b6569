import type { MoveWay } from './moves.ts';
import type { TreeItem, TreeRow } from './tree.ts';

export interface TreeKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export type TreeAction =
  | { kind: 'focus'; index: number }
  | { kind: 'toggle'; id: string; expanded: boolean }
  | { kind: 'open'; id: string }
  | { kind: 'move'; id: string; way: MoveWay };

/** Mirrors arrows in RTL. */
function readingKey(key: string, isRtl: boolean): string {
  if (!isRtl) return key;
  if (key === 'ArrowRight') return 'ArrowLeft';
  return key === 'ArrowLeft' ? 'ArrowRight' : key;
}

const WAYS: Readonly<Record<string, MoveWay>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * Arrows navigate, expand and collapse; Alt+arrows move; Enter opens.
 *
 * @param index focused row
 * @returns undefined for other keys
 */
export function treeAction<Item extends TreeItem>(
  press: TreeKey,
  rows: readonly TreeRow<Item>[],
  index: number,
  isRtl: boolean,
): TreeAction | undefined {
  const row = rows[index];
  if (!row || press.ctrlKey || press.metaKey) return undefined;
  const { id } = row.item;
  const key = readingKey(press.key, isRtl);
  if (press.altKey) {
    const way = WAYS[key];
    return way && !press.shiftKey ? { kind: 'move', id, way } : undefined;
  }
  const focus = (to: number): TreeAction => ({
    kind: 'focus',
    index: Math.max(0, Math.min(to, rows.length - 1)),
  });
  switch (key) {
    case 'ArrowUp':
      return focus(index - 1);
    case 'ArrowDown':
      return focus(index + 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (!row.hasChildren) return focus(index);
      return row.isExpanded ? focus(index + 1) : { kind: 'toggle', id, expanded: true };
    case 'ArrowLeft': {
      if (row.isExpanded) return { kind: 'toggle', id, expanded: false };
      const above = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
      return focus(above < 0 ? index : above);
    }
    case 'Enter':
    case ' ':
      return { kind: 'open', id };
    default:
      return undefined;
  }
}
