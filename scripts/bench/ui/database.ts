import { createRequire } from 'node:module';
import type { Store } from './stores.ts';

interface Client {
  connect: () => Promise<void>;
  query: (sql: string, values: unknown[]) => Promise<unknown>;
  end: () => Promise<void>;
}

/** For records the API creates one by one. */
export async function inDatabase(
  { databaseUrl }: Pick<Store, 'databaseUrl'>,
  sql: string,
  values: unknown[],
): Promise<void> {
  const require = createRequire(new URL('../../../sandbox/package.json', import.meta.url));
  const { Client: PgClient } = require('pg') as { Client: new (url: string) => Client };
  const client = new PgClient(databaseUrl);
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
