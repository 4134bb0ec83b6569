import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';

export function GridSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Stack gap="xs">
      <SlowNotice onRetry={onRetry} />
      <SectionSkeleton facts={10} />
    </Stack>
  );
}
