import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import type { Day } from './day.ts';
import { fromZoned, isSkipped, readersZone } from './zone.ts';
import type { ClockTime } from './zone.ts';
import classes from './TimeInput.module.css';

interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'description'> {
  label: string;
  day: Day | null;
  value: ClockTime;
}

/** Shown once there is a day. Explains times that DST skips. */
export function TimeInput({ day, value, ...field }: TimeInputProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const zone = readersZone();
  if (day === null) return null;
  const moment = day && value ? { day, time: value } : undefined;
  return (
    <TextInput
      {...field}
      type="time"
      value={value}
      classNames={{ input: classes.time ?? '' }}
      rightSection={<IconClock size={16} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        moment && isSkipped(moment, zone)
          ? t('date.skipped', { time: format.time(fromZoned(moment, zone)) })
          : undefined
      }
    />
  );
}
