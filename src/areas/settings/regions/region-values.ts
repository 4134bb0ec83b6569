import type { UpdateRegionBody } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Region } from './query.ts';

export interface RegionValues {
  name: string;
  currency: string;
  /** Two lower-case letters each. */
  countries: string[];
  /** Provider ids. */
  payment: string[];
  fulfillment: string[];
  includesTax: boolean;
  /** Percent; null while empty. */
  taxRate: number | null;
}

export const toValues = (region: Region): RegionValues => ({
  name: region.name,
  currency: region.currency_code,
  countries: readEach(region.countries, ({ iso_2: code }) => code).toSorted(),
  payment: readEach(region.payment_providers, ({ id }) => id).toSorted(),
  fulfillment: readEach(region.fulfillment_providers, ({ id }) => id).toSorted(),
  includesTax: region.includes_tax === true,
  taxRate: region.tax_rate,
});

export const toFields = (values: RegionValues) =>
  ({
    name: values.name.trim(),
    currency_code: values.currency,
    countries: values.countries,
    payment_providers: values.payment,
    fulfillment_providers: values.fulfillment,
    includes_tax: values.includesTax,
    tax_rate: values.taxRate ?? 0,
  }) satisfies UpdateRegionBody;
