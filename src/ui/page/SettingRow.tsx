import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  title: string;
  /** What it changes, for whom. */
  text?: ReactNode;
  /** The control: named by the same title. */
  children: ReactNode;
}

/** One setting: what it is and means, and beside it, or below it on a phone, its control. */
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
