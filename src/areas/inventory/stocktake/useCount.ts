import { useCallback, useState } from 'react';
import { NOTHING_COUNTED } from './count.ts';
import type { Count } from './count.ts';
import { saveCount, loadCount } from './stored-counts.ts';

/** Persists a count until saved or restarted. */
export function useCount(
  location: string,
  owner: string,
): {
  count: Count;
  change: (next: Count) => void;
  clear: () => void;
} {
  const read = () => ({ location, owner, count: loadCount(location, owner) });
  const [held, setHeld] = useState(read);
  if (held.location !== location || held.owner !== owner) setHeld(read());
  const change = useCallback(
    (count: Count) => {
      setHeld({ location, owner, count });
      saveCount(location, owner, count);
    },
    [location, owner],
  );
  const clear = useCallback(() => change(NOTHING_COUNTED), [change]);
  return { count: held.count, change, clear };
}
