/** `form`: lost on any URL change; `page`: lost only on leaving the page. */
export type UnsavedPlace = 'form' | 'page';

interface Held {
  place: UnsavedPlace;
  /** Sent, outcome unknown. */
  isUnknown: boolean;
}

const holders = new Map<object, Held>();
const listeners = new Set<(has: boolean) => void>();

/** Registers unsaved work; undefined unregisters. */
export function setUnsaved(holder: object, held: Held | undefined): void {
  const had = holders.size > 0;
  if (held) holders.set(holder, held);
  else holders.delete(holder);
  const has = holders.size > 0;
  if (had !== has) for (const listener of listeners) listener(has);
}

export const hasUnsaved = (place?: UnsavedPlace): boolean =>
  place === undefined
    ? holders.size > 0
    : [...holders.values()].some((held) => held.place === place);

/** A request's outcome is unknown. */
export const hasUnknown = (): boolean => [...holders.values()].some(({ isUnknown }) => isUnknown);

/** @returns unsubscribes */
export function watchUnsaved(listener: (has: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
