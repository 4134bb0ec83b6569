import { getGetCustomerQueryOptions } from '#generated/admin/customers/customers.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const customerRecord = recordQuery({
  name: 'customer',
  query: getGetCustomerQueryOptions,
  // Orders are listed separately.
  relations: ['groups', 'shipping_addresses'],
});

export type Customer = RecordOf<typeof customerRecord>;
