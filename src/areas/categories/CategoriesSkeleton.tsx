import type { ReactNode } from 'react';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import classes from './categories.module.css';

export function CategoriesSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div aria-busy>
      <SlowNotice onRetry={onRetry} isOver />
      <div className={classes.split}>
        <SectionSkeleton facts={8} />
        <SectionSkeleton facts={5} />
      </div>
    </div>
  );
}
