import { ActionIcon, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { formatAmount } from '../money/format.ts';
import { useAmountText } from '../money/useAmountText.ts';
import { QUANTITIES, boundProblem, stepped } from './step.ts';
import classes from './QuantityInput.module.css';

interface QuantityInputProps {
  label: string;
  /** A whole number; null for none, NaN while the text is no number. */
  value: number | null;
  /** Gets the text too, so that one that is no number can be kept. */
  onChange: (value: number | null, text: string) => void;
  /** A text kept earlier, shown while the value is NaN. */
  kept?: string | undefined;
  /** 0 unless told. */
  min?: number;
  max?: number;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** A cell of a table: the label is read out only, and the arrow keys do for the buttons. */
  isCell?: boolean;
}

/** A field for a whole number of things, with steps up and down. */
export function QuantityInput(props: QuantityInputProps): ReactNode {
  const { value, onChange, kept, error, label, isCell = false, ...others } = props;
  const { min = QUANTITIES.min, max = QUANTITIES.max, ...field } = others;
  const { t } = useTranslation('common');
  const tag = useTag();
  const bounds = { min, max };
  const write = (number: number): string => formatAmount(number, 0, tag);
  const amount = useAmountText(
    value,
    { tag, digits: 0, allowNegative: true },
    write,
    onChange,
    kept,
  );
  const { text, problem, onText, onBlur } = amount;
  const step = (by: number): void => {
    const next = stepped(value, by, bounds);
    onChange(next, write(next));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    amount.onKeyDown(event);
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const bound = boundProblem(value, bounds);
  const ownError =
    bound === 'tooSmall'
      ? t('number.tooSmall', { number: write(min) })
      : bound === 'tooLarge' || problem === 'tooLarge'
        ? t('number.tooLarge', { number: write(max) })
        : problem && t('number.whole');
  return (
    <TextInput
      {...field}
      {...(isCell ? { 'aria-label': label, size: 'xs' } : { label })}
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
      aria-valuemin={min}
      aria-valuemax={max}
      classNames={{ input: classes.input ?? '' }}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      error={ownError ?? error}
      {...(isCell ? {} : { rightSectionWidth: 60 })}
      rightSection={
        isCell ? undefined : (
          <span className={classes.steps}>
            <ActionIcon
              size={24}
              tabIndex={-1}
              disabled={field.disabled === true || (value ?? 0) <= min}
              aria-label={t('number.less')}
              onClick={() => step(-1)}
            >
              <IconMinus size={14} stroke={2} />
            </ActionIcon>
            <ActionIcon
              size={24}
              tabIndex={-1}
              disabled={field.disabled === true || (value ?? 0) >= max}
              aria-label={t('number.more')}
              onClick={() => step(1)}
            >
              <IconPlus size={14} stroke={2} />
            </ActionIcon>
          </span>
        )
      }
    />
  );
}
