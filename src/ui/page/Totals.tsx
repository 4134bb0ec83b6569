import type { ReactNode } from 'react';
import classes from './Totals.module.css';

interface TotalsRow {
  label: string;
  /** An amount or a number, written for the reader. */
  value: ReactNode;
  /** It is what the others come to. */
  isTotal?: boolean;
}

/** What something comes to: labels and end-aligned figures, the total larger below a line. */
export function Totals({ rows }: { rows: readonly TotalsRow[] }): ReactNode {
  return (
    <dl className={classes.totals}>
      {rows.map(({ label, value, isTotal }, index) => (
        // Two lines may bear the same name, and none moves.
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
