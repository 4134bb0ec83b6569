import type { FiguresStatus, UnreadOrder } from './engine-types.ts';
import type { OrderFacts } from './facts.ts';
import type { RowsRead } from './read-rows.ts';
import type { FactsStore, KeptDays, KeptTable, ReadingState } from './store.ts';

const MOST_LISTED = 100;
/** With each page of a first reading */
const MOST_KEPT = 1000;

export interface SummedDays extends Omit<KeptDays, 'changes'> {
  earlier: readonly KeptTable[];
}

export interface KnownOrders {
  /** The same list until it changes */
  all: () => readonly OrderFacts[];
  unread: () => FiguresStatus['unread'];
  /** With unread ones */
  size: () => number;
  state: () => ReadingState | undefined;
  /** Sums of exactly the stored orders */
  keptDays: () => KeptDays | undefined;
  /** Those of days before them */
  earlierDays: () => Promise<readonly KeptTable[]>;
  keepDays: (days: SummedDays) => Promise<void>;
  /** Then all but the orders is known. */
  open: () => Promise<void>;
  load: () => Promise<void>;
  /** Takes over the readings of other tabs. */
  refresh: () => Promise<void>;
  keep: (read: RowsRead) => Promise<void>;
  saveState: (state: ReadingState) => Promise<void>;
  close: () => void;
}

/** Goes on in memory alone when the store fails. */
export function createKnownOrders(openStore: () => Promise<FactsStore>): KnownOrders {
  const byId = new Map<string, OrderFacts>();
  const unread = new Map<string, UnreadOrder>();
  let all: readonly OrderFacts[] = [];
  let isListed = true;
  let store: FactsStore | undefined;
  let state: ReadingState | undefined;
  let kept: KeptDays | undefined;
  /** Stored ones up to this count are known. */
  let changes = 0;
  let isClosed = false;

  const inStore = async (act: (store: FactsStore) => Promise<void>): Promise<void> => {
    if (store === undefined) return;
    try {
      await act(store);
    } catch {
      close();
    }
  };
  const close = (): void => {
    store?.close();
    store = undefined;
  };
  const takeState = (next: ReadingState | undefined): void => {
    unread.clear();
    for (const order of next?.unread ?? []) unread.set(order.id, order);
    state = next;
  };
  const loadOrders = async (opened: FactsStore): Promise<void> => {
    const before = new Map(byId);
    const stored = await opened.all();
    for (const order of stored.orders) {
      const known = byId.get(order.id);
      // Pages of a paused reading may have come meanwhile. An order that stays keeps its sums.
      if (known !== before.get(order.id)) continue;
      if (known === undefined || !isSame(order, known)) byId.set(order.id, order);
    }
    isListed = false;
    ({ changes } = stored);
    if (kept?.changes !== changes) kept = undefined;
  };

  /** Keeps an order in its chunk. */
  const numbered = (order: OrderFacts): OrderFacts => {
    const known = order.number === 0 ? byId.get(order.id) : undefined;
    return known === undefined ? order : { ...order, number: known.number };
  };

  return {
    all: () => {
      if (!isListed) all = [...byId.values()];
      isListed = true;
      return all;
    },
    unread: () => ({
      count: unread.size + (state?.nameless ?? 0),
      orders: firstOf(unread, MOST_LISTED),
    }),
    size: () => byId.size + [...unread.keys()].filter((id) => !byId.has(id)).length,
    state: () => state,
    keptDays: () => kept,
    earlierDays: async () => {
      const before = kept;
      let earlier: KeptDays | undefined;
      await inStore(async (opened) => {
        if (before !== undefined) earlier = await opened.keptDays('earlier');
      });
      return kept === before && earlier?.changes === before?.changes ? (earlier?.tables ?? []) : [];
    },
    keepDays: async ({ earlier, ...days }) => {
      const whole = { ...days, changes };
      const summed = all;
      await inStore((opened) =>
        opened.keepDays({ kept: whole, earlier: { ...whole, tables: earlier } }),
      );
      if (isListed && all === summed) kept = whole;
    },
    open: async () => {
      store = await openStore().catch(() => undefined);
      if (isClosed) close();
      await inStore(async (opened) => {
        const [next, days] = await Promise.all([opened.readingState(), opened.keptDays('kept')]);
        takeState(next);
        kept = days;
      });
    },
    load: async () => {
      await inStore(loadOrders);
      if (store !== undefined) return;
      // All orders are then read anew.
      takeState(undefined);
      kept = undefined;
    },
    refresh: () =>
      inStore(async (opened) => {
        const [next, count] = await Promise.all([opened.readingState(), opened.changes()]);
        if (count !== changes) await loadOrders(opened);
        if (!isSame(next, state)) takeState(next);
      }),
    keep: async ({ facts, unread: failed }) => {
      for (const { id } of [...facts, ...failed]) unread.delete(id);
      // Those just tried come last.
      for (const order of failed) unread.set(order.id, order);
      const changed = facts.map(numbered).filter((order) => !isSame(order, byId.get(order.id)));
      if (changed.length === 0) return;
      for (const order of changed) byId.set(order.id, order);
      isListed = false;
      kept = undefined;
      await inStore(async (opened) => {
        const count = await opened.put(changed);
        if (count === changes + 1) changes = count;
      });
    },
    saveState: async (next) => {
      // Another tab may have read further back.
      const knownSince = Math.min(next.knownSince, state?.knownSince ?? Infinity);
      const most = knownSince === -Infinity ? Infinity : MOST_KEPT;
      const whole = { ...next, knownSince, unread: firstOf(unread, most) };
      state = whole;
      await inStore((opened) => opened.saveReadingState(whole));
    },
    close: () => {
      isClosed = true;
      close();
    },
  };
}

const isSame = <Value>(value: Value, known: Value | undefined): boolean =>
  JSON.stringify(value) === JSON.stringify(known);

function firstOf<Value>(values: ReadonlyMap<string, Value>, most: number): Value[] {
  const first: Value[] = [];
  for (const value of values.values()) {
    if (first.length === most) break;
    first.push(value);
  }
  return first;
}
