import { getCustomer, listCustomers } from '#generated/admin/customers/customers.ts';
import type { Customer, ListCustomersParams } from '#generated/admin/admin.schemas.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { personName, fullName } from '#ui/format/person-name.ts';
import type { Offer } from '#shared/member-set/members.ts';

/** @param already marks members */
export const customerOffers = (
  groupId: string,
  already: string,
): OptionSource<Offer<Customer>> => ({
  key: ['admin', 'customers', 'offers', groupId],
  detailed: true,
  find: async ({ q, limit, offset }, signal) => {
    const { customers, count } = await listCustomers(
      omitUndefined<ListCustomersParams>({
        q,
        limit,
        offset,
        expand: 'groups' satisfies ExpandOf<typeof listCustomers>,
      }),
      { signal },
    );
    return {
      count,
      options: customers.map((customer) => {
        const isIn = (customer.groups ?? []).some((group) => group?.id === groupId);
        const email = fullName(customer) === undefined ? [] : [customer.email];
        return {
          value: customer.id,
          label: personName(customer),
          detail: [...email, ...(isIn ? [already] : [])].join(' · '),
          isIn,
          row: customer,
        };
      }),
    };
  },
  one: async (id, signal) => {
    const { customer } = await getCustomer(id, undefined, { signal });
    return { value: id, label: personName(customer) };
  },
});
