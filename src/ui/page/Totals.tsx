import type { ReactNode } from 'react';
import classes from './Totals.module.css';

interface TotalsRow {
  label: string;
  /** Formatted. */
  value: ReactNode;
  isTotal?: boolean;
}

export function Totals({ rows }: { rows: readonly TotalsRow[] }): ReactNode {
  return (
    <dl className={classes.totals}>
      {rows.map(({ label, value, isTotal }, index) => (
        // Labels may repeat; order is fixed.
        <div key={index} className={classes.row} data-total={isTotal || undefined}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            {typeof value === 'string' ? <bdi>{value}</bdi> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
