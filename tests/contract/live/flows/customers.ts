import * as admin from '../../../../generated/admin/index.ts';
import { unique } from '../support.ts';
import type { World } from '../world.ts';

export async function customersFlow(_world: World): Promise<void> {
  const { customer } = await admin.createCustomer({
    email: `${unique('bo')}@example.com`,
    first_name: 'Bo',
    last_name: 'Lind',
    password: 'a long password',
    phone: '+31 10 123 45 67',
  });
  const { customer_group: group } = await admin.createCustomerGroup({ name: unique('Sailors') });
  await admin.updateCustomerGroup(group.id, { name: unique('Captains'), metadata: { rank: 1 } });
  await admin.addCustomersToGroup(group.id, { customer_ids: [{ id: customer.id }] });
  await admin.updateCustomer(customer.id, { first_name: 'Boris', groups: [{ id: group.id }] });
  await admin.getCustomer(customer.id);
  await admin.getCustomer(customer.id, { expand: 'groups' });
  await admin.listCustomers({ q: 'bo', limit: 5, expand: 'groups' });
  await admin.listCustomers({ groups: [group.id], has_account: true });
  await admin.getCustomerGroup(group.id);
  await admin.listCustomerGroups({ limit: 5, expand: 'customers' });
  await admin.listCustomersInGroup(group.id, { limit: 5 });
  await admin.removeCustomersFromGroup(group.id, { customer_ids: [{ id: customer.id }] });
  await admin.deleteCustomerGroup(group.id);
}
