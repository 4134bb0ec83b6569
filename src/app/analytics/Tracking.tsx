import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { routePattern } from '../paths.ts';
import { usage } from './app-usage.ts';
import { tellCounts } from './counts.ts';

interface TrackingProps {
  userId: string;
  store: StoreDetail;
  /** Only page views are sent. */
  isAnonymous: boolean;
}

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
    // Products share a pattern but are separate page views.
    if (pathname !== undefined && pattern !== undefined) usage.page(pattern);
  }, [pathname, pattern]);
  return null;
}
