import type { ReactNode } from 'react';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';

export function GridSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div>
      <SlowNotice onRetry={onRetry} isOver />
      <SectionSkeleton facts={10} />
    </div>
  );
}
