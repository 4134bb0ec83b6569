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
