import { Checkbox, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateRegionBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateRegionMutationOptions } from '#generated/admin/regions/regions.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { PercentInput } from '#ui/number/PercentInput.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { regionRecord } from '../regions/query.ts';
import type { Region } from '../regions/query.ts';
import { taxProviderName, useTaxProviders } from './tax-providers.ts';

export interface TaxValues {
  /** Percent; null while empty. */
  rate: number | null;
  code: string;
  /** Provider id; empty for the server's own. */
  provider: string;
  isAutomatic: boolean;
  hasGiftCards: boolean;
}

const toValues = (region: Region): TaxValues => ({
  rate: region.tax_rate,
  code: region.tax_code ?? '',
  provider: region.tax_provider_id ?? '',
  isAutomatic: region.automatic_taxes,
  hasGiftCards: region.gift_cards_taxable,
});

const toBody = (before: TaxValues, after: TaxValues): UpdateRegionBody =>
  omitUndefined<UpdateRegionBody>({
    tax_rate: after.rate === before.rate ? undefined : (after.rate ?? 0),
    tax_code: after.code === before.code ? undefined : after.code.trim() || null,
    tax_provider_id: after.provider === before.provider ? undefined : after.provider || null,
    automatic_taxes: after.isAutomatic === before.isAutomatic ? undefined : after.isAutomatic,
    gift_cards_taxable: after.hasGiftCards === before.hasGiftCards ? undefined : after.hasGiftCards,
  });

interface EditTaxesProps {
  region: Region;
  onClose: () => void;
  only?: readonly (keyof TaxValues)[];
}

export function EditTaxes({ region, onClose, only }: EditTaxesProps): ReactNode {
  const { t } = useTranslation('taxes');
  const tag = useTag();
  const providers = useTaxProviders(region.tax_provider_id, t);
  const { form, bind } = useRecordForm({
    source: regionRecord,
    update: getUpdateRegionMutationOptions,
    record: region,
    toValues,
    toBody,
    validate: ({ rate }) => ({
      rate: rate !== null && rate >= 0 && rate <= 100 ? undefined : t('rateInvalid'),
    }),
    saved: () => t('edit.saved', { region: region.name }),
    onClose,
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`fields.${field}`)}
      show={(field, value) =>
        typeof value === 'boolean'
          ? t(value ? 'on' : 'off')
          : field === 'rate'
            ? formatPercent(value, tag)
            : field === 'provider'
              ? taxProviderName(String(value), t)
              : value
      }
      fields={{
        rate: (
          <PercentInput
            label={t('fields.rate')}
            description={t('rateText')}
            invalidText={t('rateInvalid')}
            required
            {...form.getInputProps('rate')}
            value={form.values.rate}
          />
        ),
        code: (
          <TextInput
            label={t('fields.code')}
            description={t('codeText')}
            {...form.getInputProps('code')}
          />
        ),
        provider: (
          <Select
            label={t('fields.provider')}
            description={t('providerText')}
            data={providers}
            allowDeselect={false}
            value={form.values.provider}
            onChange={(provider) => form.setFieldValue('provider', provider ?? '')}
          />
        ),
        isAutomatic: (
          <Checkbox
            label={t('fields.isAutomatic')}
            description={t('automaticText')}
            {...form.getInputProps('isAutomatic', { type: 'checkbox' })}
          />
        ),
        hasGiftCards: (
          <Checkbox
            label={t('fields.hasGiftCards')}
            description={t('giftCardsText')}
            {...form.getInputProps('hasGiftCards', { type: 'checkbox' })}
          />
        ),
      }}
    />
  );
}
