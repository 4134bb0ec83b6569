import { useCallback, useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { changesPlace, dropTarget } from './moves.ts';
import type { DropTarget, DropZone, TreeMove } from './moves.ts';
import { TREE_EDGE, TREE_INDENT, TREE_ROW_HEIGHT } from './sizes.ts';
import type { TreeItem, TreeRow } from './tree.ts';

/** Pixels before a drag starts. */
const STRAY = 5;
/** Share of a row at each edge that means before or after. */
const EDGE = 0.28;
/** Pixels; auto-scrolls near the edge. */
const SCROLL_EDGE = 36;
const SCROLL_STEP = 14;

/** Touch drag handle; a mouse drags the whole row. */
export const TREE_HANDLE = 'data-tree-handle';

interface TreeDragOptions<Item extends TreeItem> {
  items: readonly Item[];
  rows: readonly TreeRow<Item>[];
  tree: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Undefined if nothing can be moved. */
  onMove: ((move: TreeMove) => void) | undefined;
}

interface Drag {
  id: string;
  x: number;
  y: number;
  target: DropTarget | undefined;
}

interface TreeDrag {
  drag: Drag | undefined;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
  treeProps: {
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** @param height 0 (top) to 1 (bottom) of a row */
function zoneAt(height: number): DropZone {
  if (height < EDGE) return 'before';
  return height > 1 - EDGE ? 'after' : 'inside';
}

/** Escape cancels. */
export function useTreeDrag<Item extends TreeItem>(options: TreeDragOptions<Item>): TreeDrag {
  const { items, rows, tree, scroller, onMove } = options;
  const pressed = useRef<{ id: string; x: number; y: number }>(undefined);
  const hasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  const end = (): void => {
    pressed.current = undefined;
    setDrag(undefined);
  };
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = undefined;
      setDrag(undefined);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isDragging]);

  const canMove = onMove !== undefined;
  const onPointerDown = useCallback<TreeDrag['onPointerDown']>(
    (event, id) => {
      hasDragged.current = false;
      if (!canMove || event.button !== 0 || !(event.target instanceof Element)) return;
      const byHandle = event.target.closest(`[${TREE_HANDLE}]`) !== null;
      if (event.pointerType !== 'mouse' && !byHandle) return;
      if (event.target.closest('button')) return;
      pressed.current = { id, x: event.clientX, y: event.clientY };
    },
    [canMove],
  );

  const targetAt = (id: string, x: number, y: number): DropTarget | undefined => {
    const box = tree.current?.getBoundingClientRect();
    if (!box || !tree.current) return undefined;
    const isRtl = getComputedStyle(tree.current).direction === 'rtl';
    const height = (y - box.top) / TREE_ROW_HEIGHT;
    const index = Math.max(0, Math.min(rows.length - 1, Math.floor(height)));
    const inward = (isRtl ? box.right - x : x - box.left) - TREE_EDGE;
    const found = dropTarget(items, rows, id, {
      index,
      zone: zoneAt(height - index),
      level: Math.floor(inward / TREE_INDENT) + 1,
    });
    return found && changesPlace(items, found.move) ? found : undefined;
  };

  return {
    drag,
    onPointerDown,
    treeProps: {
      onPointerMove: ({ clientX: x, clientY: y, pointerId, currentTarget }) => {
        const from = pressed.current;
        if (!from) return;
        if (!isDragging && Math.hypot(x - from.x, y - from.y) < STRAY) return;
        if (!isDragging) currentTarget.setPointerCapture(pointerId);
        hasDragged.current = true;
        const sight = scroller.current?.getBoundingClientRect();
        if (sight && y < sight.top + SCROLL_EDGE) scroller.current?.scrollBy(0, -SCROLL_STEP);
        if (sight && y > sight.bottom - SCROLL_EDGE) scroller.current?.scrollBy(0, SCROLL_STEP);
        setDrag({ id: from.id, x, y, target: targetAt(from.id, x, y) });
      },
      onPointerUp: () => {
        if (drag?.target) onMove?.(drag.target.move);
        end();
      },
      onPointerCancel: end,
      // Suppress the click after a drop.
      onClickCapture: (event) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
