import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, currencyDecimals, parseAmount } from './amount.ts';

interface MoneyFieldProps {
  label: string;
  /** Only for screen readers: a column's heading says it already. */
  isLabelHidden?: boolean;
  /** ISO 4217, in any case. */
  currency: string;
  /** Minor units; null for no amount, NaN for what is no amount: a form must not be saved with it. */
  value: number | null;
  onChange: (value: number | null) => void;
  size?: 'xs' | 'sm';
}

/** A field for an amount of money, typed in the reader's way and kept in minor units. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  const { label, isLabelHidden, value, onChange, size = 'sm' } = props;
  const { t, i18n } = useTranslation('products');
  const currency = props.currency.toUpperCase();
  const language = document.documentElement.lang || i18n.language;
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && Number.isNaN(value);
  const shown = typed ?? (value === null || Number.isNaN(value) ? '' : amountText(value, currency, language));
  return (
    <TextInput
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      size={size}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<small aria-hidden>{currency}</small>}
      leftSectionWidth={46}
      dir="ltr"
      value={shown}
      error={isWrong ? t('prices.invalid', { count: currencyDecimals(currency) }) : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(parseAmount(text, currency, language) ?? (text.trim() ? Number.NaN : null));
      }}
      onBlur={() => {
        setLeft(true);
        if (!Number.isNaN(value)) setTyped(undefined);
      }}
    />
  );
}
