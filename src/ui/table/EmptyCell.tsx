import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** Stands in a cell that has no value; on a phone such a cell is left out. */
export const EmptyCell = (): ReactNode => (
  <span className={classes.nothing} data-nothing>
    –
  </span>
);
