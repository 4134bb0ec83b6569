import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityInput } from '../../ui/number/QuantityInput.tsx';
import { CUSTOMS, MEASURES } from './attributes.ts';
import type { AttributeValues } from './attributes.ts';
import { COUNTRIES, countryName } from './countries.ts';

interface AttributeFieldsProps {
  value: AttributeValues;
  onChange: (change: Partial<AttributeValues>) => void;
  /** What the form has against a field. */
  errors?: Partial<Record<keyof AttributeValues, ReactNode>>;
}

/** The fields for measures and customs; of a product or of one variant. */
export function AttributeFields({ value, onChange, errors }: AttributeFieldsProps): ReactNode {
  const { t, i18n } = useTranslation('products');
  const language = document.documentElement.lang || i18n.language;
  const countries = useMemo(
    () =>
      COUNTRIES.map((code) => ({ value: code, label: countryName(code, language) })).toSorted(
        (a, b) => a.label.localeCompare(b.label, language),
      ),
    [language],
  );
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        {MEASURES.map((field) => (
          <QuantityInput
            key={field}
            label={t(`fields.${field}`)}
            value={value[field]}
            error={errors?.[field]}
            onChange={(next) => onChange({ [field]: next })}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="sm">
        {CUSTOMS.map((field) => (
          <TextInput
            key={field}
            label={t(`fields.${field}`)}
            value={value[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <Select
        label={t('fields.origin_country')}
        searchable
        clearable
        data={countries}
        value={value.origin_country}
        onChange={(origin_country) => onChange({ origin_country })}
      />
    </>
  );
}
