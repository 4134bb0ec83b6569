/** Where unsaved work is: in a form that another address of the page closes, or on the page itself. */
export type UnsavedPlace = 'form' | 'page';

interface Held {
  place: UnsavedPlace;
  /** It was sent, and nobody knows yet what became of it. */
  isUnknown: boolean;
}

/** What on the page holds unsaved work. */
const holders = new Map<object, Held>();
const listeners = new Set<(has: boolean) => void>();

/** Notes whether a form or another part of the page holds unsaved work. */
export function setUnsaved(holder: object, held: Held | undefined): void {
  const had = holders.size > 0;
  if (held) holders.set(holder, held);
  else holders.delete(holder);
  const has = holders.size > 0;
  if (had !== has) for (const listener of listeners) listener(has);
}

/** Whether anything on the page holds unsaved work, or a form on it does. */
export const hasUnsaved = (place?: UnsavedPlace): boolean =>
  place === undefined
    ? holders.size > 0
    : [...holders.values()].some((held) => held.place === place);

/** Whether something on the page was sent of which nobody knows yet what became of it. */
export const hasUnknown = (): boolean => [...holders.values()].some(({ isUnknown }) => isUnknown);

/** Tells when the page begins to hold unsaved work, and when it no longer does. */
export function watchUnsaved(listener: (has: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
