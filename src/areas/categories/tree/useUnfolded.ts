import { useCallback, useMemo, useState } from 'react';
import { ancestorsOf } from '#ui/tree/tree.ts';
import type { Category } from '../query.ts';

/** Larger trees start collapsed. */
const UNFOLDED_UP_TO = 100;

interface Unfolded {
  has: (id: string) => boolean;
  set: (id: string, unfolded: boolean) => void;
  /** Collapses all. */
  clear: () => void;
}

/** Tracks expanded categories; expands the ancestors of a newly chosen one. */
export function useUnfolded(all: readonly Category[], current: string | undefined): Unfolded {
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(all.length <= UNFOLDED_UP_TO ? all.map(({ id }) => id) : []),
  );
  const [shown, setShown] = useState<string>();
  if (current !== undefined && current !== shown && all.some(({ id }) => id === current)) {
    setShown(current);
    setIds(new Set([...ids, ...ancestorsOf(all, current).map(({ id }) => id)]));
  }
  const set = useCallback(
    (id: string, unfolded: boolean) =>
      setIds((now) => {
        const next = new Set(now);
        if (unfolded) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ has: (id: string) => ids.has(id), set, clear }), [ids, set, clear]);
}
