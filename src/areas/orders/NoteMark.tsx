import { IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './NoteMark.module.css';

export const NoteMark = ({ label }: { label: string }): ReactNode => (
  <span role="img" aria-label={label} title={label} className={classes.mark}>
    <IconNote size={16} stroke={1.75} aria-hidden />
  </span>
);
