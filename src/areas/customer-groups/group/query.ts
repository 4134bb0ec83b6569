import { getGetCustomerGroupQueryOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';

export const groupRecord = recordQuery({
  name: 'customer_group',
  query: getGetCustomerGroupQueryOptions,
});

/** The group of a page. */
export type CustomerGroup = RecordOf<typeof groupRecord>;
