import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { calendarWords } from './calendar-words.ts';
import { dayAfterKey } from './calendar-keys.ts';
import { addMonths, monthStart, monthWeeks } from './day.ts';
import type { Day } from './day.ts';
import type { DayRange } from './range.ts';
import classes from './Calendar.module.css';

interface CalendarProps {
  label: string;
  value: DayRange;
  onPick: (day: Day) => void;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  autoFocus?: boolean;
}

export function Calendar(props: CalendarProps): ReactNode {
  const { label, value, onPick, today, min, max, autoFocus } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const words = useMemo(() => calendarWords(tag), [tag]);
  const chosen = value.to ?? value.from;
  const [focused, setFocused] = useState(chosen ?? today);
  const [known, setKnown] = useState(chosen);
  // Follow the typed day.
  if (chosen !== known) {
    setKnown(chosen);
    if (chosen) setFocused(chosen);
  }
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const isOff = (day: Day): boolean =>
    (min !== undefined && day < min) || (max !== undefined && day > max);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRtl = grid.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = dayAfterKey(focused, event, words.firstWeekday, isRtl);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setFocused(next);
  };
  const first = value.from ?? value.to;
  const last = value.to ?? value.from;
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <ActionIcon
          aria-label={t('date.previousMonth')}
          onClick={() => setFocused(addMonths(focused, -1))}
        >
          <IconChevronLeft size={17} stroke={1.75} className={classes.arrow} />
        </ActionIcon>
        <span className={classes.month} aria-live="polite">
          {words.month(focused)}
        </span>
        <ActionIcon
          aria-label={t('date.nextMonth')}
          onClick={() => setFocused(addMonths(focused, 1))}
        >
          <IconChevronRight size={17} stroke={1.75} className={classes.arrow} />
        </ActionIcon>
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        className={classes.grid}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={classes.week}>
          {words.weekdays.map(({ short, long }) => (
            <span key={long} role="columnheader" aria-label={long} className={classes.weekday}>
              {short}
            </span>
          ))}
        </div>
        {monthWeeks(focused, words.firstWeekday).map((week) => (
          <div key={week[0]} role="row" className={classes.week}>
            {week.map((day) => (
              <div
                key={day}
                role="gridcell"
                className={classes.cell}
                aria-selected={
                  first !== undefined && last !== undefined && day >= first && day <= last
                }
                data-first={day === first || undefined}
                data-last={day === last || undefined}
              >
                <button
                  type="button"
                  className={classes.day}
                  tabIndex={day === focused ? 0 : -1}
                  data-autofocus={(autoFocus && day === focused) || undefined}
                  aria-label={words.day(day)}
                  aria-current={day === today ? 'date' : undefined}
                  data-outside={monthStart(day) === monthStart(focused) ? undefined : true}
                  disabled={isOff(day)}
                  onClick={() => {
                    setFocused(day);
                    onPick(day);
                  }}
                >
                  {words.number(day)}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
