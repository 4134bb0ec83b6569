import { eachOperation, type Document, type Json } from '../contract/document.ts';
import { addWhole, collectionOf, rowOf } from './collections.ts';
import type { Collection } from './collections.ts';
import { createPool, isRow, keyOf, kindOf } from './pool.ts';
import type { Pool, Row } from './pool.ts';
import { shape } from './shape.ts';
import type { World } from './shape.ts';
import { successOf } from './views.ts';
import type { Views } from './views.ts';

/** In the ids of records that a call has created. */
const NEW = '_01MOCK';

export interface State {
  document: Document;
  world: World;
  collections: Collection[];
  /** The id of who is signed in. */
  user: string | undefined;
}

interface Sources {
  views: Views;
  now: () => string;
  nextNumber: () => number;
}

export function start(document: Document, { views, now, nextNumber }: Sources): State {
  const pool = createPool();
  const newId = (kind: string): string => `${kind}${NEW}${String(nextNumber()).padStart(20, '0')}`;
  const located = eachOperation(document).filter(({ path }) => path.startsWith('/admin/'));
  // Lists within a record have parts of other records, such as a price list's prices alone.
  const reads = located.filter(({ method, path }) => method === 'get' && /^[^}]+\}?$/.test(path));
  const successes = reads.flatMap(({ operation }) => successOf(document, operation) ?? []);
  for (const { examples } of successes) for (const one of examples) pool.keep(one, false);
  const collections = reads.flatMap((one) => collectionOf(document, views, located, one) ?? []);
  for (const collection of collections) addWhole(views, pool, collection);
  const session = document.paths['/admin/auth']?.get;
  const [signedIn] = (session && successOf(document, session)?.examples) ?? [];
  const user = keyOf(rowOf(rowOf(signedIn)['user']));
  return { document, world: { views, pool, newId, now }, collections, user };
}

export type Target = Pick<Collection, 'schema' | 'kind' | 'expected'>;

/** Keeps the changes in the record and in the records within. */
export function write(state: State, { schema, kind, expected }: Target, old: Row, given: Row): Row {
  const { world, collections } = state;
  const { pool } = world;
  const { properties } = world.views(schema);
  const changes = Object.fromEntries(Object.entries(given).filter(([name]) => name in properties));
  pool.change(changes);
  removeUnlisted(pool, kind, old, changes);
  // Else a new type would still be found by the id of the old one.
  const stale = Object.keys(changes)
    .map((name) => `${name}_id`)
    .filter((name) => name in properties && !(name in changes));
  const kept = Object.entries({ ...old, ...changes }).filter(([name]) => !stale.includes(name));
  const row: Row = Object.fromEntries(kept);
  if (isRow(changes['metadata'])) row['metadata'] = merged(old['metadata'], changes['metadata']);
  const key = keyOf(row);
  if (key !== undefined) pool.replace(key, row);
  const shaped = rowOf(shape(world, schema, row, kind, expected));
  for (const name of stale) {
    shaped[name] = rowOf(shaped[name.slice(0, -'_id'.length)])['id'] ?? null;
  }
  pool.keep(shaped, true);
  enlist(collections, shaped);
  return shaped;
}

/** Keeps records as given, wherever they are. */
export function put({ world: { pool }, collections }: State, row: Row): void {
  pool.keep(row, true);
  pool.change(row);
  enlist(collections, row);
}

/** As a read by id answers it. */
export function readRecord({ world, collections }: State, key: string): Row {
  const row = world.pool.get(key);
  const own = collections.find(({ kind }) => kind !== '' && kind === kindOf(key));
  if (!row || !own) return row ?? {};
  return rowOf(shape(world, own.schema, row, own.kind, own.expected));
}

/** Members that a list no longer has are gone if they belong to one record only. */
function removeUnlisted(pool: Pool, kind: string, old: Row, changes: Row): void {
  for (const [name, value] of Object.entries(changes)) {
    const back = pool.relation(kind, name)?.back;
    if (!Array.isArray(value) || back === undefined) continue;
    const listed = new Set(value.map((one) => keyOf(rowOf(one))));
    for (const one of [old[name] ?? []].flat()) {
      const key = keyOf(rowOf(one));
      const owner = pool.join(rowOf(one))[back] ?? null;
      const isOwn = owner === null || owner === old['id'];
      if (key !== undefined && !listed.has(key) && isOwn) pool.remove(key);
    }
  }
}

/** Puts new records first, as most lists have the latest first. */
function enlist(collections: readonly Collection[], value: Json): void {
  if (Array.isArray(value)) for (const one of value) enlist(collections, one);
  if (!isRow(value)) return;
  const key = keyOf(value);
  if (key?.includes(NEW)) {
    const own = collections.find(({ kind }) => kind === kindOf(key));
    if (own && !own.keys.includes(key)) own.keys.unshift(key);
  }
  for (const one of Object.values(value)) enlist(collections, one);
}

/** An empty text takes an entry away. */
const merged = (old: Json | undefined, given: Row): Row =>
  Object.fromEntries(
    Object.entries({ ...rowOf(old), ...given }).filter(([, value]) => value !== ''),
  );
