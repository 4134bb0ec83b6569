import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar } from './Calendar.tsx';
import { RANGE_PRESETS, pickRange, presetRange } from './range.ts';
import type { DayRange } from './range.ts';
import { today } from './zone.ts';
import classes from './RangePanel.module.css';

interface RangePanelProps {
  label: string;
  value: DayRange;
  onChange: (value: DayRange) => void;
  /** A whole range has been chosen. */
  onDone: () => void;
  zone: string;
}

/** Usual ranges, and a calendar for any other. */
export function RangePanel({ label, value, onChange, onDone, zone }: RangePanelProps): ReactNode {
  const { t } = useTranslation('common');
  const now = today(zone);
  return (
    <div className={classes.panel}>
      <div className={classes.presets}>
        {RANGE_PRESETS.map((preset) => {
          const range = presetRange(preset, now);
          const isOn = range.from === value.from && range.to === value.to;
          return (
            <UnstyledButton
              key={preset}
              className={classes.preset}
              aria-pressed={isOn}
              onClick={() => {
                onChange(range);
                onDone();
              }}
            >
              {t(`date.preset.${preset}`)}
            </UnstyledButton>
          );
        })}
      </div>
      <Calendar
        label={label}
        value={value}
        today={now}
        autoFocus
        onPick={(day) => {
          const next = pickRange(value, day);
          onChange(next);
          if (next.to !== undefined) onDone();
        }}
      />
    </div>
  );
}
