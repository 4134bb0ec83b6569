import { listCustomers } from '#generated/admin/customers/customers.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';
import { personName, fullName } from '#ui/format/person-name.ts';

/** The server searches first name, last name and email. */
export const findCustomers: FindRecords = async ({ q, limit, offset }, signal) => {
  const { customers, count } = await listCustomers({ q, limit, offset }, { signal });
  return {
    count,
    records: foundRecords(customers, (customer) => ({
      id: customer.id,
      to: paths.customer(customer.id),
      title: personName(customer),
      detail: fullName(customer) === undefined ? undefined : customer.email,
    })),
  };
};
