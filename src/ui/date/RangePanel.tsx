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

export interface RangeChoice {
  id: string;
  label: string;
  range: DayRange;
  choose: () => void;
}

interface RangePanelProps {
  label: string;
  value: DayRange;
  /** Default: `RANGE_PRESETS` */
  choices?: readonly RangeChoice[] | undefined;
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
  const choices =
    props.choices ??
    RANGE_PRESETS.map((preset) => ({
      id: preset,
      label: t(`date.preset.${preset}`),
      range: presetRange(preset, now),
      choose: () => onPreset(preset),
    }));
  return (
    <div className={classes.panel}>
      <div className={classes.presets}>
        {choices.map(({ id, label: name, range, choose }) => (
          <UnstyledButton
            key={id}
            className={classes.preset}
            aria-pressed={range.from === value.from && range.to === value.to}
            onClick={() => {
              choose();
              onDone();
            }}
          >
            {name}
          </UnstyledButton>
        ))}
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
