import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Query, withDatabase } from '../sql.ts';
import { randomSource } from './random.ts';

const HOUR_MS = 3_600_000;
const DAYS = 60;

/**
 * Gives the freshly seeded store a past: spreads orders over two months by number, with their events at a human pace.
 */
export async function giveDates(databaseUrl: string, messagesFolder: string): Promise<void> {
  await withDatabase(databaseUrl, async (query) => {
    await query('begin');
    await query('create temporary table placed (order_id text primary key, at timestamptz)');
    await placeOrders(query);
    for (const statement of ORDER_DATES) await query(statement);
    for (const statement of OTHER_DATES) await query(statement);
    await query('commit');
    await dateMessages(query, messagesFolder);
  });
}

async function placeOrders(query: Query): Promise<void> {
  const orders = await query('select id from "order" order by display_id');
  const random = randomSource(60);
  const times = orders
    .map((_, at) => ((orders.length - at - random()) / orders.length) * DAYS * 24 * HOUR_MS)
    .toSorted((a, b) => b - a);
  for (const [at, { id }] of orders.entries()) {
    await query('insert into placed values ($1, $2)', [
      id,
      new Date(Date.now() - (times[at] ?? 0)).toISOString(),
    ]);
  }
}

/** Sets columns of an order's table to an interval after the order was placed. */
function after(table: string, columns: Record<string, string>, link = 'x.order_id'): string {
  const sets = Object.entries(columns).map(
    ([column, wait]) =>
      `${column} = case when ${column} is null then null else least(now(), p.at + interval '${wait}') end`,
  );
  return `update ${table} x set ${sets.join(', ')} from placed p where p.order_id = ${link}`;
}

/** Same for tables one level below. */
function below(
  table: string,
  columns: Record<string, string>,
  parent: string,
  key: string,
): string {
  const link = `(select parent.order_id from ${parent} parent where parent.id = x.${key})`;
  return after(table, columns, link);
}

const ORDER_DATES = [
  after('"order"', { created_at: '0', updated_at: '2 days', canceled_at: '20 hours' }, 'x.id'),
  after('line_item', { created_at: '-10 minutes', updated_at: '0' }),
  after('payment', {
    created_at: '0',
    updated_at: '3 hours',
    captured_at: '3 hours',
    canceled_at: '20 hours',
  }),
  after('fulfillment', {
    created_at: '22 hours',
    updated_at: '27 hours',
    shipped_at: '27 hours',
    canceled_at: '25 hours',
  }),
  after('return', { created_at: '7 days', updated_at: '11 days', received_at: '11 days' }),
  after('refund', { created_at: '11 days', updated_at: '11 days' }),
  after('swap', { created_at: '7 days', updated_at: '8 days', confirmed_at: '8 days' }),
  after('claim_order', { created_at: '6 days', updated_at: '7 days' }),
  after('order_edit', {
    created_at: '4 hours',
    updated_at: '9 hours',
    requested_at: '5 hours',
    confirmed_at: '9 hours',
    declined_at: '9 hours',
  }),
  after('draft_order', { created_at: '-1 days', updated_at: '0', completed_at: '0' }),
  after('gift_card', { created_at: '0', updated_at: '0' }),
  after('gift_card_transaction', { created_at: '0' }),
  after('note', { created_at: '30 hours', updated_at: '30 hours' }, 'x.resource_id'),
  after('notification', { created_at: '5 minutes', updated_at: '5 minutes' }, 'x.resource_id'),
  `update notification x set created_at = least(now(), x.created_at + interval '27 hours')
     where event_name = 'order.shipment_created'`,
  `update notification x set created_at = least(now(), x.created_at + interval '7 days')
     where event_name in ('order.return_requested', 'order.items_returned', 'order.refund_created')`,
  below('fulfillment', { created_at: '9 days', shipped_at: '10 days' }, 'swap', 'swap_id'),
  below(
    'fulfillment',
    { created_at: '7 days', shipped_at: '8 days' },
    'claim_order',
    'claim_order_id',
  ),
  below('return', { created_at: '7 days', received_at: '11 days' }, 'swap', 'swap_id'),
  below(
    'return',
    { created_at: '6 days', received_at: '11 days' },
    'claim_order',
    'claim_order_id',
  ),
  below('notification', { created_at: '7 days' }, 'swap', 'resource_id'),
  below('notification', { created_at: '6 days' }, 'claim_order', 'resource_id'),
  below('notification', { created_at: '5 hours' }, 'order_edit', 'resource_id'),
  below('notification', { created_at: '10 minutes' }, 'gift_card', 'resource_id'),
  below('reservation_item', { created_at: '0', updated_at: '0' }, 'line_item', 'line_item_id'),
  `update cart c set created_at = p.at - interval '20 minutes', updated_at = p.at,
     completed_at = case when c.completed_at is null then null else p.at end
     from placed p join "order" o on o.id = p.order_id where c.id = o.cart_id`,
];

