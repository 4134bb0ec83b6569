import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CUSTOMS, MEASURES } from './attributes.ts';
import type { AttributeValues } from './attributes.ts';
import { COUNTRIES, countryName } from './countries.ts';

interface AttributeFieldsProps {
  value: AttributeValues;
  onChange: (change: Partial<AttributeValues>) => void;
}

/** What the server's columns can hold. */
const MOST = 2_147_483_647;

/** The fields for measures and customs; of a product or of one variant. */
export function AttributeFields({ value, onChange }: AttributeFieldsProps): ReactNode {
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
          <NumberInput
            key={field}
            label={t(`fields.${field}`)}
            allowDecimal={false}
            allowNegative={false}
            max={MOST}
            hideControls
            value={value[field] ?? ''}
            onChange={(next) => onChange({ [field]: typeof next === 'number' ? next : null })}
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
