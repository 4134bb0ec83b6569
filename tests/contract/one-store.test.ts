/** The examples are consistent: records referenced in one exist in another. */
import { expect, test } from 'vitest';
import { resolve } from '../../scripts/contract/document.ts';
import { coreOperations, documents } from './documents.ts';

interface Order {
  id: string;
  customer_id: string;
  region_id: string;
  sales_channel_id: string | null;
  subtotal: number;
  shipping_total: number;
  tax_total: number;
  discount_total: number;
  gift_card_total: number;
  total: number;
  items: { subtotal: number; variant_id: string | null }[];
}

type Row = { id: string } & Record<string, unknown>;

const orders = Object.values(examples<{ order: Order }>('getOrder')).map(({ order }) => order);

test('a list says how many rows it has', () => {
  const wrong: string[] = [];
  let lists = 0;
  for (const { operation } of coreOperations) {
    for (const [name, value] of Object.entries(examples<unknown>(operation.operationId))) {
      if (typeof value !== 'object' || value === null || !('count' in value)) continue;
      const rows = Object.values(value).find(Array.isArray) as unknown[] | undefined;
      lists += 1;
      if (rows?.length !== value.count) wrong.push(`${operation.operationId} ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(lists).toBeGreaterThan(50);
});

test('every order that can be read has a customer, a region and a channel that are listed', () => {
  const [customers, regions, channels] = [
    ids('listCustomers', 'customers'),
    ids('listRegions', 'regions'),
    ids('listSalesChannels', 'sales_channels'),
  ];
  expect(orders.length).toBeGreaterThan(10);
  for (const order of orders) {
    expect(customers).toContain(order.customer_id);
    expect(regions).toContain(order.region_id);
    if (order.sales_channel_id) expect(channels).toContain(order.sales_channel_id);
  }
});

test('the order that is read is the first of those listed', () => {
  const { order } = examples<{ order: Order }>('getOrder')['default'] ?? {};
  expect(ids('listOrders', 'orders')).toContain(order?.id);
});

test('totals add up', () => {
  for (const order of orders) {
    const { id, subtotal, shipping_total, tax_total, discount_total, gift_card_total } = order;
    const total = subtotal + shipping_total + tax_total - discount_total - gift_card_total;
    expect([id, order.total]).toEqual([id, total]);
    const items = order.items.reduce((sum, item) => sum + item.subtotal, 0);
    expect([id, items]).toEqual([id, subtotal]);
  }
});

test('a record that is read is one of those listed', () => {
  const pairs = [
    ['listProducts', 'products', 'getProduct', 'product'],
    ['listCustomers', 'customers', 'getCustomer', 'customer'],
    ['listDiscounts', 'discounts', 'getDiscount', 'discount'],
    ['listRegions', 'regions', 'getRegion', 'region'],
    ['listCollections', 'collections', 'getCollection', 'collection'],
    ['listGiftCards', 'gift_cards', 'getGiftCard', 'gift_card'],
    ['listPriceLists', 'price_lists', 'getPriceList', 'price_list'],
    ['listBatchJobs', 'batch_jobs', 'getBatchJob', 'batch_job'],
    ['listUsers', 'users', 'getUser', 'user'],
  ] as const;
  for (const [list, rows, read, key] of pairs) {
    for (const [name, example] of Object.entries(examples<Record<string, Row>>(read))) {
      expect([read, name, ids(list, rows).includes(example[key]?.id ?? '')]).toEqual([
        read,
        name,
        true,
      ]);
    }
  }
});

/** Of an admin operation's successful answer. */
function examples<T>(operationId: string): Record<string, T> {
  const found = coreOperations.find(
    ({ api, operation }) => api === 'admin' && operation.operationId === operationId,
  );
  const [, documented] =
    Object.entries(found?.operation.responses ?? {}).find(([status]) => status.startsWith('2')) ??
    [];
  const media = documented && resolve(documents.admin, documented).content?.['application/json'];
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve(documents.admin, example as { value: T }).value,
    ]),
  );
}

function ids(operationId: string, key: string): string[] {
  return (examples<Record<string, Row[]>>(operationId)['default']?.[key] ?? []).map(({ id }) => id);
}
