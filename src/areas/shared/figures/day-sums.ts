import type { Breakdown } from './breakdowns.ts';
import type { Span } from './days.ts';
import type { FigureFilter } from './engine-types.ts';
import type { Instant, OrderFacts } from './facts.ts';
import type { KeptTable } from './store.ts';
import { utcDay } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** Of one question, by period and filter */
const MOST_TABLES = 50;
/** Rows of a table's earlier days that are kept */
const MOST_KEPT = 4000;

export interface Source {
  timeline: Timeline;
  /** From `firstOrders` */
  first: ReadonlySet<string>;
}

/** Spans of a table are the days or the hours of a zone. */
export interface TableKey {
  unit: 'day' | 'hour';
  /** IANA name */
  zone: string;
  filter: FigureFilter;
}

export interface Part<Key, Values> {
  start: Instant;
  sums: Breakdown<Key, Values>;
}

export interface DayTables {
  tables: () => TableKey[];
  /** Spans without sums are summed up from the source. */
  sum: (key: TableKey, spans: readonly Span[], source: Source) => void;
  has: (key: TableKey, spans: readonly Span[]) => boolean;
  /** @param days in UTC, on which an order has changed */
  forget: (days: ReadonlySet<number>) => void;
  clear: () => void;
  /** Tables without a filter, from an instant on */
  keep: (zone: string, from: Instant) => KeptTable[];
  /** The same before an instant, the latest rows only */
  keepBefore: (zone: string, end: Instant) => KeptTable[];
  /** Goes on with kept tables of its kind. Its own sums stay. */
  take: (tables: readonly KeptTable[]) => void;
}

export interface DaySums<Key, Values> extends DayTables {
  read: (key: TableKey, spans: readonly Span[]) => Part<Key, Values>[];
}

type SumUp<Key, Values> = (
  orders: readonly OrderFacts[],
  span: Span,
  first: ReadonlySet<string>,
) => Breakdown<Key, Values>;

interface Table<Key, Values> extends TableKey {
  sums: Map<Instant, Breakdown<Key, Values>>;
}

/** Sums that add up: those of a period are those of its days. */
export function createDaySums<Key, Values>(
  kind: string,
  sumUp: SumUp<Key, Values>,
): DaySums<Key, Values> {
  const tables = new Map<string, Table<Key, Values>>();
  const add = (key: TableKey, sums: Table<Key, Values>['sums']): Table<Key, Values> => {
    const [oldest] = tables.keys();
    if (oldest !== undefined && tables.size >= MOST_TABLES) tables.delete(oldest);
    const made = { ...key, sums };
    tables.set(nameOf(key), made);
    return made;
  };
  const sumsAt = (key: TableKey): Table<Key, Values>['sums'] =>
    (tables.get(nameOf(key)) ?? add(key, new Map())).sums;
  const wholeIn = (zone: string): Table<Key, Values>[] =>
    [...tables.values()].filter((table) => table.zone === zone && isWhole(table.filter));

  return {
    tables: () => [...tables.values()].map(({ unit, zone, filter }) => ({ unit, zone, filter })),
    sum: (key, spans, { timeline, first }) => {
      const sums = sumsAt(key);
      for (const span of spans) {
        if (sums.has(span.start)) continue;
        const orders = timeline.during(span).filter((order) => isWithin(order, key.filter));
        sums.set(span.start, sumUp(orders, span, first));
      }
    },
    has: (key, spans) => {
      const sums = sumsAt(key);
      return spans.every(({ start }) => sums.has(start));
    },
    read: (key, spans) => {
      const all = sumsAt(key);
      return spans.flatMap(({ start }) => {
        const sums = all.get(start);
        return sums === undefined ? [] : [{ start, sums }];
      });
    },
    forget: (days) => {
      for (const { sums } of tables.values()) {
        for (const start of sums.keys()) if (isTouched(start, days)) sums.delete(start);
      }
    },
    clear: () => tables.clear(),
    keep: (zone, from) =>
      wholeIn(zone).map(({ unit, sums }) => ({
        kind,
        unit,
        zone,
        sums: new Map([...sums].filter(([start]) => start >= from)),
      })),
    keepBefore: (zone, end) =>
      wholeIn(zone).map(({ unit, sums }) => ({ kind, unit, zone, sums: latest(sums, end) })),
    take: (kept) => {
      for (const { kind: own, unit, zone, sums } of kept) {
        if (own !== kind) continue;
        const known = sumsAt({ unit, zone, filter: {} });
        for (const [start, each] of sums as Table<Key, Values>['sums']) {
          if (!known.has(start)) known.set(start, each);
        }
      }
    },
  };
}

function latest<Sums extends Breakdown<unknown, unknown>>(
  all: ReadonlyMap<Instant, Sums>,
  end: Instant,
): Map<Instant, Sums> {
  const kept = new Map<Instant, Sums>();
  let rows = 0;
  for (const [start, sums] of [...all].toSorted(([a], [b]) => b - a)) {
    if (start >= end) continue;
    for (const { size } of sums.values()) rows += size;
    if (rows > MOST_KEPT) break;
    kept.set(start, sums);
  }
  return kept;
}

const nameOf = ({ unit, zone, filter }: TableKey): string =>
  [unit, zone, filter.channelId, filter.regionId, filter.country].join(' ');

const isWhole = ({ channelId, regionId, country }: FigureFilter): boolean =>
  channelId === undefined && regionId === undefined && country === undefined;

/** A day of 25 hours may reach into three in UTC. */
const isTouched = (start: Instant, days: ReadonlySet<number>): boolean => {
  const day = utcDay(start);
  return days.has(day) || days.has(day + 1) || days.has(day + 2);
};

export const isWithin = (
  order: OrderFacts,
  { channelId, regionId, country }: FigureFilter,
): boolean =>
  (channelId === undefined || order.channelId === channelId) &&
  (regionId === undefined || order.regionId === regionId) &&
  (country === undefined || order.country === country);

/** Copies: sums of days stay as they are. */
export function addUp<Key, Values extends object>(
  parts: readonly Part<Key, Values>[],
): Breakdown<Key, Values> {
  const all: Breakdown<Key, Values> = new Map();
  for (const { sums } of parts) {
    for (const [currency, rows] of sums) {
      const ofCurrency = all.get(currency) ?? new Map<Key | null, Values>();
      all.set(currency, ofCurrency);
      for (const [key, values] of rows) {
        const known = ofCurrency.get(key);
        if (known === undefined) ofCurrency.set(key, { ...values });
        else addTo(known, values);
      }
    }
  }
  return all;
}

/** Both have the same figures. */
export function addTo(sum: object, values: object): void {
  const to = sum as Record<string, number>;
  const from = values as Record<string, number>;
  for (const name of Object.keys(from)) to[name] = (to[name] ?? 0) + (from[name] ?? 0);
}