const OTHER_DATES = [
  ...['store', 'region', 'sales_channel', 'shipping_option', 'shipping_profile', '"user"'].map(
    (table) =>
      `update ${table} set created_at = now() - interval '200 days', updated_at = now() - interval '190 days'`,
  ),
  ...['stock_location', 'return_reason', 'product_collection', 'product_category', 'tax_rate'].map(
    (table) =>
      `update ${table} set created_at = now() - interval '180 days', updated_at = now() - interval '120 days'`,
  ),
  `update product p set created_at = now() - n * interval '3 days' - interval '5 hours',
     updated_at = now() - n * interval '1 day' - interval '3 hours'
     from (select id, row_number() over (order by md5(handle)) as n from product) r where r.id = p.id`,
  `update product p set created_at = now() - interval '4 days', updated_at = now() - interval '1 day'
     where status <> 'published'`,
  `update product_variant v set created_at = p.created_at, updated_at = p.updated_at
     from product p where p.id = v.product_id`,
  `update inventory_item i set created_at = v.created_at, updated_at = v.updated_at
     from product_variant v where v.sku = i.sku`,
  `update customer c set
     created_at = coalesce((select min(o.created_at) from "order" o where o.customer_id = c.id), now())
       - case when has_account then (1 + length(email) * 7 % 40) * interval '3 days' else interval '0' end,
     updated_at = now() - (length(email) % 9) * interval '1 day'`,
  `update customer_group set created_at = now() - interval '170 days', updated_at = now() - interval '40 days'`,
  `update discount set created_at = now() - interval '40 days', updated_at = now() - interval '9 days',
     starts_at = now() - interval '40 days' where starts_at > now() - interval '1 day' and starts_at <= now()`,
  `update discount set created_at = least(starts_at, now() - interval '2 days') where ends_at is not null`,
  `update price_list set created_at = now() - interval '95 days', updated_at = now() - interval '6 days'`,
  `update publishable_api_key set created_at = now() - interval '150 days',
     revoked_at = case when revoked_at is null then null else now() - interval '33 days' end`,
  `update invite set created_at = now() - interval '9 days', updated_at = now() - interval '9 days',
     expires_at = now() - interval '2 days' where user_email like 'late.%'`,
  `update notification set created_at = now() - interval '9 days' where "to" like 'late.%'`,
  ...[
    ['product-export', 'completed', '12 days'],
    ['order-export', 'completed', '3 days'],
    ['product-import', 'failed', '8 days'],
    ['product-export', 'canceled', '20 days'],
  ].map(
    ([type, state, ago]) =>
      `update batch_job set ${[
        'created_at',
        'updated_at',
        'pre_processed_at',
        'confirmed_at',
        'processing_at',
        'completed_at',
        'failed_at',
        'canceled_at',
      ]
        .map((column) => `${column} = ${column} - interval '${ago}'`)
        .join(', ')} where type = '${type}' and ${state}_at is not null`,
  ),
];

/** Copies the notifications' dates to the message files. */
async function dateMessages(query: Query, folder: string): Promise<void> {
  const rows = await query(`select data->>'message' as id, created_at from notification`);
  const dates = new Map(rows.map(({ id, created_at: at }) => [id, at as Date]));
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const at = dates.get(name.slice(0, -5));
    if (at === undefined) continue;
    const file = join(folder, name);
    const message = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...message, at: at.toISOString() }, null, 2));
  }
}
