import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Returns false on first render. `useDeferredValue` doesn't defer inside another deferred render. */
export function useDeferredRender(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime;
}

interface RenderDeferredProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/** Renders children after the surroundings on mount. */
export function RenderDeferred({ skeleton, children }: RenderDeferredProps): ReactNode {
  return useDeferredRender() ? children : skeleton;
}
