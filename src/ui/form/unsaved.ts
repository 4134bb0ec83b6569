/** What on the page holds unsaved work. */
const holders = new Set<object>();
const listeners = new Set<(has: boolean) => void>();

/** Notes whether a form or another part of the page holds unsaved work. */
export function setUnsaved(holder: object, isUnsaved: boolean): void {
  const had = holders.size > 0;
  if (isUnsaved) holders.add(holder);
  else holders.delete(holder);
  const has = holders.size > 0;
  if (had !== has) for (const listener of listeners) listener(has);
}

/** Tells when the page begins to hold unsaved work, and when it no longer does. */
export function watchUnsaved(listener: (has: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
