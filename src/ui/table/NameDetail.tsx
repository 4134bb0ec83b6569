import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** Dim, after a name. */
export const NameDetail = ({ children }: { children: string }): ReactNode => (
  <bdi className={`${classes.text} ${classes.detail}`}>{children}</bdi>
);
