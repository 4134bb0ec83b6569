import { createRequire } from 'node:module';

/** Used part of `pg`, which is installed on first start. */
interface Client {
  connect(): Promise<void>;
  end(): Promise<void>;
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
  on(event: 'error', listener: (error: Error) => void): void;
}

export type Row = Record<string, unknown>;

export type Query = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

export async function withDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const pg = createRequire(import.meta.url)('pg') as {
    Client: new (config: { connectionString: string }) => Client;
  };
  const client = new pg.Client({ connectionString: url });
  // Losing the server also rejects the pending query; an unhandled 'error' event would crash us.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}
