import type { ReactNode } from 'react';
import { Later } from './Later.tsx';
import { safely } from './safely.tsx';
import classes from './Columns.module.css';

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Renders the main column first, with this in the side column. */
  sideSkeleton?: ReactNode;
}

export function Columns({ main, side, sideSkeleton }: ColumnsProps): ReactNode {
  const parts = safely(side);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{safely(main)}</div>
      <aside className={classes.side}>
        {sideSkeleton === undefined ? parts : <Later skeleton={sideSkeleton}>{parts}</Later>}
      </aside>
    </div>
  );
}
