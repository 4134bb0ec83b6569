/** PostgreSQL's package brings no pg_dump: these read and write a whole database, through its catalog. */
import { type Query, withDatabase } from './sql.ts';

export interface Dump {
  /** Statements before the rows. */
  tables: string[];
  /** By table, in their order on disk; each row is a JSON object. */
  rows: Record<string, string[]>;
  /** Statements after the rows. */
  constraints: string[];
}

const TABLES = [
  `select format('create extension if not exists %I', extname) as sql
   from pg_extension where extname <> 'plpgsql' order by extname`,
  `select format('create type %I as enum (%s)', t.typname,
     string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as sql
   from pg_type t join pg_enum e on e.enumtypid = t.oid
   where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`,
  `select format('create sequence %I as %s increment by %s minvalue %s maxvalue %s start with %s',
     sequencename, data_type, increment_by, min_value, max_value, start_value) as sql
   from pg_sequences where schemaname = 'public' order by sequencename`,
  `select format('create table %I (%s)', c.relname, string_agg(
     format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
     || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
     || case when a.attnotnull then ' not null' else '' end, ', ' order by a.attnum)) as sql
   from pg_class c
   join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
   group by c.relname order by c.relname`,
  `select format('alter sequence %I owned by %I.%I', s.relname, t.relname, a.attname) as sql
   from pg_depend d
   join pg_class s on s.oid = d.objid and s.relkind = 'S'
   join pg_class t on t.oid = d.refobjid
   join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
   where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
     and d.deptype = 'a' and s.relnamespace = 'public'::regnamespace
   order by s.relname`,
];

const CONSTRAINTS = [
  `select pg_get_indexdef(i.indexrelid) as sql
   from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace and not exists (
     select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))
   order by c.relname`,
  // Foreign keys last: they need the keys of other tables.
  `select format('alter table %I add constraint %I %s', c.relname, k.conname,
     pg_get_constraintdef(k.oid)) as sql
   from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'x', 'c', 'f')
   order by k.contype = 'f', c.relname, k.conname`,
  `select format('select setval(%L, %s, %s)', quote_ident(sequencename),
     coalesce(last_value, start_value), (last_value is not null)::text) as sql
   from pg_sequences where schemaname = 'public' order by sequencename`,
];

async function statements(query: Query, sources: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const source of sources) {
    for (const { sql } of await query(source)) found.push(String(sql));
  }
  return found;
}

export function dumpDatabase(url: string): Promise<Dump> {
  return withDatabase(url, async (query) => {
    const tables = await query(
      `select relname::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    );
    const rows: Record<string, string[]> = {};
    for (const { name } of tables) {
      const table = String(name);
      const lines = await query(
        `select row_to_json(whole)::text as line from "${table}" whole order by whole.ctid`,
      );
      if (lines.length > 0) rows[table] = lines.map(({ line }) => String(line));
    }
    return {
      tables: await statements(query, TABLES),
      rows,
      constraints: await statements(query, CONSTRAINTS),
    };
  });
}

/** Into an empty database. */
export async function restoreDatabase(url: string, dump: Dump): Promise<void> {
  await withDatabase(url, async (query) => {
    await query('begin');
    for (const statement of dump.tables) await query(statement);
    for (const [table, lines] of Object.entries(dump.rows)) {
      await query(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
        [`[${lines.join(',')}]`],
      );
    }
    for (const statement of dump.constraints) await query(statement);
    await query('commit');
    await query('analyze');
  });
}
