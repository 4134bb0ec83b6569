/**
 * Compares every read before and after a write, and asks the generated table of effects whether it
 * names each one that changed.
 */
import {
  adminEffects,
  isAffected,
  type QueryKeyPrefix,
  storeEffects,
} from '../../../generated/paths/effects.ts';
import type { Api } from '../../../scripts/contract/bundle.ts';
import type { Contract, LiveOperation } from './operations.ts';
import type { Exchange, Hooks, Sent } from './recorder.ts';
import { createWatchList, type Watch } from './watch-list.ts';

export interface Effects extends Hooks {
  /** `admin refundOrder changes getCustomer at .customer.orders`, not in the table. */
  readonly missing: readonly string[];
  /** Effects in the table that no read has shown; only when everything was read. */
  unseen(): string[];
  readonly checked: number;
  readonly reads: number;
}

export interface EffectsOptions {
  /** The fetch that nobody watches. */
  fetcher: typeof fetch;
  /** Also reads what the table names, to find effects that are too many. Takes twice as long. */
  full: boolean;
}

/** A read that answers something else, and where. */
interface Change extends Watch {
  readonly at: string;
}

const lanes = 6;
const tables = { admin: adminEffects, store: storeEffects };

export function watchEffects(contract: Contract, url: string, options: EffectsOptions): Effects {
  const list = createWatchList(contract);
  const answers: Record<Api, Map<string, string>> = { admin: new Map(), store: new Map() };
  const tokens: Partial<Record<Api, string>> = {};
  const done = new Map<LiveOperation, Set<string>>();
  const missing = new Set<string>();
  let reads = 0;

  /** The first successful call of each write is looked at. */
  const toCheck = (method: string, path: string): LiveOperation | undefined => {
    const operation = contract.find(method, path);
    return operation && method !== 'GET' && !done.has(operation) ? operation : undefined;
  };
  const read = async (api: Api, target: string): Promise<string> => {
    const authorization = tokens[api];
    reads += 1;
    const response = await options.fetcher(`${url}${target}`, {
      headers: authorization ? { authorization } : {},
    });
    return `${response.status} ${await response.text()}`;
  };
  /** What the write may not change without naming it. */
  const relevant = (operation: LiveOperation): Watch[] =>
    list
      .watches(operation.api)
      .filter(({ target }) => options.full || !effectOn(operation, target));
  const changes = async (
    operation: LiveOperation,
    watches: readonly Watch[],
  ): Promise<Change[]> => {
    const known = answers[operation.api];
    const changed: Change[] = [];
    await inLanes(watches, async (watch) => {
      const answer = await read(operation.api, watch.target);
      const at = difference(known.get(watch.target) ?? '', answer);
      if (at !== undefined) changed.push({ ...watch, at });
      known.set(watch.target, answer);
    });
    return changed;
  };
  /** Some lists come in any order: what differs again without a write has not changed. */
  const isSteady = async ({ api }: LiveOperation, { target }: Watch): Promise<boolean> => {
    const known = answers[api].get(target) ?? '';
    return same(known, await read(api, target)) && same(known, await read(api, target));
  };

  const before = async ({ method, path, body, headers }: Sent): Promise<void> => {
    const operation = contract.find(method, path);
    if (!operation) return;
    const { api } = operation;
    const { authorization } = headers;
    if (authorization && authorization !== tokens[api]) {
      tokens[api] = authorization;
      answers[api].clear();
    }
    list.learn(body, path);
    if (!toCheck(method, path)) return;
    const known = answers[api];
    await inLanes(
      relevant(operation).filter(({ target }) => !known.has(target)),
      async ({ target }) => void known.set(target, await read(api, target)),
    );
  };

  const after = async (exchange: Exchange): Promise<void> => {
    const { method, path, status, answer } = exchange;
    const operation = contract.find(method, path);
    if (operation && method === 'GET') {
      if (status < 300) list.learnPath(path);
    } else if (operation && toCheck(method, path) && status < 300) {
      await check(operation);
    } else if (method !== 'GET') {
      answers.admin.clear();
      answers.store.clear();
    }
    list.learn(answer);
  };
  const check = async (operation: LiveOperation): Promise<void> => {
    const { api, id } = operation;
    const known = answers[api];
    const watches = relevant(operation).filter(({ target }) => known.has(target));
    const shown = new Set<string>();
    for (const watch of await changes(operation, watches)) {
      const effect = effectOn(operation, watch.target);
      if (effect) shown.add(effect.join('/'));
      else if (await isSteady(operation, watch)) {
        missing.add(`${api} ${id} changes ${watch.operation.id} at ${watch.at}`);
      }
    }
    done.set(operation, shown);
    answers[api === 'admin' ? 'store' : 'admin'].clear();
    for (const target of known.keys()) if (effectOn(operation, target)) known.delete(target);
  };

  return {
    before,
    after,
    get missing() {
      return [...missing];
    },
    get checked() {
      return done.size;
    },
    get reads() {
      return reads;
    },
    unseen: () =>
      [...done].flatMap(([{ api, id }, shown]) => {
        const effects = (tables[api][id] ?? []).map((one) => one.join('/'));
        const unseen = effects.filter((one) => !shown.has(one));
        return options.full && unseen.length > 0 ? [`${api} ${id}: ${unseen.join(', ')}`] : [];
      }),
  };
}

/** The entry of the table that covers a read after a write. */
function effectOn({ api, id }: LiveOperation, target: string): QueryKeyPrefix | undefined {
  return (tables[api][id] ?? []).find((one) => isAffected(keyOf(target), one));
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const entries = items.values();
  const lane = async (): Promise<void> => {
    for (const item of entries) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The query key of a read, as the generated hooks make it. */
function keyOf(target: string): string[] {
  return target.replace(/\?.*$/, '').split('/').slice(1);
}

/** The server gives no order to some lists within a record. */
function same(one: string, other: string): boolean {
  return difference(one, other) === undefined;
}

/** Where two answers begin to differ. */
function difference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  if (one.slice(0, 3) !== other.slice(0, 3)) return 'status';
  if (one[0] !== '2') return 'error';
  return differingPath(JSON.parse(one.slice(4) || 'null'), JSON.parse(other.slice(4) || 'null'));
}

function differingPath(one: unknown, other: unknown): string | undefined {
  if (!isObject(one) || !isObject(other)) return one === other ? undefined : '';
  const [left, right] = [sorted(one), sorted(other)];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const path = differingPath(left[key], right[key]);
    if (path !== undefined) return `.${key}${path}`;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Lists of records by their ids. */
function sorted(value: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  return Object.fromEntries(
    list.map((each, at) => [
      isObject(each) && typeof each['id'] === 'string' ? each['id'] : at,
      each,
    ]),
  );
}
