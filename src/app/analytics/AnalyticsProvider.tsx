import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { useFirstContent } from '../query/first-content.ts';

const Analytics = lazyNamed(() => import('./Analytics.tsx'), 'Analytics');

export function AnalyticsProvider({ children }: { children: ReactNode }): ReactNode {
  const isInitialContentShown = useFirstContent();
  return (
    <>
      {children}
      {isInitialContentShown ? (
        <SectionBoundary fallback={null}>
          <Suspense fallback={null}>
            <Analytics />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </>
  );
}
