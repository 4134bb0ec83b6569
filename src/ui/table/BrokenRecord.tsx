import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailures } from '../states/failures.tsx';
import { ROW_LINK } from './useRowKeys.ts';
import classes from './BrokenRecord.module.css';

interface BrokenRecordProps {
  /** What one calls the record, or its id. */
  name: string | undefined;
  href: string | undefined;
  error: unknown;
}

/** Shown in place of a record that can't be drawn: which one it is, as far as that is known, and a way to report it. */
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
