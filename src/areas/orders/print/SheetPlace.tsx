import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { ReactNode } from 'react';
import classes from './print.module.css';

/** Placeholder while texts load */
export function SheetPlace(): ReactNode {
  return (
    <div className={classes.sheet} aria-busy>
      <Skeleton height={20} width="40%" />
      <Skeleton height={12} width="25%" gap={32} />
      <Skeleton height={12} width="30%" gap={10} />
    </div>
  );
}
