/** Where unsaved work is: in a form that another address of the page closes, or on the page itself. */
export type UnsavedPlace = 'form' | 'page';

/** What on the page holds unsaved work, and where. */
const holders = new Map<object, UnsavedPlace>();
const listeners = new Set<(has: boolean) => void>();

/** Notes whether a form or another part of the page holds unsaved work. */
export function setUnsaved(holder: object, isUnsaved: boolean, place: UnsavedPlace = 'form'): void {
  const had = holders.size > 0;
  if (isUnsaved) holders.set(holder, place);
  else holders.delete(holder);
  const has = holders.size > 0;
  if (had !== has) for (const listener of listeners) listener(has);
}

/** Whether anything on the page holds unsaved work, or a form on it does. */
export const hasUnsaved = (place?: UnsavedPlace): boolean =>
  place === undefined ? holders.size > 0 : [...holders.values()].includes(place);

/** Tells when the page begins to hold unsaved work, and when it no longer does. */
export function watchUnsaved(listener: (has: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
