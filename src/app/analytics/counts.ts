import { listDiscounts } from '#generated/admin/discounts/discounts.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { listRegions } from '#generated/admin/regions/regions.ts';
import { listUsers } from '#generated/admin/users/users.ts';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { saveToBrowser, personKey, loadFromBrowser } from '../preferences/browser-storage.ts';
import type { Usage } from './usage.ts';

/** User whose counts this tab session has sent. */
const TOLD = personKey('countsTold');

/** Once per session; skips unreadable counts. */
export async function tellCounts(
  usage: Pick<Usage, 'event'>,
  store: Pick<StoreDetail, 'name' | 'currencies'>,
  userId: string,
): Promise<void> {
  if (!claim(userId)) return;
  usage.event('storeName', { name: store.name });
  usage.event('currencies', { count: store.currencies.length });
  const lists = [
    ['numUsers', () => listUsers({ limit: 1 })],
    ['numProducts', () => listProducts({ limit: 1, fields: 'id' })],
    ['numOrders', () => listOrders({ limit: 1, fields: 'id' })],
    ['regions', () => listRegions({ limit: 1 })],
    ['numDiscounts', () => listDiscounts({ limit: 1 })],
  ] as const;
  for (const [name, read] of lists) {
    try {
      const { count } = await read();
      usage.event(name, { count });
    } catch {
      continue;
    }
  }
}

function claim(userId: string): boolean {
  if (loadFromBrowser(TOLD, 'tab') === userId) return false;
  // If not stored, a reload counts as a session.
  saveToBrowser(TOLD, userId, 'tab');
  return true;
}
