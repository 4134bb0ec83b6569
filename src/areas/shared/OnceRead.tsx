import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface OnceReadProps {
  /** Shown meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What begins with the records of the page, such as a form over one of them: waits, when it opens, for those that a
 * save has made old and that are being read anew. What happens to them later leaves it as it is.
 */
export function OnceRead({ fallback, children }: OnceReadProps): ReactNode {
  const reading = useIsFetching({
    queryKey: ['admin'],
    predicate: ({ state }) => state.isInvalidated,
  });
  const [isReady, setReady] = useState(reading === 0);
  if (!isReady && reading === 0) setReady(true);
  return isReady ? children : fallback;
}
