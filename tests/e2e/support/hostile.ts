import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { customerWithOrders, readCustomer, saveAddress } from './customers.ts';
import { payload } from './markup.ts';
import { placeOrder } from './orders.ts';
import { createProduct, readProduct } from './products.ts';
import { makeRecords } from './records.ts';
import type { Records } from './records.ts';
import { sellOrder } from './sold-orders.ts';
import type { Api } from './test.ts';

/** Records with overlong texts and amounts. The texts contain markup, which must show verbatim. */
export interface LongRecords extends Records {
  /** Search term for the products. */
  word: string;
  variant: string;
  /** Path of a customer with orders. */
  buyer: string;
  /** Path of an unpaid, unpacked order. */
  openOrder: string;
  /** Path of a paid, shipped order. */
  soldOrder: string;
}

/** Minor units: 1,234,567.89 with two decimals. */
const MANY = 1_234_567;
const MUCH = 123_456_789;

const ADDRESS = {
  first_name: 'Wolfeschlegelsteinhausenbergerdorff',
  last_name: 'von und zu Donaudampfschifffahrt',
  company: 'Internationale Handelsgesellschaft für Beleuchtungskörper mbH & Co. KG',
  address_1: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 1234a',
  city: 'Frankfurt am Main',
  postal_code: '60313',
  country_code: 'de',
  phone: '+49 69 1234567890123',
};

/** Makes a product of each status, one with many prices, and a customer with an address. */
export async function makeLongRecords(api: Api, request: APIRequestContext): Promise<LongRecords> {
  const word = `Long${randomUUID().slice(0, 8)}`;
  const records = await makeRecords(
    api,
    (field) =>
      `${word} ${field} of the Donaudampfschifffahrtsgesellschaftskapitän that is longer than most people ` +
      `would ever write ${payload(`${field} ${randomUUID().slice(0, 8)}`)}`,
  );
  const { id } = records.product;
  const { options = [] } = await readProduct(api, id);
  const { store } = await api.get<{ store: { currencies: { code: string }[] } }>('/admin/store');
  const prices = store.currencies.map(({ code }) => ({ currency_code: code, amount: MUCH }));
  for (const size of ['S', 'M', 'Extraordinarily long and wide']) {
    await api.post(`/admin/products/${id}/variants`, {
      title: size,
      sku: `${word}-${size}`.replaceAll(' ', '-'),
      inventory_quantity: MANY,
      // Sellable without stock.
      allow_backorder: true,
      options: options.map((option) => ({ option_id: option.id, value: size })),
      prices,
    });
  }
  for (const status of ['draft', 'proposed', 'published', 'rejected']) {
    await createProduct(api, { title: `${word} ${status}`, status });
  }
  const customer = await readCustomer(api, records.customer.split('/').at(-1) ?? '');
  await saveAddress(request, customer.email, ADDRESS);
  const product = await readProduct(api, id);
  return {
    ...records,
    word,
    product,
    variant: product.variants?.at(-1)?.id ?? '',
    buyer: `/a/customers/${(await customerWithOrders(api)).customer.id}`,
    openOrder: `/a/orders/${(await placeOrder(api, request)).id}`,
    soldOrder: `/a/orders/${(await sellOrder(api, request)).id}`,
  };
}
