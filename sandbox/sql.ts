import { createRequire } from 'node:module';

/** The part of the `pg` package that is used here. It is installed on the first start. */
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

/** Runs SQL on an open connection and returns the rows. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Opens a connection, hands it to `work` and closes it. */
export async function withDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const pg = createRequire(import.meta.url)('pg') as {
    Client: new (config: { connectionString: string }) => Client;
  };
  const client = new pg.Client({ connectionString: url });
  // A server that goes away also fails the query that waits; without a listener it would end us.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}
