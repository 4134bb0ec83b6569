import { listCustomerGroups } from '#generated/admin/customer-groups/customer-groups.ts';
import type { FindRecords } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

/** Searches names. */
export const findCustomerGroups: FindRecords = async (search, signal) => {
  const { customer_groups: groups, count } = await listCustomerGroups(search, { signal });
  return {
    count,
    records: groups.map(({ id, name }) => ({ id, to: paths.customerGroup(id), title: name })),
  };
};
