import { type Api, createApi, inParallel } from './api.ts';
import { PEOPLE, type Person, emailOf } from './people.ts';
import type { Address } from './shopper.ts';

export const CUSTOMER_PASSWORD = 'quartermaster';

export interface Customers {
  /** Customer ids by email. */
  accounts: Map<string, string>;
  groups: Record<'wholesale' | 'schools' | 'friends' | 'press', string>;
}

const GROUPS = {
  wholesale: 'Wholesale partners',
  schools: 'Sailing schools',
  friends: 'Friends of the harbour',
  press: 'Press and lenders',
};

/** Registers via the store API, as customers would. */
export async function registerCustomers(url: string, api: Api): Promise<Customers> {
  const withAccount = PEOPLE.filter(({ account }) => account);
  const ids = await inParallel(withAccount, (person) => register(url, person), 2);
  const accounts = new Map(withAccount.map((person, at) => [emailOf(person), ids[at] ?? '']));
  const entries = await inParallel(Object.entries(GROUPS), async ([key, name]) => {
    const answer = await api.post<{ customer_group: { id: string } }>('/admin/customer-groups', {
      name,
    });
    const members = withAccount
      .filter(({ group }) => group === key)
      .map((member) => ({ id: accounts.get(emailOf(member)) }));
    if (members.length > 0) {
      await api.post(`/admin/customer-groups/${answer.customer_group.id}/customers/batch`, {
        customer_ids: members,
      });
    }
    return [key, answer.customer_group.id];
  });
  return { accounts, groups: Object.fromEntries(entries) as Customers['groups'] };
}

async function register(url: string, person: Person): Promise<string> {
  const { customer } = await createApi(url).post<{ customer: { id: string } }>('/store/customers', {
    first_name: person.first,
    last_name: person.last,
    email: emailOf(person),
    password: CUSTOMER_PASSWORD,
    ...(person.phone === undefined ? {} : { phone: person.phone }),
  });
  return customer.id;
}

export function addressOf(person: Person): Address {
  const { first, last, street, city, postcode, country, province, phone, company } = person;
  return {
    first_name: first,
    last_name: last,
    address_1: street,
    city,
    postal_code: postcode,
    country_code: country,
    ...(province === undefined ? {} : { province }),
    ...(phone === undefined ? {} : { phone }),
    ...(company === undefined ? {} : { company }),
  };
}
