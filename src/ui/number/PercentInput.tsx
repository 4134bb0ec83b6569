import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../format/money.ts';
import { useTag } from '../format/useTag.ts';
import { useAmountText } from './useAmountText.ts';

/** Maximum decimals of a rate. */
const DIGITS = 4;
const SCALE = 10 ** DIGITS;

interface PercentInputProps {
  label: string;
  /** Percent, such as 5.5; null if empty, NaN while invalid. */
  value: number | null;
  onChange: (value: number | null) => void;
  description?: ReactNode;
  invalidText: string;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export function PercentInput(props: PercentInputProps): ReactNode {
  const { value, onChange, invalidText, error, ...field } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: DIGITS, useGrouping: false });
  const { text, problem, onText, onBlur, onKeyDown } = useAmountText(
    value === null ? null : Math.round(value * SCALE),
    { tag, digits: DIGITS, allowNegative: false },
    (scaled) => plain.format(scaled / SCALE),
    (scaled) => onChange(scaled === null ? null : scaled / SCALE),
  );
  const ownError =
    problem === 'tooPrecise'
      ? t('number.tooPrecise', { number: formatAmount(DIGITS, 0, tag) })
      : problem && invalidText;
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>%</span>}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      error={ownError ?? error}
    />
  );
}
