import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useFirstContent } from '../query/first-content.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { loadWhenOnline } from './load-when-online.ts';

const ConnectionBanner = lazy(async () => {
  const { ConnectionBanner } = await loadWhenOnline(() => import('./ConnectionBanner.tsx'));
  return { default: ConnectionBanner };
});

/** Keeps watch over the connection once the first screen stands. */
export function Connection(): ReactNode {
  if (!useFirstContent()) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense fallback={null}>
        <ConnectionBanner />
      </Suspense>
    </SectionBoundary>
  );
}
