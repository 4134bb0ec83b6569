import { isObject } from '#ui/format/guards.ts';
import { readInstant, timeOf } from '#ui/format/instant.ts';
import { searchAfterSales } from './after-sales.ts';
import type { AfterSales } from './after-sales.ts';
import { mustReadAgain } from './changes.ts';
import type { Instant, OrderAnswer, OrderFacts } from './facts.ts';
import type { KnownOrders } from './known-orders.ts';
import type { FetchOrders, OrdersFilter } from './orders-query.ts';
import { createPausing } from './pausing.ts';
import { rangesOf } from './ranges.ts';
import type { Range } from './ranges.ts';
import { readOrders } from './read-orders.ts';
import type { FetchPage, Page, Reading, ReadingOptions } from './read-orders.ts';
import { readRows } from './read-rows.ts';
import { dueInTurn, firstTurn } from './turn.ts';

/** Rows a call */
export const PAGE_SIZE = 100;
/** Leaves connections for the page's own calls. */
export const PAGES_AT_ONCE = 3;
/** Milliseconds by which the server's clock may be behind */
export const CLOCK_MARGIN = 10 * 60_000;
/** Milliseconds; these changes take many calls to find. */
export const CHECK_EVERY = 15 * 60_000;
/** Each takes a call. */
const MOST_READ_AGAIN = 20;

export interface ReadingParts {
  orders: KnownOrders;
  fetchOrders: FetchOrders;
  afterSales: AfterSales;
  /** Ids of orders that the user has changed */
  written: ReadonlySet<string>;
  now: () => Instant;
  /** Orders read and to be read so far */
  onProgress: (progress: { read: number; count: number }) => void;
}

type Ending = 'finished' | 'stopped';
type Step = Pick<ReadingOptions<OrderAnswer>, 'fetchPage'> & { onPage?: AfterPage };
type AfterPage = (rows: readonly OrderAnswer[], offset: number) => Promise<void>;

const iso = (at: Instant): string => new Date(at).toISOString();

/** Reads all orders the first time, newest first, and later those that may have changed. */
export function startReading(parts: ReadingParts): Reading {
  const { orders, fetchOrders, afterSales, written, now, onProgress } = parts;
  let current: Reading | undefined;
  const pausing = createPausing();
  let isStopped = false;
  let read = 0;
  let planned = 0;
  let nameless = 0;
  const seen = new Set<string>();

  const run = async <Row>(options: Omit<ReadingOptions<Row>, 'atOnce'>): Promise<Ending> => {
    await pausing.ended();
    if (isStopped) return 'stopped';
    current = readOrders({ ...options, atOnce: PAGES_AT_ONCE });
    return current.done;
  };

  const keep = async (rows: readonly OrderAnswer[]): Promise<void> => {
    const found = readRows(rows);
    for (const { id } of [...found.facts, ...found.unread]) seen.add(id);
    nameless = Math.max(nameless, found.nameless);
    await orders.keep(found);
    read += rows.length;
  };
  const tell = (): void => onProgress({ read, count: Math.max(planned, read) });

  const readList = ({ fetchPage, onPage }: Step): Promise<Ending> => {
    const before = planned;
    return run<OrderAnswer>({
      fetchPage: async (part, call) => {
        const page = await fetchPage(part, call);
        planned = Math.max(planned, before + page.count);
        return page;
      },
      limit: PAGE_SIZE,
      onPage: async (rows, offset) => {
        await keep(rows);
        await onPage?.(rows, offset);
        tell();
      },
    });
  };

  const readByNumber = async (): Promise<Ending> => {
    let count = 0;
    const ending = await readList({
      fetchPage: async (part, call) => {
        const page = await fetchOrders({ order: 'display_id' }, part, call);
        ({ count } = page);
        return page;
      },
    });
    nameless = Math.max(0, count - seen.size);
    return ending;
  };

  const readFirst = async (): Promise<Ending> => {
    const state = orders.state();
    const checkedAt = state?.readUpTo ?? now();
    let readUpTo = checkedAt;
    const older = state === undefined ? {} : { created_at: { lte: iso(state.knownSince) } };
    let total = state?.total ?? 0;
    const fetchPage: Step['fetchPage'] = async (part, call) => {
      const page = await fetchOrders({ order: '-created_at', ...older }, part, call);
      if (part.offset > 0) return page;
      total ||= page.count;
      if (state === undefined) readUpTo = knownUpTo(readUpTo, lastChange(page.rows));
      return page;
    };
    const lastOf = unbrokenPages();
    const onPage: AfterPage = async (rows, offset) => {
      const last = lastOf(rows, offset);
      // Others of the same millisecond may follow.
      if (last !== undefined) await orders.saveState({ readUpTo, knownSince: last + 1, total });
    };
    if ((await readList({ fetchPage, onPage })) === 'stopped') return 'stopped';
    // Pages were cut between orders of one instant, maybe on an earlier visit, or rows have no id.
    if (orders.size() < total && (await readByNumber()) === 'stopped') return 'stopped';
    await orders.saveState({ readUpTo, knownSince: -Infinity, checkedAt, nameless });
    return 'finished';
  };

  const readRanges = (
    ranges: readonly Range[],
    onRange?: (place: number) => Promise<void>,
  ): Promise<Ending> => {
    if (ranges.length === 0) return Promise.resolve('finished');
    planned += ranges.reduce((sum, { count }) => sum + count, 0);
    return run<readonly OrderAnswer[]>({
      fetchPage: rangesFrom(fetchOrders, ranges),
      limit: 1,
      onPage: async (lists, offset) => {
        for (const rows of lists) await keep(rows);
        await onRange?.(offset);
        tell();
      },
    });
  };

  const readInTurn = async (startedAt: Instant): Promise<Ending> => {
    const turn = orders.state()?.turn ?? firstTurn(startedAt);
    const due = dueInTurn(orders.all(), turn, { now: startedAt, most: PAGE_SIZE });
    const read = new Set<number>();
    let inRow = 0;
    return readRanges(due.ranges, async (place) => {
      read.add(place);
      while (read.has(inRow)) inRow += 1;
      const state = orders.state();
      if (state !== undefined) await orders.saveState({ ...state, turn: due.turnAfter(inRow) });
    });
  };

  const readUnread = async (): Promise<Ending> => {
    for (const { id } of orders.unread().orders.slice(0, MOST_READ_AGAIN)) {
      if (seen.has(id)) continue;
      const fetchPage = pagesFrom(fetchOrders, { order: 'display_id', id });
      if ((await readList({ fetchPage })) === 'stopped') return 'stopped';
    }
    return nameless > 0 ? readByNumber() : 'finished';
  };

  const readChanges = async (): Promise<Ending> => {
    const state = orders.state();
    if (state === undefined) return 'finished';
    nameless = state.nameless ?? 0;
    const startedAt = now();
    const known = orders.all().reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0);
    const updated_at = { gt: iso(state.readUpTo - CLOCK_MARGIN) };
    const changes = pagesFrom(fetchOrders, { order: 'display_id', updated_at });
    if ((await readList({ fetchPage: changes })) === 'stopped') return 'stopped';
    const editsUpTo = state.editsUpTo ?? state.readUpTo;
    const search = searchAfterSales(afterSales, orders.all(), editsUpTo - CLOCK_MARGIN);
    if ((await run(search.exchanges)) === 'stopped') return 'stopped';
    if ((await run(search.edits)) === 'stopped') return 'stopped';
    const found = search.found();
    const mayCheck = Math.abs(startedAt - (state.checkedAt ?? -Infinity)) >= CHECK_EVERY;
    const isOutdated = (order: OrderFacts): boolean =>
      found.has(order.id) ||
      (!seen.has(order.id) &&
        (written.has(order.id) || (mayCheck && mustReadAgain(order, startedAt))));
    const outdated = rangesOf(orders.all(), isOutdated, PAGE_SIZE);
    if ((await readRanges(outdated)) === 'stopped') return 'stopped';
    if (mayCheck && (await readUnread()) === 'stopped') return 'stopped';
    const checkedAt = mayCheck ? startedAt : (state.checkedAt ?? startedAt);
    await orders.saveState({
      knownSince: -Infinity,
      readUpTo: knownUpTo(startedAt, known),
      checkedAt,
      nameless,
      readAt: now(),
      turn: state.turn ?? firstTurn(startedAt),
      ...(search.areEditsRead() ? {} : { editsUpTo }),
    });
    return readInTurn(startedAt);
  };

  const readEverything = async (): Promise<Ending> => {
    const isComplete = orders.state()?.knownSince === -Infinity;
    if (!isComplete && (await readFirst()) === 'stopped') return 'stopped';
    return readChanges();
  };

  return {
    pause: () => {
      if (pausing.pause()) current?.pause();
    },
    resume: () => {
      pausing.resume();
      current?.resume();
    },
    stop: () => {
      isStopped = true;
      current?.stop();
      pausing.resume();
    },
    done: readEverything(),
  };
}

