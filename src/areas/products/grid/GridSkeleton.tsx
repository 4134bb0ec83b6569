import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';

/** The place of the grid while it is on its way. */
export function GridSkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Stack gap="xs">
      <SlowNotice onRetry={onRetry} />
      <Skeleton height={44} />
      <Skeleton height={360} />
    </Stack>
  );
}
