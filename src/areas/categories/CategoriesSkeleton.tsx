import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import classes from './categories.module.css';

/** Stands in the place of the tree and of a category, in their size, while they load. */
export function CategoriesSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div aria-busy>
      <SlowNotice onRetry={onRetry} />
      <div className={classes.split}>
        <Skeleton height={420} radius="lg" />
        <Skeleton height={260} radius="lg" />
      </div>
    </div>
  );
}
