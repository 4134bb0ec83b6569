import { expect, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { AfterSales, EditAnswer, ExchangeAnswer } from './after-sales.ts';
import { createEngine } from './engine.ts';
import type { Engine, EngineParts } from './engine.ts';
import type { FiguresStatus } from './engine-types.ts';
import type { OrderAnswer, OrderFacts } from './facts.ts';
import type { FetchOrders, OrdersFilter } from './orders-query.ts';
import type { FetchPage } from './read-orders.ts';
import type { FactsStore, KeptDays, KeptPart, ReadingState } from './store.ts';
import { answer } from './test-orders.ts';

export const NOW = Date.parse('2026-11-30T10:00:00Z');
export const DAY = 86_400_000;
export const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString();

/** Placed 100 days ago and earlier, one a minute, the newest first */
export const oldOrders = (count: number): OrderAnswer[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(NOW - 100 * DAY - index * 60_000).toISOString();
    return answer({ id: `order_${index}`, display_id: index, created_at: at, updated_at: at });
  });

interface Call {
  filter: OrdersFilter;
  offset: number;
}

export function serverOf(orders: OrderAnswer[]) {
  const calls: Call[] = [];
  const held: (Call & { answer: () => void })[] = [];
  /** Calls of the lists of exchanges and edits */
  const listed: string[] = [];
  const server = {
    orders,
    calls,
    held,
    listed,
    edits: [] as EditAnswer[],
    hasEdits: true,
    isHeld: false,
    fault: undefined as Error | undefined,
  };
  const fetchOrders: FetchOrders = async (filter, { limit, offset }, { signal }) => {
    calls.push({ filter, offset });
    if (server.isHeld) {
      await new Promise<void>((resolve) => {
        held.push({ filter, offset, answer: resolve });
      });
    }
    signal.throwIfAborted();
    if (server.fault) throw server.fault;
    const found = server.orders.filter((order) => isFound(order, filter));
    if (filter.order === '-created_at') {
      found.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    }
    return { rows: structuredClone(found.slice(offset, offset + limit)), count: found.length };
  };
  const list =
    <Row>(name: string, rows: () => readonly Row[]): FetchPage<Row> =>
    async ({ limit, offset }, { signal }) => {
      listed.push(`${name} ${offset}`);
      signal.throwIfAborted();
      const all = rows();
      return { rows: structuredClone(all.slice(offset, offset + limit)), count: all.length };
    };
  const afterSales: AfterSales = {
    fetchExchanges: list('exchanges', () =>
      server.orders
        .flatMap(({ id, swaps }): (ExchangeAnswer & { created_at: string })[] =>
          swaps.map((swap) => ({ ...swap, order_id: id })),
        )
        .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    ),
    fetchEdits: list('edits', () => {
      if (server.hasEdits) return server.edits;
      throw new ApiError('Not found', { kind: 'http', outcome: 'failed', status: 404 });
    }),
  };
  return Object.assign(server, { fetchOrders, afterSales });
}

const isFound = (
  order: OrderAnswer,
  { created_at: placed, id, updated_at: updated }: OrdersFilter,
): boolean =>
  (id === undefined || order.id === id) &&
  order.created_at >= (placed?.gte ?? '') &&
  order.created_at <= (placed?.lte ?? '9') &&
  order.updated_at > (updated?.gt ?? '');

export function storeOf() {
  const orders = new Map<string, OrderFacts>();
  const kept: { state?: ReadingState; days?: Record<KeptPart, KeptDays>; changes: number } = {
    changes: 0,
  };
  const open = async (): Promise<FactsStore> => ({
    all: async () => ({ orders: [...orders.values()], changes: kept.changes }),
    put: async (list) => {
      for (const order of list) orders.set(order.id, order);
      kept.changes += 1;
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
  return { orders, kept, open };
}

export function visit(
  server: ReturnType<typeof serverOf>,
  openStore: () => Promise<FactsStore>,
  { at = NOW, ...parts }: Pick<EngineParts, 'inTurn' | 'waits'> & { at?: number } = {},
): { engine: Engine; told: FiguresStatus[]; is: (state: FiguresStatus['state']) => Promise<void> } {
  const told: FiguresStatus[] = [];
  const engine = createEngine({
    fetchOrders: server.fetchOrders,
    afterSales: server.afterSales,
    openStore,
    ...parts,
    now: () => at,
    onStatus: (status) => told.push(status),
  });
  const is = (state: FiguresStatus['state']): Promise<void> =>
    vi.waitFor(() => expect(told.at(-1)?.state).toBe(state), { interval: 1 });
  return { engine, told, is };
}

export const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(isTrue()).toBe(true), { interval: 1 });

const QUESTION = {
  period: { from: '2026-01-01', to: '2026-12-31' },
  zone: 'UTC',
  filter: {},
};

export const countIn = async (engine: Engine): Promise<number> =>
  (await engine.orderIds({ ...QUESTION, of: { kind: 'all' } })).length;
