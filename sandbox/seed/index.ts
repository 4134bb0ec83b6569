import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../account.ts';
import { adminToken, createApi, createUpload } from './api.ts';
import { registerCustomers } from './customers.ts';
import { takeOrders } from './orders.ts';
import { stockShelves } from './products.ts';
import { preparePromotions } from './promotions.ts';
import { setUpStore } from './setup.ts';

export interface SeedOptions {
  url: string;
  databaseUrl: string;
  scale: number;
  log: (line: string) => void;
}

/** Fills an empty server with the invented store. */
export async function seed(options: SeedOptions): Promise<void> {
  const { url, log } = options;
  const token = await adminToken(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const api = createApi(url, { authorization: `Bearer ${token}` });
  const setup = await timed(log, 'Regions, channels, locations', () => setUpStore(api));
  const customers = await timed(log, 'Customers', () => registerCustomers(url, api));
  const catalogue = await timed(log, 'Products and stock', () =>
    stockShelves(api, createUpload(url, token), setup),
  );
  const { giftCardCode } = await timed(log, 'Discounts and price lists', () =>
    preparePromotions(api, setup, catalogue, customers),
  );
  await timed(log, 'Orders', () => takeOrders(url, api, setup, catalogue, customers, giftCardCode));
}

/** Runs a part of the seed and says how long it took. */
async function timed<T>(log: SeedOptions['log'], what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
