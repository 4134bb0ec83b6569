import type { ReactNode } from 'react';
import { RenderDeferred } from './RenderDeferred.tsx';
import { withErrorBoundaries } from './with-error-boundaries.tsx';
import classes from './Columns.module.css';

interface ColumnsProps {
  main: ReactNode;
  /** At the end of the main column. */
  end?: ReactNode;
  /** Without it, the main column has all the room. */
  side: ReactNode;
  /** Renders the main column first, with this in the side column. */
  sideSkeleton?: ReactNode;
  /** Keeps a short side column in sight beside a long main one. */
  isSideSticky?: boolean;
}

export function Columns(props: ColumnsProps): ReactNode {
  const { main, end, side, sideSkeleton, isSideSticky = false } = props;
  const column = (
    <div className={classes.main} data-in-order>
      {withErrorBoundaries(main)}
      {withErrorBoundaries(end)}
    </div>
  );
  if (!side) return column;
  const parts = withErrorBoundaries(side);
  return (
    <div className={classes.columns} data-in-order="md">
      {column}
      <aside className={classes.side} data-sticky={isSideSticky || undefined} data-in-order>
        {sideSkeleton === undefined ? (
          parts
        ) : (
          <RenderDeferred skeleton={sideSkeleton}>{parts}</RenderDeferred>
        )}
      </aside>
    </div>
  );
}
