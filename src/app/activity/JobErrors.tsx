import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { JobError } from './job.ts';
import { RawText } from './RawText.tsx';
import classes from './activity.module.css';

const SHOWN = 3;

export function JobErrors({ errors }: { errors: readonly JobError[] }): ReactNode {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  if (errors.length === 0) return null;
  const rest = errors.length - SHOWN;
  const title = t('errors', { count: errors.length, number: number(errors.length) });
  return (
    <div className={classes.errors}>
      <p className={classes.errorsTitle}>{title}</p>
      <ul aria-label={title}>
        {errors.slice(0, all ? undefined : SHOWN).map(({ message, line, row, cause }, index) => (
          <li key={index}>
            {line === undefined ? null : (
              <span className={classes.line}>{t('line', { number: number(line) })}</span>
            )}
            {row ? (
              <strong className={classes.line} data-no-translate>
                <bdi>{[row.handle, row.sku].filter(Boolean).join(' · ')}</bdi>
              </strong>
            ) : null}
            {t(`cause.${cause ?? 'other'}`)}
            <RawText text={message} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <UnstyledButton className={classes.more} onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('fewer') : t('more', { count: rest, number: number(rest) })}
        </UnstyledButton>
      ) : null}
    </div>
  );
}
