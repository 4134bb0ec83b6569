import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '#ui/date/DateInput.tsx';
import { TimeInput } from '#ui/date/TimeInput.tsx';
import { readersZone, zoneName } from '#ui/date/zone.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { PriceListValues } from './values.ts';
import classes from './form.module.css';

const ENDS = ['starts', 'ends'] as const;

interface PeriodFieldsProps {
  form: UseFormReturnType<PriceListValues>;
  /** Both if undefined. */
  only?: 'starts' | 'ends' | undefined;
}

export function PeriodFields({ form, only }: PeriodFieldsProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  return (
    <div role="group" aria-label={t('form.period')}>
      {ENDS.filter((end) => (only ?? end) === end).map((end) => (
        <div key={end} className={classes.moment}>
          <DateInput
            label={t(`fields.${end}`)}
            value={form.values[`${end}_day`]}
            onChange={(day) => form.setFieldValue(`${end}_day`, day)}
            error={form.errors[`${end}_day`]}
          />
          <TimeInput
            label={t(`form.${end}Time`)}
            {...form.getInputProps(`${end}_time`)}
            day={form.values[`${end}_day`]}
            value={form.values[`${end}_time`]}
          />
        </div>
      ))}
      {only ? null : (
        <Text size="xs" c="dimmed" mt={6}>
          {t('form.periodHint')} {common('date.zone', { zone: zoneName(readersZone(), tag) })}
        </Text>
      )}
    </div>
  );
}
