import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../keyboard/attributes.ts';
import { useFailures } from './failures.tsx';
import classes from './BrokenRecord.module.css';

interface BrokenRecordProps {
  /** Name or id. */
  name: string | undefined;
  href: string | undefined;
  error: unknown;
}

/** Replaces records that fail to render. */
export function BrokenRecord({ name, href, error }: BrokenRecordProps): ReactNode {
  const { t } = useTranslation('common');
  const { Details } = useFailures();
  return (
    <span className={classes.broken}>
      {name && href ? (
        <Link to={href} className={classes.link} dir="auto" {...{ [ROW_LINK]: '' }}>
          {name}
        </Link>
      ) : null}
      <span className={classes.text}>{t('table.broken')}</span>
      <Details error={error} />
    </span>
  );
}
