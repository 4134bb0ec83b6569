import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { readRows } from './database.ts';
import type { Api } from './test.ts';

export interface ApiCustomer {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  has_account: boolean;
  updated_at: string;
}

const PASSWORD = 'correct horse battery';

export const ownEmail = (): string => `${randomUUID()}@example.com`;

/** With an account. */
export async function createCustomer(
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<ApiCustomer> {
  const { customer } = await api.post<{ customer: ApiCustomer }>('/admin/customers', {
    email: ownEmail(),
    first_name: 'Maartje',
    last_name: `van Dijk ${randomUUID().slice(0, 8)}`,
    password: PASSWORD,
    ...fields,
  });
  return customer;
}

/**
 * By SQL: the API takes a call for each.
 *
 * @returns sorted email addresses
 */
export async function createGuests(count: number, lastName: string): Promise<string[]> {
  const rows = await readRows(
    `insert into customer (id, email, first_name, last_name)
      select 'cus_' || md5($2 || n), md5($2 || n) || '@example.com', 'Guest ' || n, $2
      from generate_series(1, $1::int) as n
      returning email`,
    [count, lastName],
  );
  return rows.map(({ email }) => String(email)).toSorted();
}

export async function readCustomer(api: Api, id: string): Promise<ApiCustomer> {
  return (await api.get<{ customer: ApiCustomer }>(`/admin/customers/${id}`)).customer;
}

/** Addresses can only be saved through the store API. */
export async function saveAddress(
  request: APIRequestContext,
  email: string,
  address: Record<string, string>,
): Promise<void> {
  const session = await request.post('/store/auth/token', { data: { email, password: PASSWORD } });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const answer = await request.post('/store/customers/me/addresses', {
    headers: { Authorization: `Bearer ${token}` },
    data: { address },
  });
  if (!answer.ok()) throw new Error(`The address was refused: ${await answer.text()}`);
}

interface ListedOrder {
  display_id: number;
  customer_id: string;
}

/** A seeded customer with several orders; order numbers newest first. */
export async function customerWithOrders(
  api: Api,
): Promise<{ customer: ApiCustomer; numbers: number[] }> {
  // The oldest: other tests place orders too, of nameless guests.
  const { orders } = await api.get<{ orders: ListedOrder[] }>(
    '/admin/orders?limit=50&order=created_at&fields=id,display_id,customer_id,created_at&expand=customer',
  );
  const buyers = orders.map((order) => order.customer_id);
  const id = buyers.find((buyer, place) => buyers.indexOf(buyer) < place);
  if (id === undefined) throw new Error('Nobody has two orders');
  const own = await api.get<{ orders: ListedOrder[] }>(
    `/admin/orders?customer_id=${id}&order=-created_at&fields=id,display_id,customer_id,created_at&expand=customer`,
  );
  return {
    customer: await readCustomer(api, id),
    numbers: own.orders.map((order) => order.display_id),
  };
}
