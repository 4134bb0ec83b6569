import type { ReactNode } from 'react';
import classes from './PageFoot.module.css';

/** What is seldom asked about a record, in one quiet line at the end of its page: when it was made, say. */
export function PageFoot({ facts }: { facts: { label: string; value: ReactNode }[] }): ReactNode {
  return (
    <dl className={classes.foot}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
