import { isApiError } from '#client/index.ts';
import type { AfterSales } from './after-sales.ts';
import { createAnswers } from './answers.ts';
import type { FiguresEngine, FiguresStatus } from './engine-types.ts';
import type { Instant } from './facts.ts';
import { createKnownOrders } from './known-orders.ts';
import type { FetchOrders } from './orders-query.ts';
import type { Reading } from './read-orders.ts';
import { startReading } from './reading.ts';
import type { FactsStore } from './store.ts';

/** Milliseconds; all questions are asked again. */
export const TELL_EVERY = 2000;
/** Milliseconds; changing windows often must not read often. */
export const REFRESH_AFTER = 60_000;

export const OPENING: FiguresStatus = {
  state: 'opening',
  read: 0,
  count: undefined,
  knownSince: undefined,
  unread: { count: 0, orders: [] },
  version: 0,
  readAt: undefined,
  error: undefined,
};

export type InTurn = (work: () => Promise<void>) => Promise<void>;

export interface EngineParts {
  fetchOrders: FetchOrders;
  afterSales: AfterSales;
  /** A rejection keeps orders in memory only. */
  openStore: () => Promise<FactsStore>;
  /** Tabs read one after another. */
  inTurn?: InTurn;
  /** Until `begin`, what is stored is known, and nothing is read. */
  waits?: boolean;
  now?: () => Instant;
  onStatus: (status: FiguresStatus) => void;
}

export interface Controls {
  begin: () => void;
  pause: () => void;
  /** Also goes on after `stop` */
  resume: () => void;
  stop: () => void;
  /** After `stop`, a failure, or without an answer for long */
  retry: () => void;
  /**
   * Reads changes, unless that was a moment ago, goes on, or was stopped or refused.
   *
   * @param written ids of orders that the user has changed; read even then, or right after it
   */
  refresh: (written?: readonly string[]) => void;
}

export interface Engine extends FiguresEngine, Controls {
  close: () => void;
}

/** Opens the store and begins to read. */
export function createEngine({
  fetchOrders,
  afterSales,
  openStore,
  inTurn = (work) => work(),
  waits = false,
  now = Date.now,
  onStatus,
}: EngineParts): Engine {
  const orders = createKnownOrders(openStore);
  let status = OPENING;
  let told = { orders: orders.all(), at: -Infinity };
  let reading: Reading | undefined;
  let isWaiting = false;
  let endTurn = (): void => undefined;
  let allow = (): void => undefined;
  let isClosed = false;
  let written = new Set<string>();

  const tell = (changes: Partial<FiguresStatus>, isLate = true): void => {
    if (isClosed) return;
    const all = orders.all();
    const isNew = all !== told.orders && (isLate || now() - told.at >= TELL_EVERY);
    if (isNew) told = { orders: all, at: now() };
    const state = orders.state();
    status = {
      ...status,
      knownSince: state?.knownSince,
      readAt: state?.readAt,
      unread: orders.unread(),
      version: status.version + (isNew ? 1 : 0),
      ...changes,
    };
    onStatus(status);
    if (status.state === 'ready') answers.prepareSoon();
  };

  const opened = orders.open();
  const load = async (): Promise<void> => {
    const hadDays = orders.keptDays() !== undefined;
    await orders.load();
    // Answers wait for it, and needn't be asked for again unless their sums are outdated.
    if (hadDays && orders.keptDays() === undefined) return;
    told = { orders: orders.all(), at: -Infinity };
  };
  const answers = createAnswers({ orders, opened, load, isReady: () => status.state === 'ready' });
  const allowed = new Promise<void>((resolve) => {
    if (waits) allow = resolve;
    else resolve();
  });

  // The clock may have been set back since.
  const isFresh = (): boolean =>
    written.size === 0 && Math.abs(now() - (orders.state()?.readAt ?? -Infinity)) < REFRESH_AFTER;

  const finish = async ({ done }: Reading, asked: ReadonlySet<string>): Promise<void> => {
    const keepAsked = (): void => {
      written = new Set([...asked, ...written]);
    };
    try {
      const ending = await done;
      reading = undefined;
      if (ending === 'stopped') keepAsked();
      tell({ state: ending === 'finished' ? 'ready' : 'stopped' });
      if (ending === 'finished' && written.size > 0) void read();
    } catch (error) {
      reading = undefined;
      keepAsked();
      tell({ state: 'failed', error });
    }
  };

  const untilPaused = (ended: Promise<unknown>): Promise<void> =>
    new Promise((resolve) => {
      endTurn = resolve;
      void ended.then(() => resolve());
    });

  const readInTurn = async (): Promise<void> => {
    await orders.refresh();
    isWaiting = false;
    if (isClosed) return;
    if (isFresh()) {
      tell({ state: 'ready' });
      return;
    }
    tell({ state: 'reading', read: 0, count: undefined, error: undefined });
    const asked = written;
    written = new Set();
    reading = startReading({
      orders,
      fetchOrders,
      afterSales,
      written: asked,
      now,
      onProgress: (progress) => tell(progress, false),
    });
    await untilPaused(finish(reading, asked));
  };

  const read = async (): Promise<void> => {
    await answers.load();
    if (reading !== undefined || isWaiting || isClosed) return;
    isWaiting = true;
    if (status.state !== 'ready') tell({ state: 'opening', error: undefined });
    await inTurn(readInTurn);
  };

  const begin = async (): Promise<void> => {
    await opened;
    tell({ state: isFresh() ? 'ready' : 'opening' });
    await allowed;
    await answers.load();
    if (isFresh()) tell({ state: 'ready' });
    else await read();
  };
  void begin();

  const readAgain = async (): Promise<void> => {
    reading?.stop();
    await reading?.done.catch(() => undefined);
    await read();
  };
  const retry = (): void => {
    if (['reading', 'stopped', 'failed'].includes(status.state)) void readAgain();
  };

  return {
    ...answers.engine,
    begin: () => allow(),
    pause: () => {
      if (status.state !== 'reading') return;
      reading?.pause();
      tell({ state: 'paused' });
      endTurn();
    },
    resume: () => {
      if (status.state !== 'paused') {
        retry();
        return;
      }
      const paused = reading;
      if (paused === undefined) return;
      tell({ state: 'reading' });
      void inTurn(async () => {
        await orders.refresh();
        if (status.state !== 'reading') return;
        paused.resume();
        await untilPaused(paused.done.catch(() => undefined));
      });
    },
    stop: () => reading?.stop(),
    retry,
    refresh: (ids = []) => {
      for (const id of ids) written.add(id);
      const { state, error } = status;
      if (isFresh() || !(state === 'ready' || (state === 'failed' && !isRefusal(error)))) return;
      void read();
    },
    close: () => {
      isClosed = true;
      answers.close();
      reading?.stop();
      orders.close();
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);
