import type { CreateCustomerGroupBody, CustomerGroup } from '#generated/admin/admin.schemas.ts';
import {
  createCustomerGroup,
  listCustomerGroups,
} from '#generated/admin/customer-groups/customer-groups.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Identified by name. */
export const groupCreation: Creation<CreateCustomerGroupBody, CustomerGroup> = {
  operation: 'createCustomerGroup',
  create: async (body, call) => (await createCustomerGroup(body, call)).customer_group,
  find: async ({ name }, call) =>
    (await listCustomerGroups({ name: [name] }, call)).customer_groups,
  isNamed: (group, { name }) => group.name === name,
};
