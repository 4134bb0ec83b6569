import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '#app/errors/SectionBoundary.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import type { BuyableProps } from './Buyable.tsx';

const Buyable = lazyNamed(() => import('./Buyable.tsx'), 'Buyable');
/** Pixels of the section before its answers come, so that what is below hardly moves. */
const WAITING_HEIGHT = 372;

/** The place of the section that tells whether a shopper can buy the product; it waits until the page stands. */
export function BuyablePlace(props: BuyableProps): ReactNode {
  const stands = useFirstContent();
  const waiting = <SectionSkeleton facts={6} least={WAITING_HEIGHT} />;
  if (!stands) return waiting;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <Buyable {...props} />
      </Suspense>
    </SectionBoundary>
  );
}
