import { Select, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '#ui/date/DateInput.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { isInvalid, typedNumber } from '#ui/number/typed-number.ts';
import type { FieldValue, PlacedField } from './field-values.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface FieldInputProps {
  placed: PlacedField;
  value: FieldValue;
  error?: ReactNode;
  onChange: (value: FieldValue) => void;
}

export function FieldInput({ placed, value, error, onChange }: FieldInputProps): ReactNode {
  const { t } = useTranslation('common');
  const { text } = useFieldTexts();
  const { kind, label, hint, options = [] } = placed.field;
  const words = {
    label: text(placed, label),
    description: hint === undefined ? undefined : text(placed, hint),
    error,
  };
  const typed = typeof value === 'string' ? value : null;
  switch (kind) {
    case 'switch':
      return (
        <Switch
          {...words}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <QuantityInput
          {...words}
          value={typeof value === 'number' || isInvalid(value) ? value : null}
          onChange={(next, written) => onChange(typedNumber(next, written))}
        />
      );
    case 'date':
      return (
        <DateInput
          {...words}
          value={isInvalid(value) ? '' : typed}
          onChange={(day) => onChange(day === '' ? { typed: '' } : day)}
        />
      );
    case 'select': {
      // Mantine refuses two of one value.
      const known = options
        .filter((option, index) => options.findIndex((one) => one.value === option.value) === index)
        .map((option) => ({ value: option.value, label: text(placed, option.label) }));
      const isOther = typed !== null && !options.some((option) => option.value === typed);
      return (
        <Select
          {...words}
          clearable
          clearButtonProps={{ 'aria-label': t('picker.clear') }}
          data={isOther ? [...known, { value: typed, label: typed }] : known}
          value={typed}
          onChange={(next) => onChange(next)}
        />
      );
    }
    case 'text':
    default:
      return (
        <TextInput
          {...words}
          autoComplete="off"
          value={typed ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
  }
}
