import type { QueryClient } from '@tanstack/react-query';
import type { ListTaxRatesParams } from '#generated/admin/admin.schemas.ts';
import {
  getGetTaxRateQueryOptions,
  getListTaxRatesQueryOptions,
} from '#generated/admin/tax-rates/tax-rates.ts';
import type { getTaxRate, listTaxRates } from '#generated/admin/tax-rates/tax-rates.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';
import { regionRecord } from '../regions/query.ts';

export const taxRatesOf = (regionId: string) =>
  listQuery({
    rows: 'tax_rates',
    query: getListTaxRatesQueryOptions,
    filters: {},
    defaultOrder: 'name',
    params: () =>
      omitUndefined<Partial<ListTaxRatesParams>>({
        region_id: [regionId],
        // The server sends counts only if listed.
        fields: [
          'id',
          'name',
          'code',
          'rate',
          'region_id',
          'product_count',
          'product_type_count',
          'shipping_option_count',
        ] satisfies FieldOf<typeof listTaxRates>[],
      }),
  });

export const startTaxRegion = async (client: QueryClient, id: string, address: URLSearchParams) =>
  Promise.all([regionRecord.start(client, id), taxRatesOf(id).start(client, address)]);

/** Includes everything the rate applies to. */
export const taxRateQuery = (id: string) =>
  getGetTaxRateQueryOptions(id, {
    expand: ['products', 'product_types', 'shipping_options'] satisfies ExpandOf<
      typeof getTaxRate
    >[],
  });

export const taxRateRecord = recordQuery({ name: 'tax_rate', query: taxRateQuery });

export type TaxRate = RecordOf<typeof taxRateRecord>;
