import { useId } from 'react';
import type { ReactNode } from 'react';
import { SafePart } from '../states/failures.tsx';
import classes from './Section.module.css';

interface SectionProps {
  title: string;
  action?: ReactNode;
  /** No padding, for tables and lists. */
  flush?: boolean;
  children: ReactNode;
}

export function Section({ title, action, flush = false, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className={classes.section} data-flush={flush || undefined} aria-labelledby={id}>
      <div className={classes.head} data-actions="quiet">
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      <SafePart>{children}</SafePart>
    </section>
  );
}

export const SectionNote = ({ children }: { children: ReactNode }): ReactNode => (
  <p className={classes.note}>{children}</p>
);

export interface Fact {
  id?: string;
  label: string;
  value: ReactNode;
}

/** Empty values show –. */
export function Facts({ facts }: { facts: Fact[] }): ReactNode {
  return (
    <dl className={classes.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function FactValue({ value }: Pick<Fact, 'value'>): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}
