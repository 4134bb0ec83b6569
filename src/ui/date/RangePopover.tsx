import { Popover } from '@mantine/core';
import { memo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { keepEscape } from '../overlay/keep-escape.ts';
import { rangeOf } from './range.ts';
import type { ChosenDays, DayRange } from './range.ts';
import { RangePanel } from './RangePanel.tsx';
import type { RangeChoice } from './RangePanel.tsx';
import { today, zoneName } from './zone.ts';
import classes from './date.module.css';

interface RangePopoverProps {
  label: string;
  value: ChosenDays;
  onChange: (days: ChosenDays) => void;
  zone: string;
  choices?: readonly RangeChoice[];
  defaultOpened?: boolean;
  onClose?: () => void;
  renderTarget: (opened: boolean, toggle: () => void) => ReactElement;
}

interface DrawnWhileOpenProps {
  opened: boolean;
  children: ReactNode;
}

/** Drawing it again while it closes would delay the page. */
const DrawnWhileOpen = memo(
  function DrawnWhileOpen({ children }: DrawnWhileOpenProps): ReactNode {
    return children;
  },
  (_, { opened }) => !opened,
);

export function RangePopover(props: RangePopoverProps): ReactNode {
  const { label, value, onChange, zone, choices, onClose, renderTarget } = props;
  const { defaultOpened = false } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const [opened, setOpened] = useState(defaultOpened);
  const [picking, setPicking] = useState<DayRange>();
  const change = (next: boolean): void => {
    setOpened(next);
    setPicking(undefined);
    if (!next) onClose?.();
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
      <Popover.Target>{renderTarget(opened, () => change(!opened))}</Popover.Target>
      <Popover.Dropdown aria-label={label} onFocusCapture={keepEscape}>
        <DrawnWhileOpen opened={opened}>
          <RangePanel
            label={label}
            zone={zone}
            choices={choices}
            value={picking ?? rangeOf(value, today(zone))}
            onBegin={setPicking}
            onChange={(range) => {
              // `value` may lag behind.
              setPicking(range);
              onChange(range);
            }}
            onPreset={onChange}
            onDone={() => change(false)}
          />
        </DrawnWhileOpen>
        <p className={classes.note}>{t('date.zone', { zone: zoneName(zone, tag) })}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
