import { Stack } from '@mantine/core';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { ReactNode } from 'react';
import classes from './print.module.css';

/** Placeholder while texts load */
export function SheetPlace(): ReactNode {
  return (
    <div className={classes.sheet} aria-busy>
      <Stack gap={20}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={12} width="25%" />
        <Skeleton height={12} width="30%" />
      </Stack>
    </div>
  );
}
