import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import nameClasses from './NameCell.module.css';

/** Dim, after a name. */
export const NameDetail = ({ children }: { children: string }): ReactNode => (
  <bdi className={`${classes.text} ${nameClasses.detail}`}>{children}</bdi>
);
