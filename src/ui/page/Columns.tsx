import type { ReactNode } from 'react';
import { Later } from './Later.tsx';
import { safely } from './safely.tsx';
import classes from './Columns.module.css';

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Stands in the side column until the main one is drawn, which doesn't wait for it then. */
  sideSkeleton?: ReactNode;
}

/** A record's page: what is edited in the main column, what is rather read in the side column; one column on a phone. */
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
