import { type Query, withDatabase } from '../sql.ts';
import type { Api } from './api.ts';
import { type CopyPlan, copyRows, defineCopyId, noteOriginals } from './copy.ts';
import { pricesOf } from './money.ts';

/** Copies per SQL statement, so that each ends within seconds. */
const BATCH = 25;
const DAYS = 600;
/** Option values of the product with 2,000 variants. */
const LENGTHS = 100;
const DIAMETERS = 20;

const NO_GIFT_CARDS = `is_giftcard = false and handle <> 'rope-cut-to-length'`;
const PRODUCTS = `(select id from product where ${NO_GIFT_CARDS})`;
const VARIANTS = `(select id from product_variant where product_id in ${PRODUCTS})`;
const ITEMS = `(select inventory_item_id from product_variant_inventory_item where variant_id in ${VARIANTS})`;
/** Excludes swaps, claims, edits and drafts: their tables reference too many others. */
const ORDERS = `(select id from "order" where draft_order_id is null
  and id not in (select order_id from swap) and id not in (select order_id from claim_order)
  and id not in (select order_id from order_edit)
  and id not in (select order_id from gift_card where order_id is not null))`;
const LINES = `(select id from line_item where order_id in ${ORDERS})`;
const PARCELS = `(select id from fulfillment where order_id in ${ORDERS})`;
const RETURNS = `(select id from return where order_id in ${ORDERS})`;
const METHODS = `(select id from shipping_method where order_id in ${ORDERS} or return_id in ${RETURNS})`;
const PRICES = `(select money_amount_id from product_variant_money_amount where variant_id in ${VARIANTS})`;

const PLANS: readonly CopyPlan[] = [
  {
    table: 'product',
    where: NO_GIFT_CARDS,
    ids: ['id'],
    set: {
      title: `title || ' No. ' || n + 1`,
      handle: `handle || '-' || n + 1`,
      external_id: 'null',
    },
  },
  { table: 'product_option', where: `product_id in ${PRODUCTS}`, ids: ['id', 'product_id'] },
  {
    table: 'product_variant',
    where: `product_id in ${PRODUCTS}`,
    ids: ['id', 'product_id'],
    set: { sku: `sku || '-' || n + 1`, ean: 'null' },
  },
  {
    table: 'product_option_value',
    where: `variant_id in ${VARIANTS}`,
    ids: ['id', 'option_id', 'variant_id'],
  },
  { table: 'money_amount', where: `price_list_id is null and id in ${PRICES}`, ids: ['id'] },
  {
    table: 'product_variant_money_amount',
    where: `variant_id in ${VARIANTS} and money_amount_id in (select id from money_amount where price_list_id is null)`,
    ids: ['id', 'money_amount_id', 'variant_id'],
  },
  {
    table: 'inventory_item',
    where: `id in ${ITEMS}`,
    ids: ['id'],
    set: { sku: `sku || '-' || n + 1` },
  },
  {
    table: 'inventory_level',
    where: `inventory_item_id in ${ITEMS}`,
    ids: ['id', 'inventory_item_id'],
    set: { reserved_quantity: '0' },
  },
  {
    table: 'product_variant_inventory_item',
    where: `variant_id in ${VARIANTS}`,
    ids: ['id', 'inventory_item_id', 'variant_id'],
  },
  { table: 'product_images', where: `product_id in ${PRODUCTS}`, ids: ['product_id'] },
  { table: 'product_tags', where: `product_id in ${PRODUCTS}`, ids: ['product_id'] },
  { table: 'product_category_product', where: `product_id in ${PRODUCTS}`, ids: ['product_id'] },
  { table: 'product_sales_channel', where: `product_id in ${PRODUCTS}`, ids: ['id', 'product_id'] },
  { table: 'product_shipping_profile', where: `product_id in ${PRODUCTS}`, ids: ['product_id'] },
  {
    table: 'customer',
    where: 'true',
    ids: ['id'],
    set: { email: `replace(email, '@', '.' || n + 1 || '@')`, billing_address_id: 'null' },
  },
  {
    table: 'address',
    where: `id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id in ${ORDERS})`,
    ids: ['id', 'customer_id'],
  },
  {
    table: 'order',
    where: `id in ${ORDERS}`,
    ids: ['id', 'customer_id', 'shipping_address_id', 'billing_address_id'],
    set: {
      email: `replace(email, '@', '.' || n + 1 || '@')`,
      cart_id: 'null',
      display_id: `nextval('order_display_id_seq')`,
    },
  },
  {
    table: 'line_item',
    where: `order_id in ${ORDERS}`,
    ids: ['id', 'order_id', 'original_item_id'],
    set: { cart_id: 'null' },
  },
  { table: 'line_item_tax_line', where: `item_id in ${LINES}`, ids: ['id', 'item_id'] },
  { table: 'line_item_adjustment', where: `item_id in ${LINES}`, ids: ['id', 'item_id'] },
  { table: 'order_discounts', where: `order_id in ${ORDERS}`, ids: ['order_id'] },
  {
    table: 'payment',
    where: `order_id in ${ORDERS}`,
    ids: ['id', 'order_id'],
    set: { cart_id: 'null' },
  },
  { table: 'refund', where: `order_id in ${ORDERS}`, ids: ['id', 'order_id', 'payment_id'] },
  { table: 'fulfillment', where: `order_id in ${ORDERS}`, ids: ['id', 'order_id'] },
  {
    table: 'fulfillment_item',
    where: `fulfillment_id in ${PARCELS}`,
    ids: ['fulfillment_id', 'item_id'],
  },
  {
    table: 'tracking_link',
    where: `fulfillment_id in ${PARCELS}`,
    ids: ['id', 'fulfillment_id'],
  },
  { table: 'return', where: `order_id in ${ORDERS}`, ids: ['id', 'order_id'] },
  { table: 'return_item', where: `return_id in ${RETURNS}`, ids: ['return_id', 'item_id'] },
  {
    table: 'shipping_method',
    where: `id in ${METHODS}`,
    ids: ['id', 'order_id', 'return_id'],
    set: { cart_id: 'null' },
  },
  {
    table: 'shipping_method_tax_line',
    where: `shipping_method_id in ${METHODS}`,
    ids: ['id', 'shipping_method_id'],
  },
];

