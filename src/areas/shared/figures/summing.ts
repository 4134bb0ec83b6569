import { today } from '#ui/date/zone.ts';
import type { DaySums, DayTables, Part, Source, TableKey } from './day-sums.ts';
import { bucketsOf } from './days.ts';
import type { Period, Span } from './days.ts';
import type { PeriodQuestion } from './engine-types.ts';
import type { OrderFacts } from './facts.ts';
import type { KnownOrders } from './known-orders.ts';
import type { KeptTable } from './store.ts';
import { firstOrders } from './sums.ts';
import { instantsOf, timelineOf, utcDay } from './timeline.ts';
import { createYielding } from './yielding.ts';

/** Milliseconds */
const PREPARE_AFTER = 300;
/** Milliseconds before the last order; these days are opened first. */
const OPENED_FIRST = 100 * 86_400_000;

export interface SummingParts {
  orders: Pick<KnownOrders, 'all' | 'keptDays' | 'earlierDays' | 'keepDays'>;
  /** Kept sums are known then. */
  opened: Promise<void>;
  /** Reads the stored orders. */
  load: () => Promise<void>;
  /** No reading is going on. */
  isReady: () => boolean;
}

export interface Summing {
  /** Sums of the days or hours of a period */
  partsOf: <Key, Values>(
    kind: DaySums<Key, Values>,
    question: PeriodQuestion,
    unit?: TableKey['unit'],
  ) => Promise<Part<Key, Values>[]>;
  source: () => Promise<Source>;
  load: () => Promise<void>;
  /** Sums up all days soon, for other periods and the next visit. */
  prepareSoon: () => void;
  close: () => void;
}

/** Kept sums answer before any order is read. */
export function createSumming(
  kinds: readonly DayTables[],
  { orders, opened, load, isReady }: SummingParts,
): Summing {
  let counted: readonly OrderFacts[] = [];
  let source: Source | undefined;
  let loading: Promise<void> | undefined;
  let lastZone = '';
  let keptSizes = '';

  const takeKept = async (): Promise<void> => {
    await opened;
    const tables = orders.keptDays()?.tables ?? [];
    for (const kind of kinds) kind.take(tables);
    lastZone = tables[0]?.zone ?? '';
  };
  const taken = takeKept();
  const readEarlier = async (): Promise<void> => {
    const tables = await orders.earlierDays();
    if (source !== undefined) return;
    for (const kind of kinds) kind.take(tables);
    keptSizes = sizesOf([...(orders.keptDays()?.tables ?? []), ...tables]);
  };
  let earlier: Promise<void> | undefined;
  const takeEarlier = (): Promise<void> => (earlier ??= readEarlier());

  const sourceNow = (): Source => {
    const all = orders.all();
    if (source !== undefined && all === counted) return source;
    const made = { timeline: timelineOf(all), first: firstOrders(all) };
    if (source !== undefined) {
      const days = changedDays({ orders: counted, ...source }, { orders: all, ...made });
      for (const kind of kinds) kind.forget(days);
    } else if (orders.keptDays() === undefined) {
      for (const kind of kinds) kind.clear();
    }
    counted = all;
    source = made;
    return made;
  };
  const loadOnce = async (): Promise<void> => {
    await taken;
    await takeEarlier();
    await load();
    sourceNow();
  };
  const loadAll = (): Promise<void> => (loading ??= loadOnce());

  const boundsNow = (): Span | undefined =>
    source === undefined ? orders.keptDays()?.bounds : sourceNow().timeline.bounds;

  /** Returns false if it ended early. */
  const fillWithin = async (bounds: Span, isOver: () => boolean): Promise<boolean> => {
    const from = sourceNow();
    const rest = createYielding();
    const jobs = kinds.flatMap((kind) => kind.tables().map((key) => ({ kind, key })));
    for (const { kind, key } of jobs) {
      if (key.unit === 'hour') continue;
      const period = { from: today(key.zone, bounds.start), to: today(key.zone, bounds.end) };
      for (const span of spansIn(period, key, bounds)) {
        kind.sum(key, [span], from);
        await rest();
        if (isOver() || source !== from || orders.all() !== counted) return false;
      }
    }
    return true;
  };
  const keep = async (bounds: Span): Promise<void> => {
    const from = bounds.end - OPENED_FIRST;
    const tables = kinds.flatMap((kind) => kind.keep(lastZone, from));
    const before = kinds.flatMap((kind) => kind.keepBefore(lastZone, from));
    const sizes = sizesOf([...tables, ...before]);
    const isKept = orders.keptDays() !== undefined && keptSizes === sizes;
    if (tables.length === 0 || isKept) return;
    await orders.keepDays({ bounds, tables, earlier: before });
    keptSizes = sizes;
  };
  const fillAll = async (isOver: () => boolean): Promise<void> => {
    const bounds = boundsNow();
    if (source === undefined || bounds === undefined) return;
    const recent = { ...bounds, start: Math.max(bounds.start, bounds.end - OPENED_FIRST) };
    if (!(await fillWithin(recent, isOver))) return;
    await keep(bounds);
    if (await fillWithin(bounds, isOver)) await keep(bounds);
  };
  const { soon, close } = createPreparing(fillAll, isReady);

  return {
    partsOf: async (kind, { period, zone, filter }, unit = 'day') => {
      await taken;
      lastZone = zone;
      const key = { unit, zone, filter };
      const bounds = boundsNow();
      let spans = spansIn(period, key, bounds);
      if (source === undefined && !kind.has(key, spans)) await takeEarlier();
      if (bounds === undefined || !kind.has(key, spans)) {
        await loadAll();
        const from = sourceNow();
        spans = spansIn(period, key, from.timeline.bounds);
        kind.sum(key, spans, from);
      }
      soon();
      return kind.read(key, spans);
    },
    source: async () => {
      await loadAll();
      return sourceNow();
    },
    load: loadAll,
    prepareSoon: soon,
    close,
  };
}

