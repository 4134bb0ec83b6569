import type { ReactNode } from 'react';
import { Columns } from '#ui/page/Page.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';

/** Stands in a product's place while it loads. */
export function ProductSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div aria-busy>
      <SlowNotice onRetry={onRetry} />
      <Columns
        main={
          <>
            <SectionSkeleton facts={5} />
            <SectionSkeleton facts={3} />
          </>
        }
        side={
          <>
            <SectionSkeleton facts={4} />
            <SectionSkeleton facts={5} />
          </>
        }
      />
    </div>
  );
}
