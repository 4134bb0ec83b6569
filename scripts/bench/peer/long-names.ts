import type { Store } from '../ui/stores.ts';
import { inDatabase } from '../ui/database.ts';

/** Letters. */
const LONG = 80;

const longer = (name: string, more: string): string =>
  `left(${name} || repeat(' ${more}', ${LONG}), ${LONG})`;

/** In the database: the API would take a call for each record. */
export async function lengthenNames(store: Pick<Store, 'databaseUrl'>): Promise<void> {
  for (const change of [
    `product set title = ${longer('title', 'of a long name')}`,
    `product_variant set title = ${longer('title', 'of a long name')}`,
    `customer set last_name = ${longer('last_name', 'of a long family')} where last_name is not null`,
  ]) {
    await inDatabase(store, `update ${change}`, []);
  }
}