/** One at a time */
function createPreparing(
  work: (isOver: () => boolean) => Promise<void>,
  isReady: () => boolean,
): { soon: () => void; close: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isOver = false;
  const run = async (): Promise<void> => {
    if (isWorking) {
      soon();
      return;
    }
    isWorking = true;
    await work(() => isOver).catch(() => undefined);
    isWorking = false;
  };
  const soon = (): void => {
    clearTimeout(timer);
    if (!isOver && isReady()) timer = setTimeout(() => void run(), PREPARE_AFTER);
  };
  const close = (): void => {
    isOver = true;
    clearTimeout(timer);
  };
  return { soon, close };
}

interface Counted extends Source {
  orders: readonly OrderFacts[];
}

/** In UTC. No order is ever removed. */
function changedDays(before: Counted, next: Counted): Set<number> {
  const days = new Set<number>();
  const note = (order: OrderFacts): void => {
    for (const at of instantsOf(order)) days.add(utcDay(at));
  };
  const known = new Map(before.orders.map((order) => [order.id, order]));
  for (const order of next.orders) {
    const earlier = known.get(order.id);
    // Another order of the customer may have become the first.
    if (earlier === order && before.first.has(order.id) === next.first.has(order.id)) continue;
    note(order);
    if (earlier !== undefined) note(earlier);
  }
  return days;
}

/** Only those between the first and the last order */
function spansIn(
  { from, to }: Period,
  { unit, zone }: Pick<TableKey, 'unit' | 'zone'>,
  bounds: Span | undefined,
): Span[] {
  if (bounds === undefined) return [];
  const first = today(zone, bounds.start);
  const last = today(zone, bounds.end);
  const known = { from: from > first ? from : first, to: to < last ? to : last };
  // Zones have skipped whole days.
  return bucketsOf(known, unit, { zone, firstWeekday: 1 }).filter(({ start, end }) => start < end);
}

const sizesOf = (tables: readonly KeptTable[]): string =>
  tables.map(({ kind, unit, zone, sums }) => [kind, unit, zone, sums.size].join(' ')).join();
