import { randomUUID } from 'node:crypto';
import { createCustomer } from './customers.ts';
import { createTemplate, generateCode } from './discounts.ts';
import { createDraft } from './drafts.ts';
import { issueCard } from './gift-cards.ts';
import { makeStockedItem } from './inventory.ts';
import { createGroup, createGroupDiscount } from './groups.ts';
import { makeOrder } from './made-order.ts';
import { makePriceList } from './price-lists.ts';
import { createProduct } from './products.ts';
import type { ApiProduct } from './products.ts';
import { createSets } from './sets.ts';
import type { Api } from './test.ts';

/** Paths of records, so that no screen is empty. */
export interface Records {
  /** Partly shipped and refunded, with a note. */
  order: string;
  channel: string;
  /** Publishable. */
  apiKey: string;
  region: string;
  /** The region's taxes, and a tax rate of it. */
  taxes: { region: string; rate: string };
  location: string;
  profile: string;
  /** Open. */
  draft: string;
  /** With conditions. */
  discount: string;
  /** With a code. */
  template: string;
  product: ApiProduct;
  /** Contain `product`. */
  sets: { collection: string; category: string };
  /** With a note. */
  customer: string;
  /** With that customer. */
  group: string;
  /** With stock and a reservation. */
  inventoryItem: string;
  reservation: string;
  /** With an amount taken off by staff. */
  giftCard: string;
  /** For that group, with a price of `product`. */
  priceList: string;
}

export interface Screen {
  name: string;
  /** Screens of an area are tested in sequence on one page. */
  area: string;
  /** With the query. */
  path: (records: Records) => string;
  /** For signed-out users. */
  isOpen?: true;
  /** When all reads fail: `explains` the error (default), or `stands` if usable without them. */
  onFaults?: 'explains' | 'stands';
}

/** Mail link for ada@example.com, without expiry. */
const LINK_TOKEN = `e30.${btoa('{"email":"ada@example.com"}')}.c2ln`;

const printOf = (order: string, sheet: string): string =>
  `/a/orders/print?id=${order.split('/').at(-1)}&sheet=${sheet}`;

