import { Popover } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { rangeToText, textToRange } from '../date/range.ts';
import { RangePanel } from '../date/RangePanel.tsx';
import { rangeInWords } from '../date/words.ts';
import { readersZone, zoneName } from '../date/zone.ts';
import { keepEscape } from '../overlay/keep-escape.ts';
import { Chip } from '../picker/Chip.tsx';
import classes from './DatesFilter.module.css';

interface DatesFilterProps {
  label: string;
  /** None, or one range as `rangeToText` writes it. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  defaultOpened: boolean;
  onClose: () => void;
}

/** A filter for a range of days in the reader's time zone. */
export function DatesFilter(props: DatesFilterProps): ReactNode {
  const { label, values, onChange, defaultOpened, onClose } = props;
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState(defaultOpened);
  const [picking, setPicking] = useState<ReturnType<typeof textToRange>>();
  const zone = readersZone();
  const tag = useTag();
  const chosen = textToRange(values[0] ?? '');
  const shown = picking ?? chosen ?? { from: undefined, to: undefined };
  const change = (next: boolean): void => {
    setOpened(next);
    if (next) return;
    setPicking(undefined);
    onClose();
  };
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
        <Chip
          label={label}
          value={chosen && rangeInWords(chosen, tag, t)}
          opened={opened}
          popup="dialog"
          onClick={() => change(!opened)}
          onRemove={() => onChange([])}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} onFocusCapture={keepEscape}>
        <RangePanel
          label={label}
          zone={zone}
          value={shown}
          onChange={(range) => {
            setPicking(range);
            if (range.to !== undefined) onChange([rangeToText(range)]);
          }}
          onDone={() => change(false)}
        />
        <p className={classes.zone}>{t('date.zone', { zone: zoneName(zone, tag) })}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