const pagesFrom =
  (fetchOrders: FetchOrders, filter: OrdersFilter): Step['fetchPage'] =>
  (part, call) =>
    fetchOrders(filter, part, call);

/** Each page is a range. */
const rangesFrom =
  (fetchOrders: FetchOrders, ranges: readonly Range[]): FetchPage<readonly OrderAnswer[]> =>
  async ({ offset }, call) => {
    const range = ranges[offset];
    if (range === undefined) return { rows: [], count: ranges.length };
    const created_at = { gte: iso(range.from), lte: iso(range.to + 1) };
    const ofRange = pagesFrom(fetchOrders, { order: 'display_id', created_at });
    const rows = await readAll((part) => ofRange(part, call), PAGE_SIZE);
    return { rows: [rows], count: ranges.length };
  };

/** The reader's clock may be ahead of the server's, which dates the changes. */
const knownUpTo = (startedAt: Instant, lastKnown: Instant): Instant =>
  Math.min(startedAt, lastKnown + CLOCK_MARGIN + 1);

const lastChange = (rows: readonly OrderAnswer[]): Instant =>
  Math.max(0, ...rows.filter(isObject).map((order) => timeOf(order.updated_at)));

/** Gives the instant of the last row up to which no page is missing. */
function unbrokenPages(): (rows: readonly OrderAnswer[], offset: number) => Instant | undefined {
  const pages = new Map<number, readonly OrderAnswer[]>();
  let end = 0;
  return (rows, offset) => {
    pages.set(offset, rows);
    let last: OrderAnswer | undefined;
    for (let page = pages.get(end); page !== undefined && page.length > 0; page = pages.get(end)) {
      pages.delete(end);
      end += page.length;
      last = page.findLast(isObject);
    }
    return readInstant(last?.created_at)?.getTime();
  };
}

async function readAll<Row>(
  read: (part: { limit: number; offset: number }) => Promise<Page<Row>>,
  limit: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows, count } = await read({ limit, offset: all.length });
    all.push(...rows);
    if (rows.length === 0 || all.length >= count) return all;
  }
}
