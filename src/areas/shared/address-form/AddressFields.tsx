import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '#ui/country/CountrySelect.tsx';
import { PhoneInput } from '#ui/form/ContactInputs.tsx';
import { addressRows, neededFields } from '../domain/address.ts';
import type { AddressValues } from './address-values.ts';
import classes from './address-form.module.css';

interface AddressFieldsProps {
  values: AddressValues;
  onChange: (field: keyof AddressValues, value: string | null) => void;
  errors: Partial<Record<keyof AddressValues, ReactNode>>;
  /** Lowercase; must be stable. */
  countries: readonly string[];
}

/** In the country's order. Texts in `order`. */
export function AddressFields(props: AddressFieldsProps): ReactNode {
  const { values, onChange, errors, countries } = props;
  const { t } = useTranslation('order');
  const country = values.country_code ?? '';
  const needed = neededFields(country);
  return (
    <>
      <CountrySelect
        label={t('address.country_code')}
        codes={countries}
        required
        value={values.country_code}
        onChange={(code) => onChange('country_code', code)}
        error={errors.country_code}
      />
      {addressRows(country).map((row) => (
        <div key={row.join(' ')} className={classes.row}>
          {row.map((field) => (
            <TextInput
              key={field}
              label={t(`address.${field}`)}
              autoComplete="off"
              required={needed.includes(field)}
              value={values[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
              error={errors[field]}
            />
          ))}
        </div>
      ))}
      <PhoneInput
        label={t('address.phone')}
        value={values.phone}
        onChange={(event) => onChange('phone', event.currentTarget.value)}
        error={errors.phone}
      />
    </>
  );
}
