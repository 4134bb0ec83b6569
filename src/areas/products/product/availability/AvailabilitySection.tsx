import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '#app/errors/SectionBoundary.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import type { AvailabilityProps } from './Availability.tsx';

const Availability = lazyNamed(() => import('./Availability.tsx'), 'Availability');
/** Skeleton height in pixels, against layout shift. */
const WAITING_HEIGHT = 372;

export function AvailabilitySection(props: AvailabilityProps): ReactNode {
  const isInitialContentShown = useFirstContent();
  const waiting = <SectionSkeleton facts={6} least={WAITING_HEIGHT} />;
  if (!isInitialContentShown) return waiting;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <Availability {...props} />
      </Suspense>
    </SectionBoundary>
  );
}
