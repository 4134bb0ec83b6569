import { useCallback, useEffect, useState } from 'react';
import type { Count } from './count.ts';
import { areCountsStored, loadCount, saveCount, watchCounts } from './stored-counts.ts';

export interface CountState {
  count: Count;
  /** False if leaving the page would lose a count. */
  isKept: boolean;
  /** Edits the stored count, so scans of one moment or of several tabs add up. Returns the result. */
  change: (edit: (now: Count) => Count) => Count;
}

const held = (location: string, owner: string, count = loadCount(location, owner)) => ({
  location,
  owner,
  count,
  isKept: areCountsStored(),
});

/** Persists a count until saved or restarted. */
export function useCount(location: string, owner: string): CountState {
  const [state, setState] = useState(() => held(location, owner));
  if (state.location !== location || state.owner !== owner) setState(held(location, owner));
  useEffect(() => watchCounts(() => setState(held(location, owner))), [location, owner]);
  const change = useCallback(
    (edit: (now: Count) => Count): Count => {
      const count = edit(loadCount(location, owner));
      saveCount(location, owner, count);
      setState(held(location, owner, count));
      return count;
    },
    [location, owner],
  );
  return { count: state.count, isKept: state.isKept, change };
}
