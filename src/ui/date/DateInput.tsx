import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { keepEscape } from '../overlay/keep-escape.ts';
import { Calendar } from './Calendar.tsx';
import type { Day } from './day.ts';
import { dayPattern, formatDay, parseDay } from './parse-day.ts';
import { readersZone, today } from './zone.ts';

interface DateInputProps {
  label: string;
  /** '' while the typed text is no day, so that schemas reject it. */
  value: Day | null;
  onChange: (value: Day | null) => void;
  /** Decides “today”; default: the reader's zone. */
  zone?: string;
  min?: Day;
  max?: Day;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  isTypedOnly?: boolean;
  /** Called on blur and on Enter. */
  onLeave?: () => void;
  onEnter?: () => void;
}

export function DateInput(props: DateInputProps): ReactNode {
  const { value, onChange, zone = readersZone(), min, max, error, ...further } = props;
  const { isTypedOnly, onLeave, onEnter, ...field } = further;
  const { t } = useTranslation('common');
  const tag = useTag();
  const now = today(zone);
  const pattern = dayPattern(
    { day: t('date.pattern.day'), month: t('date.pattern.month'), year: t('date.pattern.year') },
    tag,
  );
  const [typed, setTyped] = useState<{ text: string; left: boolean }>();
  const [opened, setOpened] = useState(false);
  const read = (text: string): Day | null =>
    text.trim() === '' ? null : (parseDay(text, tag, Number(now.slice(0, 4))) ?? '');
  const isOwn = typed !== undefined && read(typed.text) === value;
  const isOut = Boolean(value) && ((min && (value ?? '') < min) || (max && (value ?? '') > max));
  const ownError = (): string | undefined => {
    if (isOwn && typed.left && value === '') {
      return t('date.notADay', { example: formatDay(now, tag) });
    }
    if (!isOut) return undefined;
    return min && (value ?? '') < min
      ? t('date.tooEarly', { day: formatDay(min, tag) })
      : t('date.tooLate', { day: formatDay(max ?? now, tag) });
  };
  const calendar = (): ReactNode => (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          disabled={field.disabled === true}
          aria-label={t('date.open', { label: field.label })}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={16} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={field.label} onFocusCapture={keepEscape}>
        <Calendar
          label={field.label}
          value={{ from: value || undefined, to: undefined }}
          today={now}
          min={min}
          max={max}
          autoFocus
          onPick={(day) => {
            setTyped(undefined);
            onChange(day);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      {...field}
      autoComplete="off"
      placeholder={pattern}
      value={isOwn ? typed.text : value ? formatDay(value, tag) : ''}
      error={ownError() ?? error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ text, left: false });
        onChange(read(text));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.();
      }}
      onBlur={() => {
        setTyped(isOwn && value === '' ? { ...typed, left: true } : undefined);
        onLeave?.();
      }}
      rightSection={isTypedOnly ? undefined : calendar()}
    />
  );
}