/**
 * Multiplies products, customers and orders by copying database rows (API calls would take hours). Adds a product with
 * 2,000 variants.
 */
export async function multiply(api: Api, databaseUrl: string, scale: number): Promise<void> {
  await addLongProduct(api);
  await withDatabase(databaseUrl, async (query) => {
    await defineCopyId(query);
    await noteOriginals(query, PLANS);
    const step = DAYS / Math.max(60, scale);
    for (let from = 1; from < scale; from += BATCH) {
      const to = Math.min(scale - 1, from + BATCH - 1);
      await query('begin');
      for (const plan of PLANS) await copyRows(query, plan, { from, to, step });
      await query('commit');
    }
    await multiplyVariants(query);
    // Renumber by date.
    await query(`update "order" o set display_id = r.number from (select id,
      row_number() over (order by created_at) as number from "order") r where r.id = o.id`);
    await query(`select setval('order_display_id_seq', (select max(display_id) from "order"))`);
    await query('analyze');
  });
}

/** The other 1,999 variants are copied later. */
async function addLongProduct(api: Api): Promise<void> {
  const { store } = await api.get<{ store: { default_sales_channel_id: string } }>('/admin/store');
  await api.post('/admin/products', {
    title: 'Rope cut to length',
    subtitle: 'Every length in every diameter',
    description: 'Sold by the metre, from one to a hundred, in twenty diameters.',
    handle: 'rope-cut-to-length',
    is_giftcard: false,
    discountable: true,
    status: 'published',
    type: { value: 'Rope' },
    sales_channels: [{ id: store.default_sales_channel_id }],
    options: [{ title: 'Length' }, { title: 'Diameter' }],
    variants: [
      {
        title: '1 m / 2 mm',
        sku: 'TT-900-1M2MM',
        prices: pricesOf(3),
        options: [{ value: '1 m' }, { value: '2 mm' }],
      },
    ],
  });
}

const LONG_PRODUCT = `(select id from product where handle = 'rope-cut-to-length')`;
const LONG_VARIANT = `(select id from product_variant where product_id in ${LONG_PRODUCT})`;
const LENGTH = `(1 + n / ${DIAMETERS}) || ' m'`;
const DIAMETER = `(2 + 2 * (n % ${DIAMETERS})) || ' mm'`;
const SKU = `'TT-900-' || (1 + n / ${DIAMETERS}) || 'M' || (2 + 2 * (n % ${DIAMETERS})) || 'MM'`;

const LONG_PLANS: readonly CopyPlan[] = [
  {
    table: 'product_variant',
    where: `product_id in ${LONG_PRODUCT}`,
    ids: ['id'],
    set: { title: `${LENGTH} || ' / ' || ${DIAMETER}`, sku: SKU, variant_rank: 'n' },
  },
  {
    table: 'product_option_value',
    where: `variant_id in ${LONG_VARIANT}`,
    ids: ['id', 'variant_id'],
    set: { value: `case when value like '% mm' then ${DIAMETER} else ${LENGTH} end` },
  },
  {
    table: 'money_amount',
    where: `id in (select money_amount_id from product_variant_money_amount where variant_id in ${LONG_VARIANT})`,
    ids: ['id'],
    set: { amount: `amount * (1 + n / ${DIAMETERS})` },
  },
  {
    table: 'product_variant_money_amount',
    where: `variant_id in ${LONG_VARIANT}`,
    ids: ['id', 'money_amount_id', 'variant_id'],
  },
  {
    table: 'inventory_item',
    where: `id in (select inventory_item_id from product_variant_inventory_item where variant_id in ${LONG_VARIANT})`,
    ids: ['id'],
    set: { sku: SKU },
  },
  {
    table: 'product_variant_inventory_item',
    where: `variant_id in ${LONG_VARIANT}`,
    ids: ['id', 'inventory_item_id', 'variant_id'],
  },
];

async function multiplyVariants(query: Query): Promise<void> {
  for (const { table } of PLANS) await query(`drop table "original_${table}"`);
  await noteOriginals(query, LONG_PLANS);
  const range = { from: 1, to: LENGTHS * DIAMETERS - 1, step: 0 };
  for (const plan of LONG_PLANS) await copyRows(query, plan, range);
}
