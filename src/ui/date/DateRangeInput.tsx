import { CloseButton, Input, InputBase, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { keepEscape } from '../overlay/keep-escape.ts';
import type { DayRange } from './range.ts';
import { RangePanel } from './RangePanel.tsx';
import { rangeInWords } from './words.ts';
import { readersZone, zoneName } from './zone.ts';
import classes from './date.module.css';

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
  const tag = useTag();
  const [opened, setOpened] = useState(false);
  const [picking, setPicking] = useState<DayRange>();
  const change = (next: boolean): void => {
    setOpened(next);
    setPicking(undefined);
  };
  const text = rangeInWords(value, tag, t);
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
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
          onClick={() => change(!opened)}
        >
          {text || <Input.Placeholder>{t('date.anyTime')}</Input.Placeholder>}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} onFocusCapture={keepEscape}>
        <RangePanel
          label={label}
          zone={zone}
          value={picking ?? value}
          onChange={(range) => {
            setPicking(range);
            if (range.to !== undefined) onChange(range);
          }}
          onDone={() => change(false)}
        />
        <p className={classes.note}>{t('date.zone', { zone: zoneName(zone, tag) })}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
