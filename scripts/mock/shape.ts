import type { Json } from '../contract/document.ts';
import { isRow, keyOf, kindOf } from './pool.ts';
import type { Pool, Row } from './pool.ts';
import type { View, Views } from './views.ts';

export interface World {
  views: Views;
  pool: Pool;
  newId: (kind: string) => string;
  now: () => string;
}

/** New records have these; all other yes or no is no. */
const USUALLY_TRUE: ReadonlySet<string> = new Set([
  'discountable',
  'has_shipping',
  'is_active',
  'is_installed',
  'manage_inventory',
  'requires_shipping',
]);

/** A text in place of a record is the first of these that the record has. */
const NAMES = ['url', 'iso_2', 'code', 'value', 'id'];

/**
 * The value as a schema has it: known records have their present properties, others are left out, and missing ones get
 * an empty value.
 *
 * @param kind of a new record
 * @param expected properties to have that the schema doesn't require
 */
export function shape(
  world: World,
  schema: Json,
  value: Json | undefined,
  kind: string,
  expected: readonly string[] = [],
): Json {
  const view = world.views(schema);
  if (value === null && view.isNullable) return null;
  if (value === undefined || value === null) return emptyValue(world, view, kind);
  if (view.type === 'array') return shapeList(world, view, value, kind, {});
  if (view.type !== 'object') return value;
  const row = rowOf(world, view, value);
  return row ? shapeRow(world, view, row, kind, expected) : emptyValue(world, view, kind);
}

/** @param common properties of all members that lack them */
function shapeList(world: World, view: View, value: Json, kind: string, common: Row): Json[] {
  const list = Array.isArray(value) ? value : [];
  const items = world.views(view.items);
  if (items.type !== 'object') return list;
  return list.flatMap((one) => {
    const row = rowOf(world, items, one);
    if (!row || isGone(world, row)) return [];
    return [shapeRow(world, items, { ...common, ...row }, kind, [])];
  });
}

function isGone({ pool }: World, row: Row): boolean {
  const key = keyOf(row);
  return key !== undefined && pool.isDeleted(key);
}

/** Bodies name a record by its id, its code or the address of a picture. */
function rowOf({ pool }: World, { properties }: View, value: Json): Row | undefined {
  if (isRow(value)) return value;
  if (typeof value !== 'string') return undefined;
  const name = NAMES.find((one) => one in properties);
  if (name === undefined) return undefined;
  return pool.get(value) ?? pool.get(`${name}:${value}`) ?? { [name]: value };
}

function shapeRow(
  world: World,
  view: View,
  given: Row,
  kind: string,
  expected: readonly string[],
): Row {
  const row = withId(world, view, world.pool.join(given), kind);
  const { id } = row;
  const ownKind = typeof id === 'string' ? kindOf(id) : kind;
  const shaped: Row = view.isOpen ? { ...row } : {};
  for (const [name, schema] of Object.entries(view.properties)) {
    const isRequired = view.required.includes(name);
    if (row[name] === undefined && !isRequired && !expected.includes(name)) continue;
    const own = world.views(schema);
    const relation = world.pool.relation(ownKind, name);
    if (own.type === 'array') {
      const members = typeof id === 'string' ? world.pool.members(id, name, row[name]) : row[name];
      const back = relation?.back;
      const common = back !== undefined && typeof id === 'string' ? { [back]: id } : {};
      shaped[name] = shapeList(world, own, members ?? [], relation?.kind ?? name, common);
      if (own.isNullable && row[name] === null) shaped[name] = null;
    } else {
      const value = own.type === 'object' ? related(world, row, name) : row[name];
      if (value === undefined && !isRequired && own.type === 'object' && !own.isNullable) continue;
      shaped[name] = shape(world, schema, value, relation?.kind ?? name);
    }
  }
  return shaped;
}

function withId(world: World, { properties }: View, row: Row, kind: string): Row {
  const { id: schema } = properties;
  const isNew = row['id'] === undefined && schema !== undefined;
  return isNew && world.views(schema).type === 'string' ? { id: world.newId(kind), ...row } : row;
}

/** Follows `region_id` and `currency_code`. */
function related({ pool }: World, row: Row, name: string): Json | undefined {
  for (const suffix of ['_id', '_code']) {
    const key = row[`${name}${suffix}`];
    if (key === null) return null;
    if (typeof key !== 'string') continue;
    const known = pool.get(key) ?? pool.get(`code:${key}`);
    if (known) return known;
    if (pool.isDeleted(key)) return null;
  }
  return row[name];
}

function emptyValue(world: World, view: View, name: string): Json {
  if (view.fallback !== undefined) return view.fallback;
  if (view.isNullable) return null;
  const [choice] = view.choices;
  if (choice !== undefined) return choice;
  switch (view.type) {
    case 'object':
      return shapeRow(world, view, {}, name, []);
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return USUALLY_TRUE.has(name);
    default:
      return name.endsWith('_at') ? world.now() : '';
  }
}
