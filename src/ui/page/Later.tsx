import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Whether what stands around it is drawn, and what can wait may follow. Not by `useDeferredValue`: within something
 * that is itself drawn later, that one doesn't defer again.
 */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime;
}

interface LaterProps {
  /** Stands in its place until then. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Draws what it holds after what stands around it, so that this doesn't wait; from then on with it. */
export function Later({ skeleton, children }: LaterProps): ReactNode {
  return useLater() ? children : skeleton;
}
