import type { ReactNode } from 'react';
import type { Fact } from './Section.tsx';
import classes from './FactStrip.module.css';

/** Key facts on top of a record. An undefined value is on its way. */
export function FactStrip({ label, facts }: { label: string; facts: readonly Fact[] }): ReactNode {
  return (
    <section aria-label={label}>
      <dl className={classes.strip}>
        {facts.map((fact) => (
          <div key={fact.label} className={classes.fact}>
            <dt className={classes.label}>{fact.label}</dt>
            <dd className={classes.value} aria-busy={fact.value === undefined || undefined}>
              {fact.value === undefined ? '\u00A0' : <bdi>{fact.value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