/**
 * All screens. Each line is tested with axe in both schemes and directions, on phone and desktop; with server faults;
 * for untranslated texts; with markup in the store's texts; and for layout in all languages and widths.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', area: 'frame', path: () => '/login', isOpen: true },
  { name: 'forgotten password', area: 'frame', path: () => '/reset-password', isOpen: true },
  {
    name: 'new password',
    area: 'frame',
    path: () => `/reset-password?token=${LINK_TOKEN}&email=ada%40example.com`,
    isOpen: true,
  },
  { name: 'invite', area: 'frame', path: () => `/invite?token=${LINK_TOKEN}`, isOpen: true },
  { name: 'incomplete invite', area: 'frame', path: () => '/invite', isOpen: true },
  { name: 'not found', area: 'frame', path: () => '/nowhere', isOpen: true },
  { name: 'not found in the frame', area: 'frame', path: () => '/a/nowhere', onFaults: 'stands' },
  { name: 'order list', area: 'orders', path: () => '/a/orders' },
  { name: 'order', area: 'orders', path: ({ order }) => order },
  { name: 'order edit', area: 'orders', path: ({ order }) => `${order}/edit` },
  { name: 'draft list', area: 'drafts', path: () => '/a/drafts' },
  { name: 'new draft', area: 'drafts', path: () => '/a/drafts/new', onFaults: 'stands' },
  { name: 'draft', area: 'drafts', path: ({ draft }) => draft },
  {
    name: 'order queue',
    area: 'orders',
    path: ({ order }) => order.replace('/orders/', '/orders/queue/'),
  },
  {
    name: 'order queue without orders',
    area: 'orders',
    path: () => '/a/orders/queue?q=nobody-has-this',
  },
  { name: 'packing slip', area: 'orders', path: ({ order }) => printOf(order, 'slip') },
  { name: 'receipt', area: 'orders', path: ({ order }) => printOf(order, 'receipt') },
  { name: 'pick list', area: 'orders', path: ({ order }) => printOf(order, 'picklist') },
  { name: 'return list', area: 'returns', path: () => '/a/returns' },
  { name: 'missing order', area: 'orders', path: () => '/a/orders/order_nothing' },
  { name: 'product list', area: 'products', path: () => '/a/products' },
  { name: 'empty list', area: 'products', path: () => '/a/products?q=nothing-has-this-name' },
  { name: 'new product', area: 'new product', path: () => '/a/products/new', onFaults: 'stands' },
  {
    name: 'new product: variants',
    area: 'new product',
    path: () => '/a/products/new?step=variants',
    onFaults: 'stands',
  },
  {
    name: 'new product: prices and stock',
    area: 'new product',
    path: () => '/a/products/new?step=pricing',
  },
  {
    name: 'new product: review',
    area: 'new product',
    path: () => '/a/products/new?step=review',
    onFaults: 'stands',
  },
  { name: 'product', area: 'products', path: ({ product }) => `/a/products/${product.id}` },
  {
    name: 'product form',
    area: 'products',
    path: ({ product }) => `/a/products/${product.id}?edit=general`,
  },
  {
    name: 'prices and stock',
    area: 'products',
    path: ({ product }) => `/a/products/${product.id}/grid`,
  },
  {
    name: 'prices of products',
    area: 'products',
    path: ({ product }) => `/a/products/prices?ids=${product.id}`,
  },
  {
    name: 'stock of products',
    area: 'products',
    path: ({ product }) => `/a/products/stock?ids=${product.id}`,
  },
  { name: 'import', area: 'products', path: () => '/a/products/import', onFaults: 'stands' },
  { name: 'missing product', area: 'products', path: () => '/a/products/prod_nothing' },
  { name: 'discount list', area: 'discounts', path: () => '/a/discounts' },
  { name: 'new discount', area: 'discounts', path: () => '/a/discounts/new', onFaults: 'stands' },
  { name: 'discount', area: 'discounts', path: ({ discount }) => discount },
  { name: 'discount template', area: 'discounts', path: ({ template }) => template },
  { name: 'collection list', area: 'collections', path: () => '/a/collections' },
  { name: 'collection form', area: 'collections', path: () => '/a/collections?edit=new' },
  { name: 'collection', area: 'collections', path: ({ sets }) => sets.collection },
  { name: 'category tree', area: 'categories', path: () => '/a/categories' },
  { name: 'category', area: 'categories', path: ({ sets }) => sets.category },
  {
    name: 'category form',
    area: 'categories',
    path: ({ sets }) => `${sets.category}?edit=general`,
  },
  { name: 'customer list', area: 'customers', path: () => '/a/customers' },
  { name: 'new customer', area: 'customers', path: () => '/a/customers?edit=new' },
  { name: 'customer', area: 'customers', path: ({ customer }) => customer },
  { name: 'customer form', area: 'customers', path: ({ customer }) => `${customer}?edit=general` },
  { name: 'customer group list', area: 'customer groups', path: () => '/a/customer-groups' },
  {
    name: 'new customer group',
    area: 'customer groups',
    path: () => '/a/customer-groups?edit=new',
  },
  { name: 'customer group', area: 'customer groups', path: ({ group }) => group },
  {
    name: 'customer group form',
    area: 'customer groups',
    path: ({ group }) => `${group}?edit=general`,
  },
  { name: 'gift card list', area: 'gift cards', path: () => '/a/gift-cards' },
  { name: 'new gift card', area: 'gift cards', path: () => '/a/gift-cards?edit=new' },
  { name: 'gift card', area: 'gift cards', path: ({ giftCard }) => giftCard },
  {
    name: 'gift card form',
    area: 'gift cards',
    path: ({ giftCard }) => `${giftCard}?edit=general`,
  },
  { name: 'gift card products', area: 'gift cards', path: () => '/a/gift-cards/products' },
  { name: 'missing gift card', area: 'gift cards', path: () => '/a/gift-cards/gift_nothing' },
  { name: 'inventory', area: 'inventory', path: () => '/a/inventory' },
  { name: 'inventory, nothing left', area: 'inventory', path: () => '/a/inventory?available=1' },
  { name: 'inventory item', area: 'inventory', path: ({ inventoryItem }) => inventoryItem },
  {
    name: 'inventory item, stock',
    area: 'inventory',
    path: ({ inventoryItem }) => `${inventoryItem}?edit=stock`,
  },
  {
    name: 'inventory item form',
    area: 'inventory',
    path: ({ inventoryItem }) => `${inventoryItem}?edit=general`,
  },
  {
    name: 'stock of inventory items',
    area: 'inventory',
    path: ({ inventoryItem }) =>
      `/a/inventory/sheet?ids=${inventoryItem.slice('/a/inventory/'.length)}`,
  },
  { name: 'stocktake', area: 'inventory', path: () => '/a/inventory/stocktake' },
  { name: 'missing inventory item', area: 'inventory', path: () => '/a/inventory/iitem_nothing' },
  { name: 'reservations', area: 'inventory', path: () => '/a/reservations' },
  { name: 'new reservation', area: 'inventory', path: () => '/a/reservations?edit=new' },
  { name: 'reservation', area: 'inventory', path: ({ reservation }) => reservation },
  { name: 'settings', area: 'settings', path: () => '/a/settings', onFaults: 'stands' },
  { name: 'store settings', area: 'settings', path: () => '/a/settings/store' },
  { name: 'setup guide', area: 'settings', path: () => '/a/settings/setup' },
  { name: 'regions', area: 'settings', path: () => '/a/settings/regions' },
  { name: 'region', area: 'settings', path: ({ region }) => region },
  { name: 'taxes', area: 'settings', path: () => '/a/settings/taxes' },
  { name: 'taxes of a region', area: 'settings', path: ({ taxes }) => taxes.region },
  { name: 'tax rate', area: 'settings', path: ({ taxes }) => taxes.rate },
  { name: 'shipping profiles', area: 'settings', path: () => '/a/settings/shipping-profiles' },
  { name: 'shipping profile', area: 'settings', path: ({ profile }) => profile },
  { name: 'locations', area: 'settings', path: () => '/a/settings/locations' },
  { name: 'location', area: 'settings', path: ({ location }) => location },
  { name: 'sales channels', area: 'settings', path: () => '/a/settings/sales-channels' },
  { name: 'sales channel', area: 'settings', path: ({ channel }) => channel },
  { name: 'return reasons', area: 'settings', path: () => '/a/settings/return-reasons' },
  { name: 'API keys', area: 'settings', path: () => '/a/settings/keys' },
  { name: 'API key', area: 'settings', path: ({ apiKey }) => apiKey },
  { name: 'people', area: 'settings', path: () => '/a/settings/people' },
  { name: 'profile', area: 'settings', path: () => '/a/settings/profile', onFaults: 'stands' },
  { name: 'system', area: 'settings', path: () => '/a/settings/developer' },
  { name: 'price list list', area: 'price lists', path: () => '/a/price-lists' },
  { name: 'price calendar', area: 'price lists', path: () => '/a/price-lists/calendar' },
  { name: 'shopper price', area: 'price lists', path: () => '/a/price-lists/shopper-price' },
  { name: 'new price list', area: 'price lists', path: () => '/a/price-lists?edit=new' },
  { name: 'price list', area: 'price lists', path: ({ priceList }) => priceList },
  {
    name: 'what a shopper pays',
    area: 'price lists',
    path: ({ priceList }) => withQuery(priceList, 'edit=pays'),
  },
  {
    name: 'price list form',
    area: 'price lists',
    path: ({ priceList }) => `${priceList}?edit=general`,
  },
  {
    name: 'prices of a price list',
    area: 'price lists',
    path: ({ priceList }) => `${priceList}/prices`,
  },
];

/** @param texts generates a field's text; unique where required */
export async function makeRecords(
  api: Api,
  texts: (field: string) => string = (field) => `Screens’ ${field} ${randomUUID().slice(0, 8)}`,
): Promise<Records> {
  const [option, choice] = [texts('option'), texts('choice')];
  const product = await createProduct(api, {
    title: texts('title'),
    subtitle: texts('subtitle'),
    description: texts('description'),
    material: texts('material'),
    hs_code: texts('customs code'),
    type: { value: texts('type') },
    tags: [{ value: texts('tag') }],
    metadata: { [texts('key')]: texts('value') },
    options: [{ title: option }],
    variants: [
      { title: texts('variant'), sku: texts('sku'), options: [{ value: choice }], prices: [] },
    ],
  });
  const customer = await createCustomer(api, {
    first_name: texts('first name'),
    last_name: texts('last name'),
    phone: texts('phone'),
    metadata: { [texts('key')]: texts('value') },
  });
  await api.post('/admin/notes', {
    resource_type: 'customer',
    resource_id: customer.id,
    value: texts('note'),
  });
  const group = await createGroup(api, [customer], texts('group'));
  const priceList = await makePriceList(api, {
    name: texts('price list'),
    description: texts('description'),
    customer_groups: [{ id: group.id }],
    prices: [
      { variant_id: product.variants?.[0]?.id, currency_code: 'eur', amount: 1200 },
      {
        variant_id: product.variants?.[0]?.id,
        currency_code: 'jpy',
        amount: 900,
        min_quantity: 12,
        max_quantity: 24,
      },
    ],
  });
  const order = await makeOrder(api, texts, { email: customer.email });
  const { order: sold } = await api.get<{
    order: { items: { id: string; fulfilled_quantity: number | null }[] };
  }>(`/admin/orders/${order.id}`);
  const sent = sold.items.find((item) => (item.fulfilled_quantity ?? 0) > 0);
  await api.post(`/admin/orders/${order.id}/return`, {
    items: [{ item_id: sent?.id, quantity: 1, note: texts('return note') }],
  });
  const discount = await createGroupDiscount(api, 'in', [group]);
  const template = await createTemplate(api, {
    code: texts('code').replaceAll(/\s+/g, '-'),
    usage_limit: 1_234_567,
    valid_duration: 'P30DT12H',
  });
  await generateCode(api, template.id, `${template.code}-1`);
  const giftCard = await issueCard(api, {
    ends_at: '2020-01-31T22:59:00.000Z',
    metadata: { email: customer.email, personal_message: texts('message') },
  });
  await api.post(`/admin/gift-cards/${giftCard.id}`, {
    balance: 1250,
    metadata: {
      balance_history: [
        {
          at: '2026-01-02T10:00:00.000Z',
          from: 5000,
          to: 1250,
          reason: texts('reason'),
          by: customer.email,
        },
      ],
    },
  });
  const stocked = await makeStockedItem(api, { title: texts('item'), note: texts('note') });
  const draft = await createDraft(api, {
    items: [{ title: texts('custom item'), unit_price: 700, quantity: 2 }],
    withShipping: true,
    email: customer.email,
    address: { first_name: texts('first name'), city: texts('city') },
  });
  const { regions } = await api.get<{ regions: { id: string }[] }>(
    '/admin/regions?limit=1&order=created_at',
  );
  const { sales_channels: channels } = await api.get<{ sales_channels: { id: string }[] }>(
    '/admin/sales-channels?limit=1&order=created_at',
  );
  const { publishable_api_key: key } = await api.post<{ publishable_api_key: { id: string } }>(
    '/admin/publishable-api-keys',
    { title: texts('key title') },
  );
  await api.post(`/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
    sales_channel_ids: channels.slice(0, 1).map(({ id }) => ({ id })),
  });
  // A separate product: the other is bought, shipped and taxed normally.
  const taxed = await createProduct(api);
  const { stock_locations: locations } = await api.get<{ stock_locations: { id: string }[] }>(
    '/admin/stock-locations?order=created_at&limit=1',
  );
  return {
    apiKey: `/a/settings/keys/${key.id}`,
    location: `/a/settings/locations/${locations[0]?.id}`,
    profile: `/a/settings/shipping-profiles/${await makeProfile(api, texts('profile'), taxed)}`,
    taxes: await makeTaxes(api, regions[0]?.id ?? '', texts('tax rate'), taxed),
    channel: `/a/settings/sales-channels/${channels[0]?.id}`,
    region: `/a/settings/regions/${regions[0]?.id}`,
    order: `/a/orders/${order.id}`,
    draft: `/a/drafts/${draft}`,
    giftCard: `/a/gift-cards/${giftCard.id}`,
    ...stocked,
    discount: `/a/discounts/${discount.id}`,
    template: `/a/discounts/${template.id}`,
    product,
    sets: await createSets(api, product.id, texts('set')),
    customer: `/a/customers/${customer.id}`,
    group: `/a/customer-groups/${group.id}`,
    priceList: `/a/price-lists/${priceList.id}`,
  };
}

/** With a product; returns the profile's id. */
async function makeProfile(api: Api, name: string, product: ApiProduct): Promise<string> {
  const { shipping_profile: profile } = await api.post<{ shipping_profile: { id: string } }>(
    '/admin/shipping-profiles',
    { name, type: 'custom' },
  );
  await api.post(`/admin/shipping-profiles/${profile.id}`, { products: [product.id] });
  return profile.id;
}

/** For a product. */
async function makeTaxes(
  api: Api,
  region: string,
  name: string,
  product: ApiProduct,
): Promise<Records['taxes']> {
  const { tax_rate: rate } = await api.post<{ tax_rate: { id: string } }>('/admin/tax-rates', {
    name,
    code: name,
    rate: 5.5,
    region_id: region,
    products: [product.id],
  });
  const taxes = `/a/settings/taxes/${region}`;
  return { region: taxes, rate: `${taxes}/rates/${rate.id}` };
}

/** Appends to the query. */
export const withQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;
