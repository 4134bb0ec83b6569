import type { DateRange, OrderOfEdit } from '#generated/admin/admin.schemas.ts';
import { timeOf } from '#ui/format/instant.ts';

/** Orders read for nothing are cheaper than another call. */
const MOST_BETWEEN = 10;
const MOST_IN_RANGE = 50;

interface Edited {
  order: Pick<OrderOfEdit, 'display_id'>;
}

/** Few ranges with the wanted orders: numbers say how many others are at most between them. */
export function rangesOf<Row extends Edited>(wanted: readonly Row[]): Row[][] {
  const ranges: Row[][] = [];
  const numberOf = (row: Row | undefined): number => row?.order.display_id ?? Number.NaN;
  for (const row of wanted.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    const last = ranges.at(-1);
    const isNear =
      numberOf(row) - numberOf(last?.at(-1)) <= MOST_BETWEEN &&
      numberOf(row) - numberOf(last?.[0]) < MOST_IN_RANGE;
    if (last && isNear) last.push(row);
    else ranges.push([row]);
  }
  return ranges;
}

/** Undefined for a single order, or if a date is unknown. The server’s dates are finer than a millisecond. */
export function spanOf(orders: readonly Pick<OrderOfEdit, 'created_at'>[]): DateRange | undefined {
  const times = orders.map(({ created_at: at }) => timeOf(at));
  if (times.length < 2 || !times.every((time) => time > 0)) return undefined;
  return {
    gte: new Date(Math.min(...times)).toISOString(),
    lt: new Date(Math.max(...times) + 1).toISOString(),
  };
}
