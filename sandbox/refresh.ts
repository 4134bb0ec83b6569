import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from './sql.ts';

const DAY_MS = 86_400_000;

/**
 * Moves all dates of a store on by whole days, so that one that was invented a while ago
 * looks as if it had been today. Returns when it now counts as invented (ISO).
 */
export async function moveDates(
  databaseUrl: string,
  messagesFolder: string,
  seededAt: string,
): Promise<string> {
  const invented = new Date(seededAt).getTime();
  const days = Math.floor((Date.now() - invented) / DAY_MS);
  if (days < 1) return seededAt;
  await withDatabase(databaseUrl, async (query) => {
    const columns = await query(
      `select table_name, string_agg(
         format('%I = %I + interval ''${days} days''', column_name, column_name), ', ') as moves
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
    const at = new Date(new Date(message.at).getTime() + days * DAY_MS).toISOString();
    writeFileSync(file, JSON.stringify({ ...message, at }, null, 2));
  }
  return new Date(invented + days * DAY_MS).toISOString();
}

/** Columns in which the server keeps its own address. */
const ADDRESS_COLUMNS = [
  ['image', 'url'],
  ['product', 'thumbnail'],
  ['line_item', 'thumbnail'],
  ['batch_job', 'result'],
  ['notification', 'data'],
] as const;

/** Rewrites the addresses of pictures and files when the server moves to another port. */
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
