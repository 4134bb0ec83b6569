import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

interface LaterProps {
  /** Stands in its place until then. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Draws what it holds after what stands around it, so that this doesn't wait; from then on with it. */
export function Later({ skeleton, children }: LaterProps): ReactNode {
  return useDeferredValue(true, false) ? children : skeleton;
}
