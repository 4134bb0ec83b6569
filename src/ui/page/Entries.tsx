import type { ReactNode } from 'react';
import classes from './Entries.module.css';

export interface Entry {
  id: string;
  title: string;
  /** What it has to do with the record. */
  detail?: ReactNode;
  /** Its status, at the end side. */
  status?: ReactNode;
}

interface EntriesProps {
  /** Names the list, for screen readers. */
  label: string;
  entries: readonly Entry[];
}

/** Records that belong to a record's page, one under the other: what each is called, and how it stands. */
export function Entries({ label, entries }: EntriesProps): ReactNode {
  return (
    <ul className={classes.entries} aria-label={label}>
      {entries.map(({ id, title, detail, status }) => (
        <li key={id} className={classes.entry}>
          <div className={classes.words}>
            <bdi className={classes.title}>{title}</bdi>
            {detail ? <span className={classes.detail}>{detail}</span> : null}
          </div>
          {status}
        </li>
      ))}
    </ul>
  );
}
