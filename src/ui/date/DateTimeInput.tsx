import { Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { DayField } from './DayField.tsx';
import { fromZoned, readersZone, toZoned, zoneName } from './zone.ts';
import classes from './date.module.css';

interface DateTimeInputProps {
  label: string;
  /** An instant (ISO 8601); null for none, an empty text while what is typed is none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The time zone in which one types; the reader's unless told. */
  zone?: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** The time of a day on which nothing else was said. */
const MIDNIGHT = '00:00';

/** A field for an instant: a day and a time in a time zone, which it names. */
export function DateTimeInput(props: DateTimeInputProps): ReactNode {
  const {
    label,
    value,
    onChange,
    zone = readersZone(),
    description,
    error,
    required,
    disabled,
  } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const id = useId();
  const shown = value ? toZoned(value, zone) : undefined;
  const [time, setTime] = useState(MIDNIGHT);
  const clock = shown?.time ?? time;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
      required={required ?? false}
    >
      <div className={classes.dateTime} role="group" aria-labelledby={id}>
        <DayField
          label={t('date.day')}
          value={value === '' ? '' : (shown?.day ?? null)}
          zone={zone}
          disabled={disabled ?? false}
          onChange={(day) => onChange(day ? fromZoned({ day, time: clock }, zone) : day)}
        />
        <TextInput
          type="time"
          label={t('date.time')}
          value={clock}
          disabled={disabled ?? false}
          onChange={(event) => {
            const next = event.currentTarget.value || MIDNIGHT;
            setTime(next);
            if (shown) onChange(fromZoned({ day: shown.day, time: next }, zone));
          }}
        />
        <span className={classes.zone} title={zone}>
          {zoneName(zone, tag, value || undefined)}
        </span>
      </div>
    </Input.Wrapper>
  );
}
