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
  /** All if undefined. */
  only?: readonly string[] | undefined;
}

export function AttributeFields(props: AttributeFieldsProps): ReactNode {
  const { value, onChange, labelOf, errors, only } = props;
  const isShown = (field: keyof AttributeValues): boolean => only?.includes(field) ?? true;
  const measures = MEASURES.filter(isShown);
  const customs = CUSTOMS.filter(isShown);
  return (
    <>
      <Columns count={measures.length}>
        {measures.map((field) => (
          <QuantityInput
            key={field}
            label={labelOf(field)}
            value={value[field]}
            error={errors?.[field]}
            onChange={(next, text) => onChange({ [field]: typedNumber(next, text) })}
          />
        ))}
      </Columns>
      <Columns count={customs.length}>
        {customs.map((field) => (
          <TextInput
            key={field}
            label={labelOf(field)}
            value={value[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </Columns>
      {isShown('origin_country') ? (
        <CountrySelect
          label={labelOf('origin_country')}
          value={value.origin_country?.toLowerCase() ?? null}
          onChange={(code) => onChange({ origin_country: code?.toUpperCase() ?? null })}
        />
      ) : null}
    </>
  );
}

function Columns({ count, children }: { count: number; children: ReactNode }): ReactNode {
  if (count === 0) return null;
  return (
    <SimpleGrid cols={Math.min(count, 2)} spacing="sm">
      {children}
    </SimpleGrid>
  );
}
