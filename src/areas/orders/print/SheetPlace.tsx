import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './print.module.css';

/** The place of a sheet whose words are on their way. */
export function SheetPlace(): ReactNode {
  return (
    <div className={classes.sheet} aria-busy>
      <Skeleton height={20} width="40%" />
      <Skeleton height={12} mt="xl" width="25%" />
      <Skeleton height={12} mt="xs" width="30%" />
    </div>
  );
}
