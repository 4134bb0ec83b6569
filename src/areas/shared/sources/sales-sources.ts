import type { ListCustomersParams, ListRegionsParams } from '#generated/admin/admin.schemas.ts';
import { getCustomer, listCustomers } from '#generated/admin/customers/customers.ts';
import { getRegion, listRegions } from '#generated/admin/regions/regions.ts';
import { getStore } from '#generated/admin/store/store.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { personName, fullName } from '#ui/format/person-name.ts';
import type { Person } from '#ui/format/person-name.ts';

const regionOption = ({ id, name }: { id: string; name: string }): Option => ({
  value: id,
  label: name,
});

export const regionSource: OptionSource = {
  key: ['admin', 'regions'],
  find: async ({ q, limit, offset }, signal) => {
    const { regions, count } = await listRegions(
      // One small relation instead of all.
      omitUndefined<ListRegionsParams>({
        q,
        limit,
        offset,
        fields: 'id,name',
        expand: 'currency' satisfies ExpandOf<typeof listRegions>,
      }),
      { signal },
    );
    return { options: optionsOf(regions, regionOption), count };
  },
  one: async (id, signal) => regionOption((await getRegion(id, { signal })).region),
};

const coded = ({ code }: { code: string }): Option => ({ value: code, label: code.toUpperCase() });

export const currencySource: OptionSource = {
  key: ['admin', 'store'],
  find: async ({ q = '', limit, offset }, signal) => {
    const { store } = await getStore({ signal });
    const wanted = q.toLowerCase();
    const found = store.currencies.filter(({ code, name }) =>
      `${code} ${name}`.toLowerCase().includes(wanted),
    );
    return {
      options: optionsOf(found.slice(offset, offset + limit), coded),
      count: found.length,
    };
  },
  one: (code) => Promise.resolve(coded({ code })),
};

type NamedCustomer = Person & { id: string };

const withEmail = (customer: NamedCustomer): Option => ({
  value: customer.id,
  label: personName(customer),
  ...(fullName(customer) === undefined ? {} : { detail: customer.email }),
});

export const customerSource: OptionSource = {
  key: ['admin', 'customers'],
  detailed: true,
  find: async ({ q, limit, offset }, signal) => {
    const { customers, count } = await listCustomers(
      omitUndefined<ListCustomersParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(customers, withEmail), count };
  },
  one: async (id, signal) => withEmail((await getCustomer(id, {}, { signal })).customer),
};
