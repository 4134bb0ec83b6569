import type { Document, Json } from '../contract/document.ts';
import { hasParams, isMember, keysOf, pascal, rowOf } from './collections.ts';
import type { Collection } from './collections.ts';
import {
  BY_CUSTOMER,
  COMPLETED,
  EFFECTS,
  LEFT_TO_PRISM,
  LINKS,
  PARTS,
  RENAMED,
} from './effects.ts';
import type { Asked } from './effects/asked.ts';
import { refusalOf } from './effects/refusals.ts';
import { listValue } from './lists.ts';
import type { Rows } from './lists.ts';
import { isRow, keyOf, kindOf } from './pool.ts';
import type { Pool, Row } from './pool.ts';
import { duplicate, notFound } from './problems.ts';
import { createRouter } from './router.ts';
import type { Match } from './router.ts';
import { shape } from './shape.ts';
import { put, readRecord, start, write } from './state.ts';
import type { State, Target } from './state.ts';
import { createViews, listIn, recordIn, successOf } from './views.ts';
import type { Success } from './views.ts';

export interface MockRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Json | undefined;
}

export interface MockAnswer {
  status: number;
  mediaType: string;
  value: Json;
}

export interface Memory {
  /** Undefined: Prism has to answer. */
  answer(request: MockRequest): MockAnswer | undefined;
  /** @param action such as `swaps/confirm`; undefined if there is none for such a record */
  actAsCustomer(action: string, id: string): MockAnswer | undefined;
  reset(): void;
}

const JSON_TYPE = 'application/json';

