import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../format/Copyable.tsx';
import classes from './PageFoot.module.css';

interface PageFootProps {
  id: string;
  facts: { label: string; value: ReactNode }[];
}

export function PageFoot({ id, facts }: PageFootProps): ReactNode {
  const { t } = useTranslation('common');
  const label = t('page.id');
  return (
    <dl className={classes.foot}>
      {[...facts, { label, value: <Copyable value={id} label={label} /> }].map((fact) => (
        <div key={fact.label} className={classes.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
