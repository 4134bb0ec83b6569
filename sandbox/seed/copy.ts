import type { Query } from '../sql.ts';

export interface CopyPlan {
  table: string;
  /** SQL; evaluated before the first copy, so that copies aren't copied. */
  where: string;
  /** Columns with ids of copied rows, mapped to the copies' ids. */
  ids: readonly string[];
  /** Column → SQL in a copy; `n` is the copy's number. */
  set?: Record<string, string>;
}

/** Copies `from` … `to`; each is `step` days older than the previous. */
export interface CopyRange {
  from: number;
  to: number;
  step: number;
}

/** Defines copy_id(id, n): the id of a row's nth copy, the same in every table. */
export async function defineCopyId(query: Query): Promise<void> {
  await query(`create or replace function pg_temp.copy_id(id text, n int) returns text
    language sql immutable as $$
      select regexp_replace(id, '[^_]+$', '') || upper(substr(md5(id || ':' || n), 1, 26)) $$`);
}

export async function noteOriginals(query: Query, plans: readonly CopyPlan[]): Promise<void> {
  for (const { table, where } of plans) {
    await query(
      `create temporary table "original_${table}" as select * from "${table}" where ${where}`,
    );
  }
}

export async function copyRows(query: Query, plan: CopyPlan, range: CopyRange): Promise<void> {
  const { table, ids, set = {} } = plan;
  const columns = await query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => `"${String(name)}"`);
  const values = columns.map(({ name, type }) => {
    const column = String(name);
    const changed = set[column];
    if (changed !== undefined) return changed;
    if (ids.includes(column)) return `pg_temp.copy_id("${column}", n)`;
    // Past timestamps move further back; future ones stay.
    if (String(type).startsWith('timestamp')) {
      return `"${column}" - n * interval '${range.step} days'`;
    }
    return `"${column}"`;
  });
  await query(
    `insert into "${table}" (${names.join(', ')}) select ${values.join(', ')}
     from "original_${table}", generate_series(${range.from}::int, ${range.to}::int) as n`,
  );
}
