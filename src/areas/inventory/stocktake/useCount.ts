import { useCallback, useState } from 'react';
import { keep, personKey, readKept } from '#app/preferences/kept.ts';
import { NOTHING_COUNTED, countText, readCount } from './count.ts';
import type { Count } from './count.ts';

const keyOf = (location: string): string => personKey(`stocktake.${location}`);

/** The count at a location, which this browser keeps until it is saved or begun again. */
export function useCount(location: string): {
  count: Count;
  change: (next: Count) => void;
  clear: () => void;
} {
  const [held, setHeld] = useState(() => ({
    location,
    count: readCount(readKept(keyOf(location))),
  }));
  if (held.location !== location) {
    setHeld({ location, count: readCount(readKept(keyOf(location))) });
  }
  const change = useCallback(
    (count: Count) => {
      setHeld({ location, count });
      keep(keyOf(location), countText(count));
    },
    [location],
  );
  const clear = useCallback(() => {
    keep(keyOf(location), '');
    setHeld({ location, count: NOTHING_COUNTED });
  }, [location]);
  return { count: held.count, change, clear };
}
