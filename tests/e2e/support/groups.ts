import { ownName } from './sets.ts';
import type { Api } from './test.ts';

export interface ApiGroup {
  id: string;
  name: string;
}

export async function createGroup(
  api: Api,
  members: readonly { id: string }[] = [],
  name = ownName('Group'),
): Promise<ApiGroup> {
  const { customer_group: group } = await api.post<{ customer_group: ApiGroup }>(
    '/admin/customer-groups',
    { name },
  );
  if (members.length > 0) {
    await api.post(`/admin/customer-groups/${group.id}/customers/batch`, {
      customer_ids: members.map(({ id }) => ({ id })),
    });
  }
  return group;
}

export async function memberIds(api: Api, groupId: string): Promise<string[]> {
  const { customers } = await api.get<{ customers: { id: string }[] }>(
    `/admin/customer-groups/${groupId}/customers?limit=100`,
  );
  return customers.map(({ id }) => id).toSorted();
}

export async function groupsNamed(api: Api, name: string): Promise<ApiGroup[]> {
  return (
    await api.get<{ customer_groups: ApiGroup[] }>(
      `/admin/customer-groups?q=${encodeURIComponent(name)}`,
    )
  ).customer_groups;
}

/** Active. */
export async function createPriceList(
  api: Api,
  groups: readonly { id: string }[],
): Promise<{ id: string; name: string }> {
  const { price_list: list } = await api.post<{ price_list: { id: string; name: string } }>(
    '/admin/price-lists',
    {
      name: ownName('Terms'),
      description: 'For groups',
      type: 'override',
      status: 'active',
      prices: [],
      customer_groups: groups.map(({ id }) => ({ id })),
    },
  );
  return list;
}

export async function readPriceList(
  api: Api,
  id: string,
): Promise<{ status: string; groups: number }> {
  const { price_list: list } = await api.get<{
    price_list: { status: string; customer_groups: unknown[] };
  }>(`/admin/price-lists/${id}`);
  return { status: list.status, groups: list.customer_groups.length };
}

/** 10 %, only for the groups or for everyone else. */
export async function createGroupDiscount(
  api: Api,
  operator: 'in' | 'not_in',
  groups: readonly { id: string }[],
): Promise<{ id: string; code: string }> {
  const { regions } = await api.get<{ regions: { id: string }[] }>(
    '/admin/regions?limit=1&order=created_at',
  );
  const { discount } = await api.post<{ discount: { id: string; code: string } }>(
    '/admin/discounts',
    {
      code: ownName('CODE')
        .replaceAll(/[^a-zA-Z0-9]/g, '')
        .toUpperCase(),
      is_dynamic: false,
      regions: regions.map(({ id }) => id),
      rule: {
        description: 'For groups',
        type: 'percentage',
        value: 10,
        allocation: 'total',
        conditions: [{ operator, customer_groups: groups.map(({ id }) => id) }],
      },
    },
  );
  return discount;
}
