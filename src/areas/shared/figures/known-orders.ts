import type { OrderFacts } from './facts.ts';
import type { FactsStore, ReadingState } from './store.ts';

export interface KnownOrders {
  /** The same list until it changes */
  all: () => readonly OrderFacts[];
  state: () => ReadingState | undefined;
  load: () => Promise<void>;
  /** Takes over the readings of other tabs. */
  refresh: () => Promise<void>;
  keep: (orders: readonly OrderFacts[]) => Promise<void>;
  saveState: (state: ReadingState) => Promise<void>;
  close: () => void;
}

/** Goes on in memory alone when the store fails. */
export function createKnownOrders(openStore: () => Promise<FactsStore>): KnownOrders {
  const byId = new Map<string, OrderFacts>();
  let all: readonly OrderFacts[] = [];
  let isListed = true;
  let store: FactsStore | undefined;
  let state: ReadingState | undefined;
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
  const loadStored = async (opened: FactsStore): Promise<void> => {
    const [stored, next] = await Promise.all([opened.all(), opened.readingState()]);
    for (const order of stored) byId.set(order.id, order);
    isListed = false;
    state = next;
  };

  return {
    all: () => {
      if (!isListed) all = [...byId.values()];
      isListed = true;
      return all;
    },
    state: () => state,
    load: async () => {
      store = await openStore().catch(() => undefined);
      if (isClosed) close();
      await inStore(loadStored);
    },
    refresh: () =>
      inStore(async (opened) => {
        if (!isSame(await opened.readingState(), state)) await loadStored(opened);
      }),
    keep: async (orders) => {
      const changed = orders.filter((order) => !isSame(order, byId.get(order.id)));
      if (changed.length === 0) return;
      for (const order of changed) byId.set(order.id, order);
      isListed = false;
      await inStore((opened) => opened.put(changed));
    },
    saveState: async (next) => {
      state = next;
      await inStore((opened) => opened.saveReadingState(next));
    },
    close: () => {
      isClosed = true;
      close();
    },
  };
}

const isSame = <Value>(value: Value, known: Value | undefined): boolean =>
  JSON.stringify(value) === JSON.stringify(known);
