/**
 * Compares every read before and after a write, and asks the generated table of effects whether it
 * names each one that changed.
 */
import type { Api } from '../../../scripts/contract/bundle.ts';
import { difference, type Ignore, isReordered } from './difference.ts';
import { effectOn, effectsOf } from './effect-table.ts';
import type { Contract, LiveOperation } from './operations.ts';
import { createReader, inLanes } from './reader.ts';
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
  /** After so many seconds, writes go by without a look. */
  seconds: number;
  /**
   * Into how many parts the reads are divided, of which each flow's writes are compared with one: every write is looked
   * at, and every read, but not all pairs. 1 looks at all.
   */
  shares: number;
}

/** A read that answers something else, and where. */
interface Change extends Watch {
  readonly at: string;
}

/**
 * The time of change of a record within a record is shown nowhere, and some reads move it; how often
 * a discount was used the server counts some time after the order, beside whatever is written then.
 */
const ignore: Ignore = (key, depth) => (key === 'updated_at' && depth > 1) || key === 'usage_count';

/** A job goes on after its call was answered: whether a read sees what it writes is a matter of when it comes. */
const LATER: ReadonlySet<string> = new Set(['confirmBatchJob']);

export function watchEffects(contract: Contract, url: string, options: EffectsOptions): Effects {
  const list = createWatchList(contract);
  const answers: Record<Api, Map<string, string>> = { admin: new Map(), store: new Map() };
  const reader = createReader(contract, url, options.fetcher);
  const done = new Map<LiveOperation, Set<string>>();
  const missing = new Set<string>();

  const end = Date.now() + options.seconds * 1000;
  const places = new Map(contract.operations.map((operation, place) => [operation, place]));
  let share = 0;

  /** Another flow begins: its reads are others, so nothing is known of them. */
  const begin = (flow: number): void => {
    share = flow % options.shares;
    if (options.shares > 1) for (const known of Object.values(answers)) known.clear();
  };

  /** The first successful call of each write is looked at. */
  const toCheck = (method: string, path: string): LiveOperation | undefined => {
    if (Date.now() > end) return undefined;
    const operation = contract.find(method, path);
    if (!operation || method === 'GET' || LATER.has(operation.id)) return undefined;
    return done.has(operation) ? undefined : operation;
  };
  /** What the write may not change without naming it. */
  const relevant = (operation: LiveOperation): Watch[] =>
    list
      .watches(operation.api)
      .filter(({ operation: read }) => (places.get(read) ?? 0) % options.shares === share)
      .filter(({ target }) => options.full || !effectOn(operation, target));
  const changes = async (
    operation: LiveOperation,
    watches: readonly Watch[],
  ): Promise<Change[]> => {
    const known = answers[operation.api];
    const changed: Change[] = [];
    await inLanes(watches, async (watch) => {
      const answer = await reader.read(operation.api, watch.target);
      const earlier = known.get(watch.target) ?? '';
      const at = difference(earlier, answer, ignore);
      if (at !== undefined && !isReordered(earlier, answer)) changed.push({ ...watch, at });
      known.set(watch.target, answer);
    });
    return changed;
  };
  /** Some lists come in any order: what differs again without a write has not changed. */
  const isSteady = async ({ api }: LiveOperation, { target }: Watch): Promise<boolean> => {
    const known = answers[api].get(target) ?? '';
    const again = [await reader.read(api, target), await reader.read(api, target)];
    return again.every((answer) => difference(known, answer, ignore) === undefined);
  };

  const before = async (sent: Sent): Promise<void> => {
    const { method, path, body } = sent;
    const operation = contract.find(method, path);
    if (!operation) return;
    const { api } = operation;
    if (reader.follow(sent)) answers[api].clear();
    list.learn(body, path);
    if (!toCheck(method, path)) return;
    const known = answers[api];
    await inLanes(
      relevant(operation).filter(({ target }) => !known.has(target)),
      async ({ target }) => void known.set(target, await reader.read(api, target)),
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
    begin,
    before,
    after,
    get missing() {
      return [...missing];
    },
    get checked() {
      return done.size;
    },
    get reads() {
      return reader.count;
    },
    unseen: () =>
      [...done].flatMap(([operation, shown]) => {
        const { api, id } = operation;
        const effects = effectsOf(operation).map((one) => one.join('/'));
        const unseen = effects.filter((one) => !shown.has(one));
        return options.full && unseen.length > 0 ? [`${api} ${id}: ${unseen.join(', ')}`] : [];
      }),
  };
}
