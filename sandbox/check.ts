/**
 * Checks a sandbox from outside: starts a fresh store in its own folder, counts records through the API, edits,
 * restarts, and cleans up. Run with `node sandbox/check.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from './errors.ts';
import { type Sandbox, resetSandbox, startSandbox } from './index.ts';
import { type Api, adminToken, createApi } from './seed/api.ts';

/** Label, path and minimum count of a list. */
type Expectation = [what: string, path: string, least: number];

const ORDER = '/admin/orders?fields=id&expand=region&limit=1';

const EXPECTED: readonly Expectation[] = [
  ['products', '/admin/products?limit=1', 41],
  ['published products', '/admin/products?limit=1&status[]=published', 36],
  ['draft products', '/admin/products?limit=1&status[]=draft', 2],
  ['proposed products', '/admin/products?limit=1&status[]=proposed', 2],
  ['rejected products', '/admin/products?limit=1&status[]=rejected', 1],
  ['gift card products', '/admin/products?limit=1&is_giftcard=true', 1],
  ['collections', '/admin/collections?limit=1', 7],
  ['product types', '/admin/product-types?limit=1', 9],
  ['product tags', '/admin/product-tags?limit=1', 9],
  ['categories', '/admin/product-categories?limit=1', 22],
  ['inventory items', '/admin/inventory-items?limit=1', 180],
  ['reservations', '/admin/reservations?limit=1', 20],
  ['stock locations', '/admin/stock-locations?limit=1', 3],
  ['sales channels', '/admin/sales-channels?limit=1', 5],
  ['regions', '/admin/regions?limit=1', 5],
  ['shipping options', '/admin/shipping-options', 25],
  ['tax rates', '/admin/tax-rates?limit=1', 5],
  ['customers', '/admin/customers?limit=1', 30],
  ['customer groups', '/admin/customer-groups?limit=1', 4],
  ['discounts', '/admin/discounts?limit=1', 16],
  ['disabled discounts', '/admin/discounts?limit=1&is_disabled=true', 1],
  ['dynamic discounts', '/admin/discounts?limit=1&is_dynamic=true', 1],
  ['gift cards', '/admin/gift-cards?limit=1', 6],
  ['active price lists', '/admin/price-lists?limit=1&status[]=active', 3],
  ['draft price lists', '/admin/price-lists?limit=1&status[]=draft', 1],
  ['publishable keys', '/admin/publishable-api-keys?limit=1', 3],
  ['orders', ORDER, 60],
  ['pending orders', `${ORDER}&status[]=pending`, 40],
  ['completed orders', `${ORDER}&status[]=completed`, 5],
  ['archived orders', `${ORDER}&status[]=archived`, 3],
  ['cancelled orders', `${ORDER}&status[]=canceled`, 3],
  ['orders awaiting payment', `${ORDER}&payment_status[]=awaiting`, 8],
  ['captured orders', `${ORDER}&payment_status[]=captured`, 20],
  ['refunded orders', `${ORDER}&payment_status[]=refunded`, 2],
  ['partly refunded orders', `${ORDER}&payment_status[]=partially_refunded`, 2],
  ['unfulfilled orders', `${ORDER}&fulfillment_status[]=not_fulfilled`, 10],
  ['fulfilled orders', `${ORDER}&fulfillment_status[]=fulfilled`, 2],
  ['partly fulfilled orders', `${ORDER}&fulfillment_status[]=partially_fulfilled`, 2],
  ['partly shipped orders', `${ORDER}&fulfillment_status[]=partially_shipped`, 2],
  ['shipped orders', `${ORDER}&fulfillment_status[]=shipped`, 20],
  ['partly returned orders', `${ORDER}&fulfillment_status[]=partially_returned`, 2],
  ['returned orders', `${ORDER}&fulfillment_status[]=returned`, 1],
  ['returns', '/admin/returns?limit=1', 6],
  ['swaps', '/admin/swaps?limit=1', 2],
  ['order edits', '/admin/order-edits?limit=1', 4],
  ['open draft orders', '/admin/draft-orders?limit=1', 3],
  ['notes', '/admin/notes?limit=1', 7],
  ['notifications', '/admin/notifications?limit=1', 100],
  ['batch jobs', '/admin/batch-jobs?limit=1', 4],
  ['invites', '/admin/invites', 2],
  ['users', '/admin/users', 5],
];

/** Returns one sentence per missing item. */
export async function checkStore(sandbox: Sandbox): Promise<string[]> {
  const api = await signIn(sandbox);
  const missing: string[] = [];
  for (const [what, path, least] of EXPECTED) {
    const found = await count(api, path);
    if (found < least) missing.push(`${what}: ${found}, expected at least ${least}`);
  }
  const { batch_jobs: jobs } = await api.get<{ batch_jobs: { status: string }[] }>(
    '/admin/batch-jobs',
  );
  for (const status of ['completed', 'failed', 'canceled']) {
    if (!jobs.some((job) => job.status === status)) missing.push(`no batch job is ${status}`);
  }
  const { products } = await api.get<{ products: { thumbnail: string | null }[] }>(
    '/admin/products?limit=100',
  );
  for (const { thumbnail } of products) {
    if (thumbnail === null) continue;
    const picture = await fetch(thumbnail);
    const type = picture.headers.get('content-type') ?? '';
    if (!picture.ok || !type.startsWith('image/')) missing.push(`no picture at ${thumbnail}`);
  }
  if (!(await (await fetch(sandbox.messagesUrl)).text()).includes(sandbox.email)) {
    missing.push('the page of messages doesn’t name the sign-in');
  }
  return missing;
}

async function checkRestart(sandbox: Sandbox, restart: () => Promise<Sandbox>): Promise<string[]> {
  const api = await signIn(sandbox);
  const { products } = await api.get<{ products: { id: string }[] }>('/admin/products?limit=1');
  const path = `/admin/products/${products[0]?.id ?? ''}`;
  await api.post(path, { title: 'Kept over a restart' });
  await sandbox.stop();
  const again = await restart();
  const { product } = await (await signIn(again)).get<{ product: { title: string } }>(path);
  await again.stop();
  return product.title === 'Kept over a restart' ? [] : ['an edit was lost over a restart'];
}

async function signIn({ url, email, password }: Sandbox): Promise<Api> {
  return createApi(url, { authorization: `Bearer ${await adminToken(url, email, password)}` });
}

/** `count`, or the list's length if the response has none. */
async function count(api: Api, path: string): Promise<number> {
  const answer = await api.get<Record<string, unknown>>(path);
  if (typeof answer['count'] === 'number') return answer['count'];
  const list = Object.values(answer).find(Array.isArray);
  return list?.length ?? 0;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-check-'));
  const start = (): Promise<Sandbox> =>
    startSandbox({ dataDir, port: 0, scale: 1, log: console.log });
  try {
    const sandbox = await start();
    let missing: string[];
    try {
      missing = [...(await checkStore(sandbox)), ...(await checkRestart(sandbox, start))];
    } finally {
      await sandbox.stop();
    }
    for (const sentence of missing) console.error(sentence);
    console.log(missing.length === 0 ? 'The sandbox is complete.' : `${missing.length} failed.`);
    process.exitCode = missing.length === 0 ? 0 : 1;
  } finally {
    await resetSandbox({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}
