import type { ReactNode } from 'react';
import classes from './PageFoot.module.css';

interface PageFootProps {
  facts: { label: string; value: ReactNode }[];
}

export function PageFoot({ facts }: PageFootProps): ReactNode {
  return (
    <dl className={classes.foot}>
      {facts.map((fact) => (
        <div key={fact.label} className={classes.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
