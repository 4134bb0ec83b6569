import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import type { Day } from './day.ts';
import { fromZoned, isSkipped, readersZone } from './zone.ts';
import type { ClockTime } from './zone.ts';

interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'description'> {
  label: string;
  day: Day | null;
  value: ClockTime;
}

/** Explains times that DST skips. */
export function TimeInput({ day, value, ...field }: TimeInputProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const zone = readersZone();
  const moment = day && value ? { day, time: value } : undefined;
  return (
    <TextInput
      {...field}
      type="time"
      value={value}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        moment && isSkipped(moment, zone)
          ? t('date.skipped', { time: format.time(fromZoned(moment, zone)) })
          : undefined
      }
    />
  );
}
