import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface WaitForRefetchProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Waits on mount for invalidated queries, so forms start fresh; ignores later refetches. */
export function WaitForRefetch({ fallback, children }: WaitForRefetchProps): ReactNode {
  const reading = useIsFetching({
    queryKey: ['admin'],
    predicate: ({ state }) => state.isInvalidated,
  });
  const [isReady, setReady] = useState(reading === 0);
  if (!isReady && reading === 0) setReady(true);
  return isReady ? children : fallback;
}
