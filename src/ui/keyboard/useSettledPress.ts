import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** Milliseconds; longer than a slow double click. */
export const SETTLING_TIME = 1000;

interface Press {
  button: Element;
  /** Another button may move there. */
  area: DOMRect;
  /** Undefined until its change is drawn. */
  changedAt?: number;
}

interface SettledPress {
  onClickCapture: (event: MouseEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

function isOn({ button, area }: Press, { detail, clientX, clientY, target }: MouseEvent): boolean {
  // By keyboard.
  if (detail === 0) return target instanceof Node && button.contains(target);
  const isBeside = clientX < area.left || clientX > area.right;
  return !isBeside && clientY >= area.top && clientY <= area.bottom;
}

/** Presses and forms elsewhere make changes of their own. */
function watchOthers(area: Element, forget: () => void): () => void {
  const watching = new AbortController();
  const onOther = ({ target }: Event): void => {
    if (!(target instanceof Node && area.contains(target))) forget();
  };
  for (const kind of ['click', 'submit']) {
    document.addEventListener(kind, onOther, { capture: true, signal: watching.signal });
  }
  return () => watching.abort();
}

const isSettling = ({ changedAt }: Press): boolean =>
  changedAt !== undefined && performance.now() - changedAt < SETTLING_TIME;

/** Props: once a press has changed `state`, its button's area takes none for a second, or until the mouse leaves. */
export function useSettledPress(state: unknown): SettledPress {
  const last = useRef<Press>(undefined);
  const drawn = useRef(state);
  const unwatch = useRef<() => void>(undefined);
  useEffect(() => () => unwatch.current?.(), []);
  useLayoutEffect(() => {
    if (Object.is(drawn.current, state)) return;
    drawn.current = state;
    if (last.current) last.current.changedAt ??= performance.now();
  });
  return {
    onClickCapture: (event) => {
      const { currentTarget, target } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (last.current && isSettling(last.current) && isOn(last.current, event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      unwatch.current?.();
      unwatch.current = watchOthers(currentTarget, () => {
        last.current = undefined;
      });
      const button = target.closest('button');
      last.current = button ? { button, area: button.getBoundingClientRect() } : undefined;
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') last.current = undefined;
    },
  };
}
