import { useEffect, useState } from 'react';

/** Milliseconds after which “a minute ago” is written anew. */
const STEP = 15_000;

/** The time in milliseconds since 1970, in steps that keep what is written about it true enough. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
