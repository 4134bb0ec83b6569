import type { ReactNode } from 'react';
import { groupsOf } from './column.ts';
import type { GridColumn } from './column.ts';
import classes from './DataGrid.module.css';

interface GridHeadProps {
  corner: string;
  columns: readonly GridColumn[];
  /** Pinned row. */
  children: ReactNode;
}

export function GridHead({ corner, columns, children }: GridHeadProps): ReactNode {
  const groups = groupsOf(columns);
  const isGrouped = groups.length > 0;
  const name = (
    <div
      role="columnheader"
      aria-colindex={1}
      aria-rowspan={isGrouped ? 2 : undefined}
      className={`${classes.headCell} ${classes.corner}`}
      data-tall={isGrouped || undefined}
    >
      {corner}
    </div>
  );
  return (
    <div role="rowgroup" className={classes.head}>
      {isGrouped ? (
        <div role="row" aria-rowindex={1} className={classes.groupRow}>
          {name}
          {groups.map(({ header, start, count }) => (
            <div
              key={start}
              role="columnheader"
              aria-colindex={start + 2}
              aria-colspan={count}
              className={classes.groupCell}
              style={{ gridColumn: `span ${count}` }}
              data-group-start={start}
              data-group-count={count}
            >
              <span dir="auto">{header}</span>
            </div>
          ))}
        </div>
      ) : null}
      <div role="row" aria-rowindex={isGrouped ? 2 : 1} className={classes.headRow}>
        {isGrouped ? <div className={classes.belowCorner} aria-hidden /> : name}
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + 2}
            className={classes.headCell}
            data-column-header={index}
            data-first={groups.some(({ start }) => start === index && start > 0) || undefined}
            data-text={column.isText || undefined}
            data-no-translate={column.isText || undefined}
            data-bad={column.isBad || undefined}
          >
            <span dir="auto">{column.header}</span>
            {column.detail ? <span className={classes.headDetail}>{column.detail}</span> : null}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
