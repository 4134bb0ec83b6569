import { CloseButton, Input, InputBase } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import type { DayRange } from './range.ts';
import { RangePopover } from './RangePopover.tsx';
import { rangeInWords } from './words.ts';
import { readersZone } from './zone.ts';

interface DateRangeInputProps {
  label: string;
  value: DayRange;
  onChange: (value: DayRange) => void;
  /** Whose days they are; the reader's unless told. */
  zone?: string;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
}

const NONE: DayRange = { from: undefined, to: undefined };

/** A field for a range of days, both ends included. */
export function DateRangeInput(props: DateRangeInputProps): ReactNode {
  const { label, value, onChange, zone = readersZone(), ...field } = props;
  const { t } = useTranslation('common');
  const text = rangeInWords(value, useTag(), t);
  return (
    <RangePopover
      label={label}
      value={value}
      onChange={onChange}
      zone={zone}
      renderTarget={(_opened, toggle) => (
        <InputBase
          {...field}
          component="button"
          type="button"
          pointer
          label={label}
          aria-haspopup="dialog"
          leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
          rightSectionPointerEvents="all"
          rightSection={
            text && !field.disabled ? (
              <CloseButton
                size="sm"
                aria-label={t('picker.remove', { label })}
                onClick={() => onChange(NONE)}
              />
            ) : null
          }
          onClick={toggle}
        >
          {text || <Input.Placeholder>{t('date.anyTime')}</Input.Placeholder>}
        </InputBase>
      )}
    />
  );
}
