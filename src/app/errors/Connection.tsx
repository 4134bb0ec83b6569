import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense, memo } from 'react';
import type { ReactNode } from 'react';
import { useFirstContent } from '../query/first-content.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

const ConnectionBanner = lazyNamed(() => import('./ConnectionBanner.tsx'), 'ConnectionBanner');

export const Connection = memo(function Connection(): ReactNode {
  if (!useFirstContent()) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense fallback={null}>
        <ConnectionBanner />
      </Suspense>
    </SectionBoundary>
  );
});
