import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  title: string;
  text?: ReactNode;
  /** Labeled like the row. */
  children: ReactNode;
}

export function SettingRow({ title, text, children }: SettingRowProps): ReactNode {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text ? <p className={classes.text}>{text}</p> : null}
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}
