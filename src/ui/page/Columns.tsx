import type { ReactNode } from 'react';
import { RenderDeferred } from './RenderDeferred.tsx';
import { withErrorBoundaries } from './with-error-boundaries.tsx';
import classes from './Columns.module.css';

interface ColumnsProps {
  main: ReactNode;
  /** Without it, the main column has all the room. */
  side: ReactNode;
  /** Renders the main column first, with this in the side column. */
  sideSkeleton?: ReactNode;
  /** Keeps a short side column in sight beside a long main one. */
  isSideSticky?: boolean;
}

export function Columns(props: ColumnsProps): ReactNode {
  const { main, side, sideSkeleton, isSideSticky = false } = props;
  if (!side) return <div className={classes.main}>{withErrorBoundaries(main)}</div>;
  const parts = withErrorBoundaries(side);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{withErrorBoundaries(main)}</div>
      <aside className={classes.side} data-sticky={isSideSticky || undefined}>
        {sideSkeleton === undefined ? (
          parts
        ) : (
          <RenderDeferred skeleton={sideSkeleton}>{parts}</RenderDeferred>
        )}
      </aside>
    </div>
  );
}
