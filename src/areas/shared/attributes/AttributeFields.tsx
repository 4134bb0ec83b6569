import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { CountrySelect } from '#ui/country/CountrySelect.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { typedNumber } from '#ui/number/typed-number.ts';
import { CUSTOMS, MEASURES } from './attributes.ts';
import type { AttributeValues } from './attributes.ts';

interface AttributeFieldsProps {
  value: AttributeValues;
  onChange: (change: Partial<AttributeValues>) => void;
  labelOf: (field: keyof AttributeValues) => string;
  errors?: Partial<Record<keyof AttributeValues, ReactNode>>;
}

export function AttributeFields(props: AttributeFieldsProps): ReactNode {
  const { value, onChange, labelOf, errors } = props;
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        {MEASURES.map((field) => (
          <QuantityInput
            key={field}
            label={labelOf(field)}
            value={value[field]}
            error={errors?.[field]}
            onChange={(next, text) => onChange({ [field]: typedNumber(next, text) })}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="sm">
        {CUSTOMS.map((field) => (
          <TextInput
            key={field}
            label={labelOf(field)}
            value={value[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <CountrySelect
        label={labelOf('origin_country')}
        value={value.origin_country?.toLowerCase() ?? null}
        onChange={(code) => onChange({ origin_country: code?.toUpperCase() ?? null })}
      />
    </>
  );
}
