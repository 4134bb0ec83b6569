import { ancestorsOf, childrenByParent } from './tree.ts';
import type { TreeItem, TreeRow } from './tree.ts';

export interface TreeMove {
  id: string;
  parentId: string | null;
  /** Number of siblings before it. */
  index: number;
}

export type MoveWay = 'up' | 'down' | 'in' | 'out';

function placeOf(items: readonly TreeItem[], id: string): TreeMove | undefined {
  for (const [parentId, siblings] of childrenByParent(items)) {
    const index = siblings.findIndex((sibling) => sibling.id === id);
    if (index >= 0) return { id, parentId, index };
  }
  return undefined;
}

/**
 * Moves up or down among siblings, to the end of the previous sibling's children, or after the parent.
 *
 * @returns undefined if impossible
 */
export function moveTo(items: readonly TreeItem[], id: string, way: MoveWay): TreeMove | undefined {
  const place = placeOf(items, id);
  if (!place) return undefined;
  const { parentId, index } = place;
  const children = childrenByParent(items);
  const siblings = children.get(parentId) ?? [];
  switch (way) {
    case 'up':
      return index > 0 ? { id, parentId, index: index - 1 } : undefined;
    case 'down':
      return index < siblings.length - 1 ? { id, parentId, index: index + 1 } : undefined;
    case 'in': {
      const before = siblings[index - 1];
      return before
        ? { id, parentId: before.id, index: children.get(before.id)?.length ?? 0 }
        : undefined;
    }
    case 'out': {
      const parent = parentId === null ? undefined : placeOf(items, parentId);
      return parent ? { id, parentId: parent.parentId, index: parent.index + 1 } : undefined;
    }
    default:
      return way satisfies never;
  }
}

export function changesPlace(items: readonly TreeItem[], move: TreeMove): boolean {
  const now = placeOf(items, move.id);
  return now !== undefined && (now.parentId !== move.parentId || now.index !== move.index);
}

/** Unchanged for an impossible move. */
export function applyMove<Item extends TreeItem>(items: readonly Item[], move: TreeMove): Item[] {
  const moved = items.find(({ id }) => id === move.id);
  const isBelowItself =
    move.parentId === move.id ||
    (move.parentId !== null && ancestorsOf(items, move.parentId).some(({ id }) => id === move.id));
  if (!moved || isBelowItself) return [...items];
  const others = items.filter(({ id }) => id !== move.id);
  const siblings = childrenByParent(items).get(move.parentId) ?? [];
  const after = siblings.filter(({ id }) => id !== move.id)[move.index];
  const at = after ? others.indexOf(after) : others.length;
  return others.toSpliced(at, 0, { ...moved, parentId: move.parentId });
}

export type DropZone = 'before' | 'inside' | 'after';

export interface Drop {
  /** Row under the pointer. */
  index: number;
  zone: DropZone;
  /** Level under the pointer. */
  level: number;
}

export interface DropTarget {
  move: TreeMove;
  /** Row with the drop indicator. */
  index: number;
  zone: DropZone;
  level: number;
}

/** @returns undefined on itself or its descendants */
export function dropTarget<Item extends TreeItem>(
  items: readonly Item[],
  rows: readonly TreeRow<Item>[],
  id: string,
  { index, zone, level }: Drop,
): DropTarget | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const isOwn = (other: string): boolean =>
    other === id || ancestorsOf(items, other).some((above) => above.id === id);
  /** Index without the moved item. */
  const placeBeside = (other: TreeItem, offset: 0 | 1): TreeMove => {
    const parentId = placeOf(items, other.id)?.parentId ?? null;
    const siblings = childrenByParent(items).get(parentId) ?? [];
    const index = siblings
      .filter((each) => each.id !== id)
      .findIndex((each) => each.id === other.id);
    return { id, parentId, index: index + offset };
  };
  const target = (move: TreeMove, at: number): DropTarget => ({ move, index, zone, level: at });

  if (zone === 'inside') {
    if (isOwn(row.item.id)) return undefined;
    const children = childrenByParent(items).get(row.item.id) ?? [];
    const others = children.filter((child) => child.id !== id);
    return target({ id, parentId: row.item.id, index: others.length }, row.level + 1);
  }
  if (zone === 'before') {
    if (isOwn(row.item.id)) return undefined;
    return target(placeBeside(row.item, 0), row.level);
  }
  // Below an expanded item: its first child.
  if (row.isExpanded) {
    if (isOwn(row.item.id)) return undefined;
    return target({ id, parentId: row.item.id, index: 0 }, row.level + 1);
  }
  // At the end of a branch, the pointer chooses the level.
  const next = rows[index + 1]?.level ?? 1;
  const wanted = Math.max(Math.min(next, row.level), Math.min(level, row.level));
  const line: TreeItem[] = [...ancestorsOf(items, row.item.id), row.item];
  const beside = line[wanted - 1];
  if (!beside || isOwn(beside.id)) return undefined;
  return target(placeBeside(beside, 1), wanted);
}
