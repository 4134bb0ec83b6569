import type { Instant, OrderFacts } from './facts.ts';

/** Both ends belong to it. */
export interface Range {
  from: Instant;
  to: Instant;
  /** Known orders in it */
  count: number;
}

/** Orders read for nothing are cheaper than another call. */
export const MOST_BETWEEN = 10;

/** Few ranges with the wanted orders, each with at most so many known ones; the latest first. */
export function rangesOf(
  known: readonly OrderFacts[],
  isWanted: (order: OrderFacts) => boolean,
  most: number,
): Range[] {
  const ranges: (Range & { start: number })[] = [];
  for (const [index, order] of known.toSorted((a, b) => b.at - a.at).entries()) {
    if (!isWanted(order)) continue;
    const last = ranges.at(-1);
    const count = last === undefined ? 1 : index - last.start + 1;
    if (last !== undefined && count <= most && count - last.count - 1 <= MOST_BETWEEN) {
      last.from = order.at;
      last.count = count;
    } else {
      ranges.push({ from: order.at, to: order.at, count: 1, start: index });
    }
  }
  return ranges.map(({ from, to, count }) => ({ from, to, count }));
}
