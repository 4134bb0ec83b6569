import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { useFirstContent } from '../query/first-content.ts';

const Analytics = lazy(async () => {
  const { Analytics } = await import('./Analytics.tsx');
  return { default: Analytics };
});

/** Around the areas in which one is asked what may be shared; it starts once the first screen stands. */
export function AnalyticsProvider({ children }: { children: ReactNode }): ReactNode {
  const contentStands = useFirstContent();
  return (
    <>
      {children}
      {contentStands ? (
        <SectionBoundary fallback={null}>
          <Suspense fallback={null}>
            <Analytics />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </>
  );
}
