import type { Json } from '../contract/document.ts';

export type Row = { [key: string]: Json };

export const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `prod` of `prod_01M7…`. */
export const kindOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('_')));

/** Countries and currencies have a code of their own; ids such as `manual` are used twice. */
export function keyOf(row: Row): string | undefined {
  const { id, iso_2: country, code } = row;
  if (typeof id === 'string') return id.includes('_') ? id : undefined;
  if (typeof country === 'string') return `iso_2:${country}`;
  return typeof code === 'string' ? `code:${code}` : undefined;
}

/** A property of one kind of record that has records of another. */
interface Relation {
  kind: string;
  /** The property of those that has the id of the first. */
  back: string | undefined;
}

export interface Pool {
  get(key: string): Row | undefined;
  keys(kind: string): string[];
  isDeleted(key: string): boolean;
  /** Adds the known properties of the same record; they win. */
  join(row: Row): Row;
  relation(owner: string, property: string): Relation | undefined;
  /** Present members of a record's list: those of the examples, and changed ones that have its id. */
  members(id: string, property: string, listed: Json | undefined): Json | undefined;
  /** Keeps the record and all records in it. Without `isNewer`, known properties stay. */
  keep(value: Json, isNewer: boolean): void;
  replace(key: string, row: Row): void;
  /** Changes known properties of records that have the keys of rows in the value. */
  change(value: Json): void;
  remove(key: string): void;
}

/** The caller's own data, which may have anything. */
const OPAQUE: ReadonlySet<string> = new Set(['metadata', 'data', 'context', 'result']);

const inner = (row: Row): [string, Json][] =>
  Object.entries(row).filter(([name]) => !OPAQUE.has(name));

/** All records by id, wherever the examples have them. */
export function createPool(): Pool {
  const rows = new Map<string, Row>();
  const deleted = new Set<string>();
  const changed = new Set<string>();
  const relations = new Map<string, Relation>();

  function learn(row: Row, key: string): void {
    for (const [name, value] of inner(row)) {
      const [member] = [value].flat();
      const id = isRow(member) ? member['id'] : undefined;
      if (!isRow(member) || typeof id !== 'string') continue;
      const place = `${kindOf(key)}.${name}`;
      const back = Object.keys(member).find((one) => member[one] === key);
      const known = relations.get(place);
      relations.set(place, { kind: kindOf(id), back: known?.back ?? back });
    }
  }

  function keep(value: Json, isNewer: boolean): void {
    if (Array.isArray(value)) for (const one of value) keep(one, isNewer);
    if (!isRow(value)) return;
    const key = keyOf(value);
    if (key !== undefined) {
      if (isNewer && !rows.has(key)) changed.add(key);
      const known = rows.get(key) ?? {};
      rows.set(key, isNewer ? { ...known, ...value } : { ...value, ...known });
      learn(value, key);
    }
    for (const [, one] of inner(value)) keep(one, isNewer);
  }

  function replace(key: string, row: Row): void {
    rows.set(key, row);
    changed.add(key);
  }

  function change(value: Json): void {
    if (Array.isArray(value)) for (const one of value) change(one);
    if (!isRow(value)) return;
    const key = keyOf(value);
    const known = key === undefined ? undefined : rows.get(key);
    if (key !== undefined && known) {
      const own = Object.entries(value).filter(([name]) => name in known);
      replace(key, { ...known, ...Object.fromEntries(own) });
    }
    for (const [, one] of inner(value)) change(one);
  }

  function join(row: Row): Row {
    const key = keyOf(row);
    const known = key === undefined ? undefined : rows.get(key);
    return known ? { ...row, ...known } : row;
  }

  return {
    get: (key) => rows.get(key),
    keys: (kind) => [...rows.keys()].filter((key) => kindOf(key) === kind),
    isDeleted: (key) => deleted.has(key),
    join,
    relation: (owner, property) => relations.get(`${owner}.${property}`),
    members: (id, property, listed) => {
      const { kind, back } = relations.get(`${kindOf(id)}.${property}`) ?? {};
      if (kind === undefined || back === undefined) return listed;
      const isMember = (row: Row): boolean => row[back] === undefined || row[back] === id;
      const known = Array.isArray(listed) ? listed : [];
      const kept = known.filter((one) => !isRow(one) || isMember(join(one)));
      const ids = new Set(known.flatMap((one) => (isRow(one) ? (keyOf(one) ?? []) : [])));
      const candidates = listed === undefined ? rows.keys() : changed;
      const added = [...candidates].flatMap((key) => {
        const row = kindOf(key) === kind && !ids.has(key) ? rows.get(key) : undefined;
        return row && row[back] === id ? [row] : [];
      });
      return [...kept, ...added];
    },
    keep,
    replace,
    change,
    remove: (key) => {
      rows.delete(key);
      deleted.add(key);
    },
  };
}
