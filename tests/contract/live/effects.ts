/** Reports reads changed by a write that the generated effects don't name. */
import type { Api } from '../../../scripts/contract/bundle.ts';
import { difference, type Ignore, isReordered } from './difference.ts';
import { effectOn, effectsOf } from './effect-table.ts';
import type { Contract, LiveOperation } from './operations.ts';
import { createReader, inLanes } from './reader.ts';
import type { Exchange, Hooks, Sent } from './recorder.ts';
import { createWatchList, type Watch } from './watch-list.ts';

interface Effects extends Hooks {
  /** `admin refundOrder changes getCustomer at .customer.orders`. */
  readonly missing: readonly string[];
  /** Effects no read showed; only with `full`. */
  unseen(): string[];
  readonly checked: number;
  readonly reads: number;
}

interface EffectsOptions {
  /** Unrecorded. */
  fetcher: typeof fetch;
  /** Also reads what the table names, to find superfluous effects. Takes twice as long. */
  full: boolean;
  /** Afterwards writes aren't checked. */
  seconds: number;
  /** Each flow compares only every nth read: covers all writes and all reads, but not all pairs. */
  shares: number;
}

interface Change extends Watch {
  readonly at: string;
}

/** Nested `updated_at` isn't shown, and some reads change it; the server counts `usage_count` asynchronously. */
const ignore: Ignore = (key, depth) => (key === 'updated_at' && depth > 1) || key === 'usage_count';

/** Jobs continue after the answer, so their effects appear at any time. */
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

  const begin = (flow: number): void => {
    share = flow % options.shares;
    if (options.shares > 1) for (const known of Object.values(answers)) known.clear();
  };

  /** Checks the first successful call of each write. */
  const toCheck = (method: string, path: string): LiveOperation | undefined => {
    if (Date.now() > end) return undefined;
    const operation = contract.find(method, path);
    if (!operation || method === 'GET' || LATER.has(operation.id)) return undefined;
    return done.has(operation) ? undefined : operation;
  };
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
  /** False for lists in arbitrary order, which differ without a write. */
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
