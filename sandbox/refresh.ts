import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from './sql.ts';

const HOUR_MS = 3_600_000;

/** Shifts all dates by whole hours so that an older store looks just seeded. Returns the new `seededAt` (ISO). */
export async function moveDates(
  databaseUrl: string,
  messagesFolder: string,
  seededAt: string,
): Promise<string> {
  const invented = new Date(seededAt).getTime();
  const hours = Math.floor((Date.now() - invented) / HOUR_MS);
  if (hours < 1) return seededAt;
  await withDatabase(databaseUrl, async (query) => {
    const columns = await query(
      `select table_name, string_agg(
         format('%I = %I + interval ''${hours} hours''', column_name, column_name), ', ') as moves
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and data_type like 'timestamp%' group by table_name`,
    );
    for (const { table_name: table, moves } of columns) {
      await query(`update "${String(table)}" set ${String(moves)}`);
    }
  });
  for (const name of readdirSync(messagesFolder)) {
    if (!name.endsWith('.json')) continue;
    const file = join(messagesFolder, name);
    const message = JSON.parse(readFileSync(file, 'utf8')) as { at: string };
    const at = new Date(new Date(message.at).getTime() + hours * HOUR_MS).toISOString();
    writeFileSync(file, JSON.stringify({ ...message, at }, null, 2));
  }
  return new Date(invented + hours * HOUR_MS).toISOString();
}

/** Columns holding URLs of the server. */
const ADDRESS_COLUMNS = [
  ['image', 'url'],
  ['product', 'thumbnail'],
  ['line_item', 'thumbnail'],
  ['batch_job', 'result'],
  ['notification', 'data'],
] as const;

/** Rewrites picture and file URLs when the server's port changes. */
export async function moveAddresses(databaseUrl: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  await withDatabase(databaseUrl, async (query) => {
    for (const [table, column] of ADDRESS_COLUMNS) {
      await query(
        `update "${table}" set "${column}" = replace("${column}"::text, $1, $2)::${
          column === 'result' || column === 'data' ? 'jsonb' : 'text'
        } where "${column}"::text like '%' || $1 || '%'`,
        [`${from}/`, `${to}/`],
      );
    }
  });
}
