import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../format/money.ts';
import { useTag } from '../format/useTag.ts';
import { QUANTITIES, boundProblem, stepped } from './step.ts';
import { numberOf } from './typed-number.ts';
import type { TypedNumber } from './typed-number.ts';
import { useAmountText } from './useAmountText.ts';
import { useScanned } from './useScanned.ts';

interface QuantityInputProps {
  label: string;
  /** Whole number; null if empty, NaN or `{ typed }` while invalid. */
  value: TypedNumber;
  /** Gets NaN for invalid text; see `typedNumber`. */
  onChange: (value: number | null, text: string) => void;
  onLeave?: () => void;
  /** Written once an empty field is left. */
  emptyAs?: number;
  min?: number;
  max?: number;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  /** Keeps text that is no number; see `KeptTexts`. */
  keptAs?: string;
  required?: boolean;
  disabled?: boolean;
  /** Takes no scanned code for a number. */
  refusesCodes?: boolean;
  /** Hides the label visually; includes `isTypedOver`. */
  isCell?: boolean;
  /** Selects the number on focus. */
  isTypedOver?: boolean;
}

/** Arrow keys step. */
export function QuantityInput(props: QuantityInputProps): ReactNode {
  const {
    value,
    onChange,
    onLeave,
    emptyAs,
    error,
    label,
    keptAs,
    refusesCodes = false,
    isCell = false,
    ...others
  } = props;
  const { min = QUANTITIES.min, max = QUANTITIES.max, isTypedOver = isCell, ...field } = others;
  const { t } = useTranslation('common');
  const tag = useTag();
  const bounds = { min, max };
  const number = numberOf(value);
  const write = (units: number): string => formatAmount(units, 0, tag);
  const format = { tag, digits: 0, allowNegative: true };
  const [code, setCode] = useState<string>();
  const shown = code !== undefined && Number.isNaN(value) ? { typed: code } : value;
  const amount = useAmountText(shown, format, write, onChange, keptAs);
  const { text, problem, onBlur } = amount;
  const scanned = useScanned();
  const refuseCode = (): boolean => {
    if (!refusesCodes || !scanned.hasCode(text)) return false;
    setCode(text);
    onChange(Number.NaN, text);
    return true;
  };
  const fillEmpty = (): void => {
    if (emptyAs !== undefined && text.trim() === '') onChange(emptyAs, write(emptyAs));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    amount.onKeyDown(event);
    // Enter submits forms, without a blur.
    if (event.key === 'Enter') {
      fillEmpty();
      if (refuseCode()) event.preventDefault();
    }
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = stepped(number, by, bounds);
    onChange(next, write(next));
  };
  const bound = boundProblem(number, bounds);
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
      aria-valuenow={number === null || Number.isNaN(number) ? undefined : number}
      aria-valuemin={min}
      aria-valuemax={max}
      value={text}
      onChange={(event) => {
        setCode(undefined);
        amount.onText(event.currentTarget.value);
      }}
      onBlur={() => {
        onBlur();
        fillEmpty();
        refuseCode();
        onLeave?.();
      }}
      onFocus={(event) => {
        if (isTypedOver) event.currentTarget.select();
      }}
      {...scanned.listen}
      onKeyDown={onKeyDown}
      error={ownError ?? error}
    />
  );
}
