import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesChannel } from '#generated/admin/admin.schemas.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { CountrySelect } from '#ui/country/CountrySelect.tsx';
import { PhoneInput } from '#ui/form/ContactInputs.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { withKnown } from '#ui/picker/source.ts';
import rows from '#shared/address-form/address-form.module.css';
import { salesChannelSource } from '#shared/sources/sources.ts';
import { rowsOf } from './location-values.ts';
import type { LocationValues } from './location-values.ts';

interface LocationFieldsProps {
  form: UseFormReturnType<LocationValues>;
  /** Those it has; undefined for a new one, whose channels are chosen on its page. */
  channels?: readonly SalesChannel[];
}

export function LocationName({ form }: Pick<LocationFieldsProps, 'form'>): ReactNode {
  const { t } = useTranslation('locations');
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

export function LocationFields({ form, channels }: LocationFieldsProps): ReactNode {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation('common');
  const hasChannels = useFeature('sales_channels') === true;
  const { values } = form;
  return (
    <>
      <LocationName form={form} />
      {hasChannels && channels ? (
        <EntityMultiSelect
          label={common('fields.channels')}
          description={t('channelsText')}
          source={withKnown(salesChannelSource, channels)}
          value={values.channels}
          onChange={(ids) => form.setFieldValue('channels', ids.toSorted())}
        />
      ) : null}
      <CountrySelect
        label={t('fields.country_code')}
        description={t('addressText')}
        value={values.country_code}
        onChange={(code) => form.setFieldValue('country_code', code)}
        error={form.errors['country_code']}
      />
      {rowsOf(values.country_code).map((row) => (
        <div key={row.join(' ')} className={rows.row}>
          {row.map((field) => (
            <TextInput
              key={field}
              label={t(`fields.${field}`)}
              autoComplete="off"
              {...form.getInputProps(field)}
            />
          ))}
        </div>
      ))}
      <PhoneInput label={t('fields.phone')} {...form.getInputProps('phone')} />
    </>
  );
}
