import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../account.ts';
import { type Api, adminToken, createApi, createUpload } from './api.ts';
import { registerCustomers } from './customers.ts';
import { giveDates } from './dates.ts';
import { addExtras, runJobs, writeNotes } from './extras.ts';
import { takeOrders } from './orders.ts';
import { stockShelves } from './products.ts';
import { preparePromotions } from './promotions.ts';
import { multiply } from './scale.ts';
import { setUpStore } from './setup.ts';

export interface SeedOptions {
  url: string;
  databaseUrl: string;
  messagesFolder: string;
  log: (line: string) => void;
}

export async function seed(options: SeedOptions): Promise<void> {
  const { url, log } = options;
  const token = await adminToken(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const api = createApi(url, { authorization: `Bearer ${token}` });
  const upload = createUpload(url, token);
  const setup = await part(log, 'regions, channels, locations', () => setUpStore(api));
  const customers = await part(log, 'customers', () => registerCustomers(url, api));
  const catalogue = await part(log, 'products with their pictures and stock', () =>
    stockShelves(api, upload, setup),
  );
  const { giftCardCode } = await part(log, 'discounts, gift cards, price lists', () =>
    preparePromotions(api, setup, catalogue, customers),
  );
  await part(log, 'taxes, keys, colleagues', () => addExtras(api, setup, catalogue));
  await part(log, 'two months of orders', () =>
    takeOrders(url, api, setup, catalogue, customers, giftCardCode),
  );
  await part(log, 'notes and batch jobs', async () => {
    await writeNotes(api);
    await runJobs(api, upload);
    await notificationsWritten(api);
  });
  await part(log, 'dates', () => giveDates(options.databaseUrl, options.messagesFolder));
}

/** Messages are written asynchronously: waits until no more come. */
async function notificationsWritten(api: Api): Promise<void> {
  let before = -1;
  for (;;) {
    const { count } = await api.get<{ count: number }>('/admin/notifications?limit=1');
    if (count === before) return;
    before = count;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Multiplies products, customers and orders of a seeded store. */
export async function enlarge(options: SeedOptions, scale: number): Promise<void> {
  const { url, databaseUrl, log } = options;
  const token = await adminToken(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const api = createApi(url, { authorization: `Bearer ${token}` });
  await part(log, `${scale} times as much`, () => multiply(api, databaseUrl, scale));
}

function part<T>(log: SeedOptions['log'], what: string, work: () => Promise<T>): Promise<T> {
  log(`Stocking the store: ${what} …`);
  return work();
}
