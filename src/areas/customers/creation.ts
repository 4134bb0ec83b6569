import type { CreateCustomerBody, Customer } from '#generated/admin/admin.schemas.ts';
import { createCustomer, listCustomers } from '#generated/admin/customers/customers.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Identified by email; a guest with the same email is another customer. */
export const customerCreation: Creation<CreateCustomerBody, Customer> = {
  operation: 'createCustomer',
  create: async (body, call) => (await createCustomer(body, call)).customer,
  find: async ({ email }, call) =>
    (
      await listCustomers(
        { q: email, order: '-created_at' satisfies OrderOf<typeof listCustomers>, limit: 50 },
        call,
      )
    ).customers,
  isNamed: (customer, { email }) => customer.email.toLowerCase() === email.toLowerCase(),
};
