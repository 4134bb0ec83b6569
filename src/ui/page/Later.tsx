import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Returns false on first render. `useDeferredValue` doesn't defer inside another deferred render. */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime;
}

interface LaterProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/** Renders children after the surroundings on mount. */
export function Later({ skeleton, children }: LaterProps): ReactNode {
  return useLater() ? children : skeleton;
}
