import type { ReactNode } from 'react';
import type { Job } from './plan.ts';
import { OrderLine } from './OrderLine.tsx';
import classes from './bulk.module.css';

interface PlannedListProps<Sent> {
  label: string;
  jobs: readonly Job<Sent>[];
  effectOf: ((job: Job<Sent>) => ReactNode) | undefined;
  notesOf: ((job: Job<Sent>) => readonly string[]) | undefined;
}

export function PlannedList<Sent>(props: PlannedListProps<Sent>): ReactNode {
  const { label, jobs, effectOf, notesOf } = props;
  if (jobs.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{label}</h3>
      <ul className={classes.lines} aria-label={label}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.line}>
            <OrderLine order={job.order} />
            {effectOf ? <bdi className={classes.effect}>{effectOf(job)}</bdi> : null}
            {notesOf?.(job).map((note) => (
              <small key={note} className={classes.note}>
                {note}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
