import { createRequire } from 'node:module';

interface Client {
  connect: () => Promise<void>;
  query: (sql: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  end: () => Promise<void>;
}

/** Queries the sandbox's database directly. */
export async function readRows(sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  // The driver is the sandbox's.
  const require = createRequire(new URL('../../../sandbox/package.json', import.meta.url));
  const { Client: PgClient } = require('pg') as { Client: new (url: string) => Client };
  const client = new PgClient(process.env.DATABASE_URL ?? '');
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
