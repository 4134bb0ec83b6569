import { addDays } from '#ui/date/day.ts';
import { dayStart, today } from '#ui/date/zone.ts';
import { spanOf } from '../days.ts';
import type { Period } from '../days.ts';
import type { FiguresStatus, SumsAnswer } from '../engine-types.ts';
import type { Instant } from '../facts.ts';
import { AMOUNTS, COUNTS, isEmpty, noFigures } from '../sums.ts';
import type { Figures } from '../sums.ts';

export const isKnown = (start: Instant, knownSince: Instant | undefined): boolean =>
  knownSince !== undefined && start >= knownSince;

/** The whole days of which all orders are known; undefined for none */
export function knownPart(
  period: Period,
  zone: string,
  knownSince: Instant | undefined,
): Period | undefined {
  if (knownSince === undefined) return undefined;
  if (isKnown(spanOf(period, zone).start, knownSince)) return period;
  const day = today(zone, knownSince);
  const from = isKnown(Date.parse(dayStart(day, zone)), knownSince) ? day : addDays(day, 1);
  return from <= period.to ? { ...period, from } : undefined;
}

export const isWhollyKnown = (
  period: Period,
  zone: string,
  knownSince: Instant | undefined,
): boolean => knownPart(period, zone, knownSince)?.from === period.from;

/** Without anyone's help */
export const isComing = (state: FiguresStatus['state']): boolean =>
  state === 'opening' || state === 'reading' || state === 'ready';

/** Of the buckets of which all orders are known, by currency; undefined without any */
export function knownFigures(
  { buckets, byCurrency }: SumsAnswer,
  knownSince: Instant | undefined,
): Map<string, Figures> | undefined {
  const first = buckets.findIndex(({ start }) => isKnown(start, knownSince));
  if (first === -1) return undefined;
  const figures = new Map<string, Figures>();
  for (const [code, sums] of byCurrency) {
    const own = first === 0 ? sums.all : addUp(sums.buckets.slice(first));
    if (!isEmpty(own)) figures.set(code, own);
  }
  return figures;
}

function addUp(parts: readonly Figures[]): Figures {
  const sum = noFigures();
  for (const part of parts) for (const name of [...AMOUNTS, ...COUNTS]) sum[name] += part[name];
  return sum;
}
