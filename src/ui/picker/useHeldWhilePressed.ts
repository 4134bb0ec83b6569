import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
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

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
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
