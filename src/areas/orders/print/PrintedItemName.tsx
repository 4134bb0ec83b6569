import type { ReactNode } from 'react';
import type { PrintedItem } from './printed-items.ts';
import classes from './print.module.css';

export function PrintedItemName({ item: { title, variant } }: { item: PrintedItem }): ReactNode {
  return (
    <>
      <bdi className={classes.itemTitle}>{title}</bdi>
      {variant ? <bdi className={classes.variant}>{variant}</bdi> : null}
    </>
  );
}
