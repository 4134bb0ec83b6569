import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { PercentInput } from '#ui/number/PercentInput.tsx';
import { currencySource } from '#shared/sources/sales-sources.ts';
import { providerSource } from './providers.ts';
import type { RegionValues } from './region-values.ts';
import { useFreeCountries } from './useFreeCountries.ts';

interface RegionFieldsProps {
  form: UseFormReturnType<RegionValues>;
  /** Undefined for a new region. */
  ownId: string | undefined;
}

type FieldProps = Pick<RegionFieldsProps, 'form'>;

export function NameField({ form }: FieldProps): ReactNode {
  const { t } = useTranslation('regions');
  return (
    <TextInput
      label={t('fields.name')}
      description={t('nameText')}
      required
      data-autofocus
      {...form.getInputProps('name')}
    />
  );
}

export function TaxRateField({ form }: FieldProps): ReactNode {
  const { t } = useTranslation('regions');
  return (
    <PercentInput
      label={t('fields.taxRate')}
      description={t('taxRateText')}
      invalidText={t('rateInvalid')}
      required
      {...form.getInputProps('taxRate')}
      value={form.values.taxRate}
    />
  );
}

export function RegionFields({ form, ownId }: RegionFieldsProps): ReactNode {
  const { t } = useTranslation('regions');
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const store = useGetStore().data?.store;
  const countries = useFreeCountries(ownId);
  const { values, errors } = form;
  return (
    <>
      <NameField form={form} />
      <EntitySelect
        label={t('fields.currency')}
        description={t('currencyText')}
        source={currencySource}
        value={values.currency || null}
        onChange={(code) => form.setFieldValue('currency', code ?? '')}
        error={errors['currency']}
        required
        keepOne
      />
      <EntityMultiSelect
        label={t('fields.countries')}
        description={t('countriesText')}
        source={countries}
        value={values.countries}
        onChange={(codes) => form.setFieldValue('countries', codes.toSorted())}
        error={errors['countries']}
      />
      <EntityMultiSelect
        label={t('fields.payment')}
        description={t('paymentText')}
        source={providerSource('payment', t, store?.payment_providers)}
        value={values.payment}
        onChange={(ids) => form.setFieldValue('payment', ids.toSorted())}
        error={errors['payment']}
        required
      />
      <EntityMultiSelect
        label={t('fields.fulfillment')}
        description={t('fulfillmentText')}
        source={providerSource('fulfillment', t, store?.fulfillment_providers)}
        value={values.fulfillment}
        onChange={(ids) => form.setFieldValue('fulfillment', ids.toSorted())}
        error={errors['fulfillment']}
        required
      />
      <TaxRateField form={form} />
      {hasTax ? (
        <Checkbox
          label={t('fields.includesTax')}
          description={t('includesTaxText')}
          {...form.getInputProps('includesTax', { type: 'checkbox' })}
        />
      ) : null}
    </>
  );
}
