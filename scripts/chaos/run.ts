import { createToken } from '../../generated/admin/auth/auth.ts';
import {
  createCustomer,
  getCustomer,
  updateCustomer,
} from '../../generated/admin/customers/customers.ts';
import { captureOrder, refundOrder } from '../../generated/admin/orders/orders.ts';
import { configureClient, isApiError } from '../../src/client/index.ts';
import { createStorefrontClient } from '../../src/storefront/index.ts';
import { faultsAtRandom, startFaultProxy } from '../../tests/support/fault-proxy.ts';
import type { FaultProxy } from '../../tests/support/fault-proxy.ts';
import { createGoods } from './goods.ts';
import { readOrders } from './ledger.ts';
import { purchase } from './purchase.ts';

interface ChaosOptions {
  server: string;
  email: string;
  password: string;
  purchases: number;
  updates: number;
  refunds: number;
  concurrency: number;
  /** Fraction of requests. */
  rate: number;
  seed: number;
}

interface ChaosReport {
  requests: number;
  faults: FaultProxy['faults'];
  purchases: { asked: number; ordered: number; lost: number; doubled: number; wrongItems: number };
  updates: { asked: number; lost: number };
  /** Not idempotent: never retried after an unknown outcome. */
  refunds: { asked: number; confirmed: number; unknown: number; made: number; doubled: number };
}

const RETRIES = 12;

/** Works through a faulty proxy, then counts the server's records. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { server, email, password, concurrency, rate, seed } = options;
  const proxy = await startFaultProxy({ target: server, choose: faultsAtRandom(rate, seed) });
  const direct = () => configureAdmin(server, email, password, 0);
  const faulty = () => configureAdmin(proxy.url, email, password, RETRIES);
  // Unique per run.
  const ending = `-${Date.now().toString(36)}@chaos.test`;

  await direct();
  const goods = await createGoods();
  const client = createStorefrontClient({ baseUrl: proxy.url, maxRetries: RETRIES });
  const ids = await inParallel(options.purchases, concurrency, (index) =>
    purchase(client, goods, `shopper${index}${ending}`),
  );

  const refunded = ids.slice(0, options.refunds);
  for (const id of refunded) await captureOrder(id);
  await faulty();
  const outcomes = await inParallel(refunded.length, concurrency, (index) =>
    refundOnce(refunded[index] ?? ''),
  );
  const lostUpdates = await updateCustomers(options.updates, concurrency, ending);
  await proxy.close();

  await direct();
  const orders = await readOrders(ending);
  const emails = new Set(orders.map((order) => order.email));
  return {
    requests: proxy.requests,
    faults: proxy.faults,
    purchases: {
      asked: options.purchases,
      ordered: emails.size,
      lost: options.purchases - emails.size,
      doubled: orders.length - emails.size,
      wrongItems: orders.filter(({ quantity }) => quantity !== 1).length,
    },
    updates: { asked: options.updates, lost: lostUpdates },
    refunds: {
      asked: refunded.length,
      confirmed: outcomes.filter((outcome) => outcome === 'confirmed').length,
      unknown: outcomes.filter((outcome) => outcome === 'unknown').length,
      made: orders.filter(({ refunds }) => refunds > 0).length,
      doubled: orders.filter(({ refunds }) => refunds > 1).length,
    },
  };
}

async function configureAdmin(
  baseUrl: string,
  email: string,
  password: string,
  maxRetries: number,
): Promise<void> {
  configureClient('admin', { baseUrl, maxRetries });
  await createToken({ email, password });
}

async function refundOnce(id: string): Promise<'confirmed' | 'unknown'> {
  try {
    await refundOrder(id, { amount: 1, reason: 'other' });
    return 'confirmed';
  } catch (error) {
    if (isApiError(error) && error.outcome === 'unknown') return 'unknown';
    throw error;
  }
}

/** Counts updates that got lost. */
async function updateCustomers(count: number, concurrency: number, ending: string) {
  let lost = 0;
  await inParallel(Math.min(concurrency, count), concurrency, async (worker) => {
    const email = `updated${worker}${ending}`;
    const id = await createOnce(email);
    for (let step = worker; step < count; step += concurrency) {
      await updateCustomer(id, { first_name: `Step ${step}` });
      const { customer } = await getCustomer(id);
      if (customer.first_name !== `Step ${step}`) lost += 1;
    }
  });
  return lost;
}

/** A customer left by an unknown outcome is harmless. */
async function createOnce(email: string): Promise<string> {
  try {
    const names = { first_name: 'Step', last_name: 'Zero', password: 'none of yours' };
    return (await createCustomer({ email, ...names })).customer.id;
  } catch (error) {
    if (isApiError(error) && error.outcome === 'unknown') return createOnce(`again.${email}`);
    throw error;
  }
}

/** Results in order. */
async function inParallel<T>(
  count: number,
  width: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  return results;
}
