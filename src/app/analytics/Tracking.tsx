import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { usage } from './app-usage.ts';
import { tellCounts } from './counts.ts';
import { routePattern } from './events.ts';

interface TrackingProps {
  userId: string;
  store: StoreDetail;
  /** They want to stay unknown: only the page is told. */
  isAnonymous: boolean;
}

/** Tells the analytics provider who it is, how large the store is, and which page is shown. */
export function Tracking({ userId, store, isAnonymous }: TrackingProps): ReactNode {
  const match = useMatches().at(-1);
  const pattern = match ? routePattern(match.pathname, match.params) : undefined;
  const pathname = match?.pathname;
  const { name } = store;
  useEffect(() => {
    usage.start(isAnonymous ? undefined : { userId, storeName: name });
    return () => usage.stop();
  }, [userId, name, isAnonymous]);
  useEffect(() => {
    if (!isAnonymous) void tellCounts(usage, store, userId);
  }, [store, userId, isAnonymous]);
  useEffect(() => {
    // From one product to the next is a change of page, too, although their pattern is the same.
    if (pathname !== undefined && pattern !== undefined) usage.page(pattern);
  }, [pathname, pattern]);
  return null;
}
