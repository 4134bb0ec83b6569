import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '#ui/date/DateInput.tsx';
import { TimeInput } from '#ui/date/TimeInput.tsx';
import { readersZone, zoneName } from '#ui/date/zone.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { ExpiryValues } from './values.ts';
import classes from './issue.module.css';

interface ExpiryFieldsProps {
  values: ExpiryValues;
  errors: Partial<Record<string, ReactNode>>;
  onChange: (values: Partial<ExpiryValues>) => void;
}

export function ExpiryFields({ values, errors, onChange }: ExpiryFieldsProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  return (
    <div role="group" aria-label={t('fields.expires')}>
      <div className={classes.pair}>
        <DateInput
          label={t('fields.endDay')}
          value={values.endDay}
          onChange={(endDay) => onChange({ endDay })}
          error={errors['endDay']}
        />
        <TimeInput
          day={values.endDay}
          label={t('fields.endTime')}
          value={values.endTime}
          onChange={(event) => onChange({ endTime: event.currentTarget.value })}
          error={errors['endTime']}
        />
      </div>
      <Text size="sm" c="dimmed" mt={6}>
        {t('issue.expiryHint')} {common('date.zone', { zone: zoneName(readersZone(), tag) })}
      </Text>
    </div>
  );
}
