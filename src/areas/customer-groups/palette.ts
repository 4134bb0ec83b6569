import { listCustomerGroups } from '#generated/admin/customer-groups/customer-groups.ts';
import type { FindRecords } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

/** Searches names. */
export const findCustomerGroups: FindRecords = async ({ q, limit, offset }, signal) => {
  const { customer_groups: groups, count } = await listCustomerGroups(
    { q, limit, offset },
    { signal },
  );
  return {
    count,
    records: groups.map(({ id, name }) => ({ id, to: paths.customerGroup(id), title: name })),
  };
};
