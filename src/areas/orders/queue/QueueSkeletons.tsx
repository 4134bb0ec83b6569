import type { ReactNode } from 'react';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import classes from './queue.module.css';

export const StatusesSkeleton = (): ReactNode => (
  <span className={classes.statuses} data-wraps>
    <Skeleton width={110} height={24} />
    <Skeleton width={110} height={24} />
  </span>
);

/** As wide and high as the head of an order, which may take two lines on a phone. */
export const HeadSkeleton = (): ReactNode => (
  <>
    <StatusesSkeleton />
    <span className={classes.progress} data-wraps>
      <Skeleton width={105} height={22} />
    </span>
  </>
);
