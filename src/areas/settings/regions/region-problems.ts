import type { TFunction } from 'i18next';
import type { RegionValues } from './region-values.ts';

export const regionProblems = (
  values: RegionValues,
  t: TFunction<'regions'>,
  common: TFunction<'common'>,
): Partial<Record<keyof RegionValues, string | undefined>> => ({
  name: values.name.trim() ? undefined : common('form.nameMissing'),
  currency: values.currency ? undefined : t('currencyMissing'),
  payment: values.payment.length > 0 ? undefined : t('paymentMissing'),
  taxRate:
    values.taxRate !== null && values.taxRate >= 0 && values.taxRate <= 100
      ? undefined
      : t('rateInvalid'),
  fulfillment: values.fulfillment.length > 0 ? undefined : t('fulfillmentMissing'),
});
