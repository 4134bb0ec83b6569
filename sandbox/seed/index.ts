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
  scale: number;
  log: (line: string) => void;
}

/** Fills an empty server with the invented store. */
export async function seed(options: SeedOptions): Promise<void> {
  const { url, log, scale } = options;
  const token = await adminToken(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const api = createApi(url, { authorization: `Bearer ${token}` });
  const upload = createUpload(url, token);
  const setup = await timed(log, 'Regions, channels, locations', () => setUpStore(api));
  const customers = await timed(log, 'Customers', () => registerCustomers(url, api));
  const catalogue = await timed(log, 'Products and stock', () => stockShelves(api, upload, setup));
  const { giftCardCode } = await timed(log, 'Discounts and price lists', () =>
    preparePromotions(api, setup, catalogue, customers),
  );
  await timed(log, 'Taxes, keys, colleagues', () => addExtras(api, setup, catalogue));
  await timed(log, 'Orders', () => takeOrders(url, api, setup, catalogue, customers, giftCardCode));
  await timed(log, 'Notes and batch jobs', async () => {
    await writeNotes(api);
    await runJobs(api, upload);
    await notificationsWritten(api);
  });
  await timed(log, 'Dates', () => giveDates(options.databaseUrl, options.messagesFolder));
  if (scale > 1) {
    await timed(log, `Copies, ${scale} times`, () =>
      multiply(api, setup, options.databaseUrl, scale),
    );
  }
}

/** Messages are written beside the calls that cause them: waits until no more come. */
async function notificationsWritten(api: Api): Promise<void> {
  let before = -1;
  for (;;) {
    const { count } = await api.get<{ count: number }>('/admin/notifications?limit=1');
    if (count === before) return;
    before = count;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Runs a part of the seed and says how long it took. */
async function timed<T>(log: SeedOptions['log'], what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
