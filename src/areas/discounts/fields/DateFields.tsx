import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '#ui/date/DateInput.tsx';
import { TimeInput } from '#ui/date/TimeInput.tsx';
import { readersZone } from '#ui/date/zone.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import type { DiscountValues } from './values.ts';
import classes from './fields.module.css';

interface DateFieldsProps {
  form: UseFormReturnType<DiscountValues>;
}

export function StartFields({ form }: DateFieldsProps): ReactNode {
  const { t } = useTranslation('discounts');
  const input = form.getInputProps;
  const { values } = form;
  return (
    <div className={classes.pair}>
      <DateInput
        label={t('fields.startDay')}
        required
        value={values.startDay}
        {...input('startDay')}
      />
      <TimeInput
        label={t('fields.startTime')}
        required
        {...input('startTime')}
        day={values.startDay}
        value={values.startTime}
      />
    </div>
  );
}

export function EndFields({ form }: DateFieldsProps): ReactNode {
  const { t } = useTranslation('discounts');
  const input = form.getInputProps;
  const { values } = form;
  return (
    <div className={classes.pair}>
      <DateInput label={t('fields.endDay')} value={values.endDay} {...input('endDay')} />
      <TimeInput
        label={t('fields.endTime')}
        {...input('endTime')}
        day={values.endDay}
        value={values.endTime}
      />
    </div>
  );
}

export function LimitField({ form }: DateFieldsProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { values } = form;
  return (
    <QuantityInput
      label={t('fields.limit')}
      description={t(values.isTemplate ? 'fields.limitTemplate' : 'fields.limitHint')}
      keptAs="limit"
      value={values.limit}
      {...form.getInputProps('limit')}
    />
  );
}

export function DateFields({ form }: DateFieldsProps): ReactNode {
  const { t } = useTranslation('discounts');
  const input = form.getInputProps;
  const { values } = form;
  return (
    <>
      <StartFields form={form} />
      <EndFields form={form} />
      <Text size="sm" c="dimmed">
        {t('fields.zone', { zone: readersZone() })}
      </Text>
      {values.isTemplate ? (
        <div role="group" aria-label={t('fields.validFor')}>
          <Text size="sm" fw={500}>
            {t('fields.validFor')}
          </Text>
          <div className={classes.three}>
            {(['days', 'hours', 'minutes'] as const).map((field) => (
              <QuantityInput
                key={field}
                keptAs={field}
                label={t(`fields.${field}`)}
                value={values[field]}
                {...input(field)}
              />
            ))}
          </div>
          <Text size="sm" c="dimmed">
            {t('fields.validForHint')}
          </Text>
        </div>
      ) : null}
      <LimitField form={form} />
    </>
  );
}
