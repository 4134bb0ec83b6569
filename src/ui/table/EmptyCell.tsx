import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** Phones hide it. */
export const EmptyCell = (): ReactNode => (
  <span className={classes.nothing} data-nothing>
    –
  </span>
);
