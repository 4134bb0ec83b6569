import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '#app/errors/SectionBoundary.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import type { BuyableProps } from './Buyable.tsx';

const Buyable = lazyNamed(() => import('./Buyable.tsx'), 'Buyable');

/** The place of the section that tells whether a shopper can buy the product; it waits until the page stands. */
export function BuyablePlace(props: BuyableProps): ReactNode {
  const stands = useFirstContent();
  const waiting = <Skeleton height={372} radius="lg" />;
  if (!stands) return waiting;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <Buyable {...props} />
      </Suspense>
    </SectionBoundary>
  );
}
