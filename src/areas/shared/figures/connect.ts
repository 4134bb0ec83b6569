import { fetchEdits, fetchExchanges } from './after-sales.ts';
import { createEngine, OPENING } from './engine.ts';
import type { Controls, Engine, EngineParts } from './engine.ts';
import type { FiguresEngine, FiguresStatus } from './engine-types.ts';
import { fetchOrders } from './orders-query.ts';
import { openFactsStore, turnsOf } from './store.ts';
import { createWorkerEngine } from './worker-engine.ts';

/** Milliseconds, while someone looks */
export const LOOK_EVERY = 5 * 60_000;

export interface Connection extends Omit<Controls, 'begin' | 'refresh'> {
  engine: FiguresEngine;
  status: () => FiguresStatus;
  /** Changes are read now and then while there are listeners. */
  subscribe: (listener: () => void) => () => void;
  close: () => void;
}

export type StartEngine = (onStatus: EngineParts['onStatus']) => Engine;

/** @param database undefined if orders may be kept in memory only */
export const startEngine =
  (database: string | undefined): StartEngine =>
  (onStatus) =>
    typeof Worker === 'undefined'
      ? createEngine({
          fetchOrders,
          afterSales: { fetchExchanges, fetchEdits },
          openStore: () => openFactsStore(database),
          inTurn: turnsOf(database),
          waits: true,
          onStatus,
        })
      : createWorkerEngine(database, onStatus);

/**
 * @param mayRead until then, only what is stored is known
 * @param takeWritten gives the ids of orders that the user has changed since the last time
 */
export function connect(
  start: StartEngine,
  mayRead: Promise<unknown>,
  takeWritten: () => readonly string[] = () => [],
): Connection {
  const listeners = new Set<() => void>();
  let status = OPENING;
  let timer: ReturnType<typeof setInterval> | undefined;

  const engine = start((next) => {
    status = next;
    for (const listener of listeners) listener();
  });
  void mayRead.then(() => engine.begin());
  const look = (): void => {
    if (document.visibilityState === 'visible') engine.refresh(takeWritten());
  };
  const watch = (): void => {
    timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('focus', look);
    look();
  };
  const unwatch = (): void => {
    clearInterval(timer);
    window.removeEventListener('focus', look);
  };

  return {
    engine,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) watch();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
    pause: engine.pause,
    resume: engine.resume,
    stop: engine.stop,
    retry: engine.retry,
    close: () => {
      unwatch();
      engine.close();
    },
  };
}
