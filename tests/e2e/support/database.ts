import { createRequire } from 'node:module';

interface Client {
  connect: () => Promise<void>;
  query: (sql: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  end: () => Promise<void>;
}

/** Asks the sandbox's database, past its server, and reads the rows that come back. */
export async function readRows(sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  // The driver is the sandbox's own.
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
