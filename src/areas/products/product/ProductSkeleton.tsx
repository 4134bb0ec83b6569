import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Columns } from '#ui/page/Page.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';

/** Stands in a product's place, in its size, while it loads. */
export function ProductSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div aria-busy>
      <SlowNotice onRetry={onRetry} />
      <Columns
        main={
          <>
            <Skeleton height={260} radius="lg" />
            <Skeleton height={220} radius="lg" />
          </>
        }
        side={<Skeleton height={300} radius="lg" />}
      />
    </div>
  );
}
