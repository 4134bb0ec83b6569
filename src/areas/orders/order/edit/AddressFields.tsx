import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '#ui/country/CountrySelect.tsx';
import { PhoneInput } from '#ui/form/ContactInputs.tsx';
import { addressRows, neededFields } from '#shared/address.ts';
import type { AddressValues } from './address-values.ts';
import classes from './edit.module.css';

interface AddressFieldsProps {
  form: UseFormReturnType<AddressValues>;
  /** Those that may be chosen, in small letters; the same list on every render. */
  countries: readonly string[];
}

/** The fields of an address, in the order in which its country writes them. */
export function AddressFields({ form, countries }: AddressFieldsProps): ReactNode {
  const { t } = useTranslation('order');
  const country = form.values.country_code ?? '';
  const needed = neededFields(country);
  return (
    <>
      <CountrySelect
        label={t('address.country_code')}
        codes={countries}
        required
        value={form.values.country_code}
        onChange={(code) => form.setFieldValue('country_code', code)}
        error={form.errors['country_code']}
      />
      {addressRows(country).map((row) => (
        <div key={row.join(' ')} className={classes.row}>
          {row.map((field) => (
            <TextInput
              key={field}
              label={t(`address.${field}`)}
              autoComplete="off"
              required={needed.includes(field)}
              {...form.getInputProps(field)}
            />
          ))}
        </div>
      ))}
      <PhoneInput label={t('address.phone')} {...form.getInputProps('phone')} />
    </>
  );
}
