import { readEach } from '#ui/format/read-each.ts';
import type { Region } from './query.ts';

/** What the form of a region edits. */
export interface RegionValues {
  name: string;
  currency: string;
  /** Two small letters each. */
  countries: string[];
  /** Ids. */
  payment: string[];
  fulfillment: string[];
  includesTax: boolean;
  /** Percent; null while the field is empty. */
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

/** The server's names of what is edited. */
export const toFields = (values: RegionValues) => ({
  name: values.name.trim(),
  currency_code: values.currency,
  countries: values.countries,
  payment_providers: values.payment,
  fulfillment_providers: values.fulfillment,
  includes_tax: values.includesTax,
  tax_rate: values.taxRate ?? 0,
});
