import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import classes from './FieldErrors.module.css';

export function FieldErrors({ errors }: { errors: readonly string[] }): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [first, ...others] = [...new Set(errors.filter(Boolean))];
  if (first === undefined) return null;
  if (others.length === 0) return first;
  return (
    <span className={classes.errors}>
      {first}
      <Tooltip
        label={
          <ul className={classes.list}>
            {others.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        }
      >
        {/* Focusable: opens the tooltip by keyboard. */}
        <button type="button" className={classes.more}>
          {t('form.moreErrors', { count: others.length, number: format.number(others.length) })}
        </button>
      </Tooltip>
    </span>
  );
}
