import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

export function keyTarget(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count || target === index
    ? undefined
    : target;
}

const PLACE = 'data-place';

export interface Reorder {
  dragged: number | undefined;
  placeProps: (index: number) => Record<typeof PLACE, number>;
  /** For a button; also handles arrow keys, Home and End. */
  handleProps: (index: number) => {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    style: { touchAction: 'none' };
  };
}

export function useReorder(count: number, onMove: (from: number, to: number) => void): Reorder {
  const [dragged, setDragged] = useState<number>();
  const end = (): void => setDragged(undefined);
  return {
    dragged,
    placeProps: (index) => ({ [PLACE]: index }),
    handleProps: (index) => ({
      style: { touchAction: 'none' },
      onKeyDown: (event) => {
        const target = keyTarget(event.key, index, count);
        if (target === undefined) return;
        event.preventDefault();
        onMove(index, target);
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onPointerMove: (event) => {
        if (dragged === undefined) return;
        const over = document
          .elementsFromPoint(event.clientX, event.clientY)
          .find((element) => element.hasAttribute(PLACE));
        const target = Number(over?.getAttribute(PLACE) ?? dragged);
        if (target === dragged) return;
        onMove(dragged, target);
        setDragged(target);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
