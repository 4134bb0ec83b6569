import type { AfterSales } from '../../../src/areas/shared/figures/after-sales.ts';
import { chunksOf, mergeChunk, readChunk } from '../../../src/areas/shared/figures/chunks.ts';
import { createEngine } from '../../../src/areas/shared/figures/engine.ts';
import type { Engine } from '../../../src/areas/shared/figures/engine.ts';
import type { FiguresStatus } from '../../../src/areas/shared/figures/engine-types.ts';
import type { OrderAnswer, OrderFacts } from '../../../src/areas/shared/figures/facts.ts';
import type { FetchOrders, OrdersFilter } from '../../../src/areas/shared/figures/orders-query.ts';
import type {
  FactsStore,
  KeptDays,
  KeptPart,
  ReadingState,
} from '../../../src/areas/shared/figures/store.ts';
import { NOW } from './dice.ts';
import type { Order } from './types.ts';

const isFound = (
  order: Order,
  { created_at: placed, updated_at: updated }: OrdersFilter,
): boolean =>
  order.created_at >= (placed?.gte ?? '') &&
  order.created_at <= (placed?.lte ?? '9') &&
  order.updated_at > (updated?.gt ?? '');

/** @param orders the latest first */
export function serverOf(orders: readonly Order[]): FetchOrders {
  const byNumber = orders.toReversed();
  let last: { key: string; found: readonly Order[] } | undefined;
  return async (filter, { limit, offset }, { signal }) => {
    const key = JSON.stringify(filter);
    if (last?.key !== key) {
      const sorted = filter.order === '-created_at' ? orders : byNumber;
      last = { key, found: sorted.filter((order) => isFound(order, filter)) };
    }
    const { found } = last;
    // Later pages overtake.
    if ((offset / limit) % 3 === 1) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    signal.throwIfAborted();
    const rows = found.slice(offset, offset + limit) as unknown as OrderAnswer[];
    return { rows, count: found.length };
  };
}

const NO_ROWS = { rows: [], count: 0 };
/** Nothing changes meanwhile. */
const NO_AFTER_SALES: AfterSales = {
  fetchExchanges: () => Promise.resolve(NO_ROWS),
  fetchEdits: () => Promise.resolve(NO_ROWS),
};

export interface Memory {
  orders: Map<string, OrderFacts>;
  open: () => Promise<FactsStore>;
}

/** Keeps chunks, as the browser does. */
export function memory(): Memory {
  const orders = new Map<string, OrderFacts>();
  const chunks = new Map<number, string>();
  const kept: { state?: ReadingState; days?: Record<KeptPart, KeptDays>; changes: number } = {
    changes: 0,
  };
  const open = async (): Promise<FactsStore> => ({
    all: async () => ({ orders: [...chunks.values()].flatMap(readChunk), changes: kept.changes }),
    put: async (list) => {
      kept.changes += 1;
      for (const order of list) orders.set(order.id, order);
      for (const [key, own] of chunksOf(list)) chunks.set(key, mergeChunk(chunks.get(key), own));
      return kept.changes;
    },
    changes: async () => kept.changes,
    keptDays: async (part) =>
      kept.days?.kept.changes === kept.changes ? kept.days[part] : undefined,
    keepDays: async (days) => {
      if (days.kept.changes === kept.changes) kept.days = structuredClone(days);
    },
    readingState: async () => kept.state,
    saveReadingState: async (state) => {
      kept.state = state;
    },
    close: () => undefined,
  });
  return { orders, open };
}

type State = FiguresStatus['state'];

const ENDS: ReadonlySet<State> = new Set(['ready', 'stopped', 'failed']);

export function visit(
  fetchOrders: FetchOrders,
  openStore: Memory['open'],
): { engine: Engine; ended: Promise<State> } {
  let end: ((state: State) => void) | undefined;
  const ended = new Promise<State>((resolve) => {
    end = resolve;
  });
  const engine = createEngine({
    fetchOrders,
    afterSales: NO_AFTER_SALES,
    openStore,
    now: () => NOW,
    onStatus: ({ state }) => {
      if (ENDS.has(state)) end?.(state);
    },
  });
  return { engine, ended };
}

export const WAYS = ['stop', 'close', 'fail'] as const;

/** Ends in the given way when one page more is asked for. */
export async function interruptedVisit(
  fetchOrders: FetchOrders,
  openStore: Memory['open'],
  { pages, way }: { pages: number; way: (typeof WAYS)[number] },
): Promise<State | 'closed'> {
  let calls = 0;
  let engine: Engine | undefined;
  let leave: (() => void) | undefined;
  const left = new Promise<'closed'>((resolve) => {
    leave = () => resolve('closed');
  });
  const cut: FetchOrders = async (filter, part, call) => {
    calls += 1;
    if (calls > pages) {
      if (way === 'fail') throw new Error('The connection is lost.');
      if (way === 'stop') {
        engine?.stop();
      } else {
        engine?.close();
        leave?.();
      }
    }
    return fetchOrders(filter, part, call);
  };
  const begun = visit(cut, openStore);
  ({ engine } = begun);
  const state = await Promise.race([begun.ended, left]);
  begun.engine.close();
  return state;
}
