import type { QueryClient } from '@tanstack/react-query';
import type { ListTaxRatesParams } from '#generated/admin/admin.schemas.ts';
import {
  getGetTaxRateQueryOptions,
  getListTaxRatesQueryOptions,
} from '#generated/admin/tax-rates/tax-rates.ts';
import { given } from '#shared/given.ts';
import { listQuery } from '#shared/list-query.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';
import { regionRecord } from '../regions/query.ts';

/** The tax rates of a region, found and paged by the server, with how much each applies to. */
export const taxRatesOf = (regionId: string) =>
  listQuery({
    rows: 'tax_rates',
    query: getListTaxRatesQueryOptions,
    filters: {},
    defaultOrder: 'name',
    params: () =>
      given<Partial<ListTaxRatesParams>>({
        region_id: [regionId],
        // Counts come only where they are asked for, as a list.
        fields: [
          'id',
          'name',
          'code',
          'rate',
          'region_id',
          'product_count',
          'product_type_count',
          'shipping_option_count',
        ],
      }),
  });

/** For the route's loader: starts to load a region and the page of its tax rates that an address shows. */
export const startTaxRegion = async (client: QueryClient, id: string, address: URLSearchParams) =>
  Promise.all([regionRecord.start(client, id), taxRatesOf(id).start(client, address)]);

/** The query of a tax rate with all that it applies to. */
export const taxRateQuery = (id: string) =>
  getGetTaxRateQueryOptions(id, { expand: ['products', 'product_types', 'shipping_options'] });

export const taxRateRecord = recordQuery({ name: 'tax_rate', query: taxRateQuery });

/** The tax rate of a page. */
export type TaxRate = RecordOf<typeof taxRateRecord>;
