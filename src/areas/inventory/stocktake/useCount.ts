import { useCallback, useEffect, useState } from 'react';
import type { Count } from './count.ts';
import { loadCount, saveCount, watchCounts } from './stored-counts.ts';

export interface CountState {
  count: Count;
  /** Edits the stored count, so scans of one moment or of several tabs add up. Returns the result. */
  change: (edit: (now: Count) => Count) => Count;
}

/** Persists a count until saved or restarted. */
export function useCount(location: string, owner: string): CountState {
  const read = () => ({ location, owner, count: loadCount(location, owner) });
  const [held, setHeld] = useState(read);
  if (held.location !== location || held.owner !== owner) setHeld(read());
  useEffect(
    () => watchCounts(() => setHeld({ location, owner, count: loadCount(location, owner) })),
    [location, owner],
  );
  const change = useCallback(
    (edit: (now: Count) => Count): Count => {
      const count = edit(loadCount(location, owner));
      saveCount(location, owner, count);
      setHeld({ location, owner, count });
      return count;
    },
    [location, owner],
  );
  return { count: held.count, change };
}
