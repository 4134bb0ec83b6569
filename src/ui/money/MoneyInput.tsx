import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyDigits, currencySign } from '../format/currency.ts';
import { formatAmount } from '../format/money.ts';
import { useTag } from '../format/useTag.ts';
import { LARGEST_AMOUNT } from '../number/parse.ts';
import { useAmountText } from '../number/useAmountText.ts';
import { amountProblemText } from './amount-problem.ts';
import classes from './MoneyInput.module.css';

interface MoneyInputProps {
  label: string;
  /** ISO 4217, any case; empty while it isn't known. */
  currency: string;
  /** Minor units; null if empty, NaN while invalid. */
  value: number | null;
  onChange: (value: number | null) => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  allowNegative?: boolean;
  /** Minor units. */
  max?: number;
  placeholder?: string;
  /** Keeps text that is no number; see `KeptTexts`. */
  keptAs?: string;
}

export function MoneyInput(props: MoneyInputProps): ReactNode {
  const { currency, value, onChange, allowNegative, error, keptAs, ...rest } = props;
  const { max = LARGEST_AMOUNT, ...field } = rest;
  const { t } = useTranslation('common');
  const tag = useTag();
  const code = currency.toUpperCase();
  const digits = currencyDigits(code);
  const sign = code === '' ? '' : currencySign(code, tag);
  const { text, problem, onText, onBlur, onKeyDown } = useAmountText(
    value,
    {
      tag,
      digits,
      signs: [code, sign].filter(Boolean),
      allowNegative: allowNegative ?? false,
      max,
    },
    (minor) => formatAmount(minor, digits, tag),
    onChange,
    keptAs,
  );
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      error={problem ? amountProblemText(problem, code, { t, tag }, max) : error}
      rightSection={
        code === '' ? null : (
          <span className={classes.sign} title={code}>
            {sign === code ? code : `${sign} ${code}`}
          </span>
        )
      }
      rightSectionWidth={sign === code ? 52 : 74}
      rightSectionPointerEvents="none"
    />
  );
}
