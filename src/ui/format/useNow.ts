import { useEffect, useState } from 'react';

const STEP = 15_000;

/** Milliseconds since 1970, updated every 15 s. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
