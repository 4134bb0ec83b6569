import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar } from './Calendar.tsx';
import { RangeFields } from './RangeFields.tsx';
import { RANGE_PRESETS, pickRange, presetRange } from './range.ts';
import type { DayRange, RangePreset } from './range.ts';
import { today } from './zone.ts';
import classes from './RangePanel.module.css';

interface RangePanelProps {
  label: string;
  value: DayRange;
  /** Called after the first pick and while typing. */
  onBegin: (value: DayRange) => void;
  onChange: (value: DayRange) => void;
  onPreset: (preset: RangePreset) => void;
  onDone: () => void;
  zone: string;
}

export function RangePanel(props: RangePanelProps): ReactNode {
  const { label, value, onBegin, onChange, onPreset, onDone, zone } = props;
  const { t } = useTranslation('common');
  const now = today(zone);
  const [picks, setPicks] = useState(0);
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
                onPreset(preset);
                onDone();
              }}
            >
              {t(`date.preset.${preset}`)}
            </UnstyledButton>
          );
        })}
      </div>
      <div className={classes.days}>
        <RangeFields key={picks} {...{ value, onBegin, onChange, onDone, zone }} />
        <Calendar
          label={label}
          value={value}
          today={now}
          autoFocus
          onPick={(day) => {
            const next = pickRange(value, day);
            if (next.to === undefined) {
              // Remount the fields: the pick replaces the typed text.
              setPicks(picks + 1);
              onBegin(next);
              return;
            }
            onChange(next);
            onDone();
          }}
        />
      </div>
    </div>
  );
}
