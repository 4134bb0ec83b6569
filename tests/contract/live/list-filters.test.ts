/** Each filter of the order and product lists finds exactly its matches. */
import { beforeAll, expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { orderList } from '../../../src/areas/orders/list/query.ts';
import type { OrderRow } from '../../../src/areas/orders/list/query.ts';
import { productList } from '../../../src/areas/products/list/query.ts';
import type { ListView } from '../../../src/ui/list/useListState.ts';
import { serverUrl } from './server.ts';
import { first, present, unique } from './support.ts';
import { buildWorld, createStockedProduct, placeOrder } from './world.ts';
import type { World } from './world.ts';

const PAST = '2020-01-01..2020-01-31';
const viewOf = (filters: Record<string, string>, search = ''): ListView => ({
  search,
  order: undefined,
  page: 1,
  pageSize: 100,
  filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, [value]])),
});

let world: World;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
});

const orders = async (filters: Record<string, string>, search = ''): Promise<OrderRow[]> => [
  ...orderList.rowsOf(await orderList.read(viewOf(filters, search), { limit: 100, offset: 0 })),
];

interface OrderFilter {
  /** Matches the order. */
  value: string;
  /** Doesn't match. */
  other: string;
  /** Holds for every match. */
  holds: (row: OrderRow) => boolean;
}

test('each filter of the orders finds those that it names', { tags: ['all'] }, async () => {
  const placed = await placeOrder(world, { email: `${unique('ada')}@example.com` });
  await admin.captureOrder(placed.id);
  await admin.createOrderFulfillment(placed.id, {
    items: [{ item_id: placed.itemId, quantity: 3 }],
    location_id: world.locationId,
  });
  const { order } = await admin.getOrder(placed.id);
  const customer = present(order.customer_id);
  const canceled = await placeOrder(world);
  await admin.cancelOrder(canceled.id);
  const since = (row: OrderRow, field: 'created_at' | 'updated_at'): boolean =>
    Date.now() - Date.parse(row[field]) < 8 * 86_400_000;
  const cases: Record<(typeof orderList.filters)[number], OrderFilter & { id?: string }> = {
    todo: { value: 'ship', other: 'send', holds: ({ status }) => status === 'pending' },
    status: { value: 'pending', other: 'archived', holds: ({ status }) => status === 'pending' },
    payment_status: {
      value: 'captured',
      other: 'awaiting',
      holds: ({ payment_status: status }) => status === 'captured',
    },
    fulfillment_status: {
      value: 'fulfilled',
      other: 'shipped',
      holds: ({ fulfillment_status: status }) => status === 'fulfilled',
    },
    region_id: {
      value: world.regionId,
      other: 'reg_none',
      holds: ({ region }) => region?.id === world.regionId,
    },
    currency_code: {
      value: 'eur',
      other: 'jpy',
      holds: ({ currency_code: code }) => code === 'eur',
    },
    sales_channel_id: {
      value: world.channelId,
      other: 'sc_none',
      holds: ({ sales_channel: channel }) => channel?.id === world.channelId,
    },
    customer_id: {
      value: customer,
      other: 'cus_none',
      holds: (row) => row.customer?.id === customer,
    },
    created_at: { value: 'last7', other: PAST, holds: (row) => since(row, 'created_at') },
    updated_at: { value: 'last7', other: PAST, holds: (row) => since(row, 'updated_at') },
    canceled_at: {
      value: 'last7',
      other: PAST,
      holds: ({ status }) => status === 'canceled',
      id: canceled.id,
    },
  };
  const wrong: string[] = [];
  for (const name of orderList.filters) {
    const { value, other, holds, id = placed.id } = cases[name];
    const found = await orders({ [name]: value });
    if (!found.some((row) => row.id === id)) wrong.push(`${name} doesn’t find it`);
    if (!found.every(holds)) wrong.push(`${name} finds others`);
    const without = await orders({ [name]: other });
    if (without.some((row) => row.id === id)) wrong.push(`${name} finds it by another value`);
  }
  expect(wrong).toEqual([]);
  const together = { payment_status: 'captured', fulfillment_status: 'fulfilled' };
  expect((await orders(together, placed.email)).map(({ id }) => id)).toEqual([placed.id]);
  expect(await orders({ ...together, status: 'archived' }, placed.email)).toEqual([]);
  expect((await orders({}, `#${placed.displayId}`)).map(({ id }) => id)).toContain(placed.id);
});

test('each filter of the products finds those that it names', { tags: ['all'] }, async () => {
  const { productId, variantIds } = await createStockedProduct({
    channelId: world.channelId,
    locationId: world.locationId,
  });
  const { collection } = await admin.createCollection({ title: unique('Collection') });
  const { sales_channel: channel } = await admin.createSalesChannel({ name: unique('Channel') });
  const { product_category: above } = await admin.createProductCategory({ name: unique('Above') });
  const { product_category: below } = await admin.createProductCategory({
    name: unique('Below'),
    parent_category_id: above.id,
  });
  const { price_list: list } = await admin.createPriceList({
    name: unique('List'),
    description: '',
    type: 'sale',
    prices: [{ currency_code: 'eur', amount: 500, variant_id: variantIds[0] }],
  });
  const { product } = await admin.updateProduct(productId, {
    collection_id: collection.id,
    type: { value: unique('type') },
    tags: [{ value: unique('tag') }],
    categories: [{ id: below.id }],
    sales_channels: [{ id: channel.id }],
  });
  /** Matching value, another value, and true if nothing else matches. */
  const cases: Record<(typeof productList.filters)[number], [string, string, boolean]> = {
    status: ['published', 'draft', false],
    collection_id: [collection.id, 'pcol_none', true],
    type_id: [present(product.type_id), 'ptyp_none', true],
    tags: [first(product.tags).id, 'ptag_none', true],
    sales_channel_id: [channel.id, world.channelId, true],
    // Includes subcategories.
    category_id: [above.id, 'pcat_none', true],
    price_list_id: [list.id, 'pl_none', true],
    created_at: ['last7', PAST, false],
    updated_at: ['last7', PAST, false],
  };
  const found = async (filters: Record<string, string>, search = ''): Promise<string[]> =>
    productList
      .rowsOf(await productList.read(viewOf(filters, search), { limit: 100, offset: 0 }))
      .map(({ id }) => id);
  const wrong: string[] = [];
  for (const name of productList.filters) {
    const [value, other, isAlone] = cases[name];
    const ids = await found({ [name]: value });
    if (!ids.includes(productId)) wrong.push(`${name} doesn’t find it`);
    if (isAlone && ids.length > 1) wrong.push(`${name} finds others`);
    if ((await found({ [name]: other })).includes(productId)) {
      wrong.push(`${name} finds it by another value`);
    }
  }
  expect(wrong).toEqual([]);
  const { title } = product;
  expect(await found({ category_id: below.id, created_at: 'today' }, title)).toEqual([productId]);
  expect(await found({ category_id: below.id, created_at: PAST }, title)).toEqual([]);
});