const json = (status: number, value: Json): MockAnswer => ({ status, mediaType: JSON_TYPE, value });

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface MemoryOptions {
  now?: () => string;
  /** Part of a new id. */
  nextNumber?: () => number;
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

export function createMemory(
  document: Document,
  { now = () => new Date().toISOString(), nextNumber }: MemoryOptions = {},
): Memory {
  const views = createViews(document);
  const find = createRouter(document);
  const begin = (): State => start(document, { views, now, nextNumber: nextNumber ?? counter() });
  let state = begin();
  return {
    reset: () => {
      state = begin();
    },
    answer: (request) => {
      const match = find(request.method, request.path);
      return match && answerTo(state, match, request);
    },
    actAsCustomer: (action, id) => actedByCustomer(state, action, id),
  };
}

function actedByCustomer(state: State, action: string, id: string): MockAnswer | undefined {
  const [list] = action.split('/');
  const { keys = [] } = state.collections.find(({ path }) => path === `/admin/${list}`) ?? {};
  const act = BY_CUSTOMER[action];
  if (!act || !keys.includes(id)) return undefined;
  const row = readRecord(state, id);
  const asked = askedBy(state, { body: {}, params: { id } });
  const refusal = refusalOf(action, row, asked);
  if (refusal) return json(refusal.status, refusal.value);
  put(state, { id, ...act(row, asked), updated_at: asked.now });
  return json(200, readRecord(state, id));
}

function answerTo(state: State, match: Match, request: MockRequest): MockAnswer | undefined {
  const success = successOf(state.document, match.operation);
  if (!success || LEFT_TO_PRISM.has(match.operation.operationId)) return undefined;
  const call: Call = { ...match, success, query: request.query, body: rowOf(request.body) };
  const { collections } = state;
  const own = collections.find(({ path }) => path === match.path);
  if (own) return onList(state, own, call);
  const owner = collections.find(({ path }) => match.path.startsWith(`${path}/{`));
  if (owner) return onRecord(state, owner, call);
  const looked = collections.find(({ path }) => match.path.startsWith(`${path}/`));
  if (looked) return byProperty(state, looked, call);
  return hasParams(match.path) ? undefined : onSingle(state, call);
}

function askedBy(state: State, { body, params }: Pick<Call, 'body' | 'params'>): Asked {
  const { pool, newId, now } = state.world;
  return {
    body,
    params,
    now: now(),
    user: state.user ?? null,
    newId,
    read: (id) => (typeof id === 'string' ? readRecord(state, id) : {}),
    all: (kind) => pool.keys(kind).map((key) => pool.get(key) ?? {}),
    put: (row) => put(state, row),
    remove: (id) => {
      if (typeof id === 'string') pool.remove(id);
    },
  };
}

interface Call extends Match {
  success: Success;
  query: URLSearchParams;
  body: Row;
}

function onList(state: State, collection: Collection, call: Call): MockAnswer | undefined {
  const { pool } = state.world;
  if (call.method === 'post') return created(state, collection, call);
  if (call.method !== 'get') return undefined;
  const rows = collection.keys.flatMap((key) => pool.get(key) ?? []);
  return listed(state, call, { rows: rows.filter(isRow), kind: collection.kind });
}

function listed({ world }: State, { success, query }: Call, rows: Rows): MockAnswer | undefined {
  const value = listValue(world, { success, query, ...rows });
  return value && json(success.status, value);
}

/** `/admin/products/{id}/variants` */
function listedWithin(
  state: State,
  collection: Collection,
  call: Call,
  row: Row,
): MockAnswer | undefined {
  const { pool } = state.world;
  const [segment = ''] = call.path.slice(collection.path.length).split('/').slice(2);
  const name = segment.replaceAll('-', '_');
  const kind = pool.relation(collection.kind, name)?.kind;
  const id = keyOf(row);
  if (hasParams(segment) || kind === undefined || id === undefined) return undefined;
  const members = [pool.members(id, name, row[name]) ?? []].flat();
  const rows = members.flatMap((one) => (isRow(one) ? [pool.join(one)] : []));
  return listed(state, call, { rows, kind });
}

const UNIQUE = ['handle', 'code'];

/** Properties that name who made a record. */
const AUTHOR = ['author_id', 'created_by'];

function created(state: State, collection: Collection, call: Call): MockAnswer | undefined {
  const { world } = state;
  const { operationId } = call.operation;
  const renamed = RENAMED[operationId] ?? {};
  const body = Object.fromEntries(
    Object.entries(call.body).map(([name, value]) => [renamed[name] ?? name, value]),
  );
  const { properties } = world.views(collection.schema);
  const title = body['title'] ?? body['name'];
  if ('handle' in properties && typeof title === 'string') body['handle'] ??= slug(title);
  const problem = duplicateIn(state, collection, body) ?? refused(state, call, {});
  if (problem) return problem;
  const time = world.now();
  const author = AUTHOR.map((name) => [name, state.user ?? null] as const);
  const given = { ...Object.fromEntries(author), ...body, created_at: time, updated_at: time };
  const row = write(state, collection, { id: world.newId(collection.kind) }, given);
  return answerWith(state, call, complete(state, collection, call, row));
}

function duplicateIn(state: State, { entity, keys }: Collection, row: Row): MockAnswer | undefined {
  const { pool } = state.world;
  for (const name of UNIQUE) {
    const value = row[name];
    if (typeof value !== 'string') continue;
    const isTaken = keys.some((key) => key !== keyOf(row) && pool.get(key)?.[name] === value);
    if (isTaken) return json(422, duplicate(entity, name, value));
  }
  return undefined;
}

function complete(state: State, target: Target, call: Call, row: Row): Row {
  const more = COMPLETED[call.operation.operationId];
  return more ? write(state, target, row, more(row, askedBy(state, call))) : row;
}

function refused(state: State, call: Call, row: Row): MockAnswer | undefined {
  const refusal = refusalOf(call.operation.operationId, row, askedBy(state, call));
  return refusal && json(refusal.status, refusal.value);
}

function onRecord(state: State, collection: Collection, call: Call): MockAnswer | undefined {
  const { world } = state;
  const value = call.params[collection.keyName] ?? '';
  const row = rowAt(world.pool, collection, value);
  const isWhole = isMember(collection.path, call.path);
  const whole = row && call.method !== 'get' ? readRecord(state, keyOf(row) ?? '') : {};
  const problem = row && refused(state, call, whole);
  if (problem) return problem;
  if (isWhole && call.method === 'delete') return removed(state, collection, call, value);
  if (!row) return json(404, notFound(collection.entity, collection.keyName, value));
  if (isWhole && call.method === 'get') return answerWith(state, call, row);
  if (call.method === 'get') return listedWithin(state, collection, call, row);
  const { operationId } = call.operation;
  const effect = EFFECTS[operationId];
  if (isWhole || effect) {
    const effects = effect?.(whole, askedBy(state, call));
    const changes: Row = { ...(isWhole ? call.body : {}), ...effects };
    return updated(state, collection, call, rowAt(world.pool, collection, value) ?? row, changes);
  }
  if (operationId in LINKS) return linked(state, call, row);
  return PARTS.has(operationId) ? onPart(state, collection, call, row) : undefined;
}

/** Also records that no list has, as they are part of another one. */
function rowAt(pool: Pool, { kind, keyName, keys }: Collection, value: string): Row | undefined {
  const key = keyName === 'id' ? value : `${keyName}:${value}`;
  return keys.includes(key) || (kind !== '' && kindOf(key) === kind) ? pool.get(key) : undefined;
}

function updated(
  state: State,
  collection: Collection,
  call: Call,
  row: Row,
  changes: Row,
): MockAnswer | undefined {
  const problem = duplicateIn(state, collection, { ...changes, id: row['id'] ?? null });
  if (problem) return problem;
  const time = keysOf(changes).length > 0 ? { updated_at: state.world.now() } : {};
  const written = write(state, collection, row, { ...changes, ...time });
  return answerWith(state, call, complete(state, collection, call, written));
}

function removed(state: State, { keys }: Collection, { success }: Call, id: string): MockAnswer {
  state.world.pool.remove(id);
  if (keys.includes(id)) keys.splice(keys.indexOf(id), 1);
  return json(success.status, { ...rowOf(success.examples[0]), id });
}

function linked(state: State, call: Call, row: Row): MockAnswer | undefined {
  const { ids, property } = LINKS[call.operation.operationId] ?? { ids: '', property: '' };
  const { pool } = state.world;
  const id = row['id'] ?? null;
  const isAdded = call.method === 'post';
  for (const one of [call.body[ids] ?? []].flat()) {
    const key = isRow(one) ? one['id'] : one;
    const member = typeof key === 'string' ? pool.get(key) : undefined;
    if (typeof key !== 'string' || !member) continue;
    const listed = [member[property] ?? []].flat().filter((other) => rowOf(other)['id'] !== id);
    const list = isAdded ? [...listed, row] : listed;
    const single = isAdded ? id : null;
    pool.replace(key, { ...member, [property]: property.endsWith('_id') ? single : list });
  }
  const named = recordIn(state.world.views, call.success.schema);
  return named ? answerWith(state, call, row) : undefined;
}

/** A variant of a product, a level of an inventory item. */
function onPart(
  state: State,
  collection: Collection,
  call: Call,
  row: Row,
): MockAnswer | undefined {
  const { pool, now } = state.world;
  const [segment = '', param = ''] = call.path.slice(collection.path.length).split('/').slice(2);
  const [name, keyName] = [segment.replaceAll('-', '_'), param.slice(1, -1)];
  const value = call.params[keyName] ?? '';
  const members = [row[name] ?? []].flat().map((one) => pool.join(rowOf(one)));
  const isNew = keyName === '';
  const old = members.find((one) => !isNew && (one['id'] === value || one[keyName] === value));
  const put = (list: Row[], more: Row = {}): MockAnswer | undefined => {
    const written = write(state, collection, row, { [name]: list });
    return answerWith(state, call, complete(state, collection, call, written), more);
  };
  if (call.method === 'delete') {
    const isNamed = keyName in rowOf(call.success.examples[0]);
    return put(
      members.filter((one) => one !== old),
      isNamed ? { [keyName]: value } : {},
    );
  }
  if (old) {
    const changed = { ...old, ...call.body, updated_at: now() };
    return put(members.map((one) => (one === old ? changed : one)));
  }
  const known = isNew ? { created_at: now(), updated_at: now() } : pool.get(value);
  if (!known) return json(404, notFound(pascal(name.replace(/s$/, '')), 'id', value));
  return put([...members, { ...known, ...call.body }]);
}

/** `/admin/discounts/code/{code}`. */
function byProperty(state: State, collection: Collection, call: Call): MockAnswer | undefined {
  const [name = '', param = ''] = call.path.slice(collection.path.length + 1).split('/');
  if (call.method !== 'get' || param !== `{${name}}`) return undefined;
  const value = call.params[name] ?? '';
  const { pool } = state.world;
  const key = collection.keys.find((one) => pool.get(one)?.[name] === value);
  const row = key === undefined ? undefined : pool.get(key);
  return row ? answerWith(state, call, row) : json(404, notFound(collection.entity, name, value));
}

/** The store and who is signed in: one record without an id in its path. */
function onSingle(state: State, call: Call): MockAnswer | undefined {
  const { world, document } = state;
  const read = document.paths[call.path]?.get;
  const success = read && successOf(document, read);
  const named = success && recordIn(world.views, success.schema);
  if (!named || listIn(world.views, success.schema)) return undefined;
  const example = rowOf(rowOf(success.examples[0])[named[0]]);
  const key = keyOf(example);
  const row = (key === undefined ? undefined : world.pool.get(key)) ?? example;
  if (call.method === 'get') return answerWith(state, call, row);
  const isOpenToAll = call.operation.security?.length === 0;
  if (call.method !== 'post' || isOpenToAll || key === undefined) return undefined;
  const target: Target = { schema: named[1], kind: kindOf(key), expected: Object.keys(example) };
  return answerWith(state, call, write(state, target, row, call.body));
}

function answerWith(state: State, call: Call, row: Row, more: Row = {}): MockAnswer | undefined {
  const { views } = state.world;
  const { status, mediaType, schema, examples } = call.success;
  const [example = ''] = examples;
  const named = recordIn(views, schema);
  if (mediaType === undefined || !named) {
    const isPart = call.method === 'delete' && isRow(example);
    const value = isPart ? { ...example, id: Object.values(call.params).at(-1) ?? '' } : example;
    return { status, mediaType: mediaType ?? 'text/plain', value };
  }
  const base = rowOf(example);
  const answered = answeredBy(state, named[0], row);
  const kind = kindOf(keyOf(answered) ?? '');
  const record = shape(state.world, named[1], answered, kind, keysOf(base[named[0]]));
  return json(status, { ...base, ...more, [named[0]]: record });
}

/** Canceling a return answers its order, as does paying a draft. */
function answeredBy({ world: { pool } }: State, name: string, row: Row): Row {
  const link = `${name}_id`;
  if (!(link in row)) return row;
  const id = row[link] ?? pool.get(String(row['swap_id']))?.[link];
  return pool.get(String(id)) ?? row;
}
