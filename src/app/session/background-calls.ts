/** In flight, of workers */
const counts = new Map<object, number>();

/** Signing out waits for them: each saves the session when it ends. */
export function setBackgroundCalls(worker: object, count: number): void {
  if (count > 0) counts.set(worker, count);
  else counts.delete(worker);
}

export const hasBackgroundCalls = (): boolean => counts.size > 0;
