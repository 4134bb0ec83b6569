import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
let stopWatching: (() => void) | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isPressed = next;
  for (const listener of listeners) listener();
}
const press = ({ button }: PointerEvent): void => {
  // A context menu takes the release of other buttons.
  if (button === 0) set(true);
};
// The click follows in the same task.
const release = (): void => void setTimeout(() => set(false));
// Some browsers tell of no release on a scroll bar.
const releaseLate = ({ buttons }: PointerEvent): void => {
  if (isPressed && buttons === 0) release();
};

function watch(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const early = { capture: true, signal };
  window.addEventListener('pointerdown', press, early);
  window.addEventListener('pointerup', release, early);
  window.addEventListener('pointercancel', release, early);
  window.addEventListener('pointermove', releaseLate, early);
  // Not captured: a press takes the focus of fields.
  window.addEventListener('blur', release, { signal });
  document.addEventListener('visibilitychange', release, { signal });
  return () => controller.abort();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    isPressed = false;
  };
}

/** Keeps the value from press to release: options that move in between lose the click. */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, () => isPressed);
  const [kept, setKept] = useState({ value });
  if (!isHeld && kept.value !== value) setKept({ value });
  return isHeld ? kept.value : value;
}
