import type { TFunction } from 'i18next';
import type { TimePoint } from '#ui/chart/TimeChart.tsx';
import type { Bucket, Step } from '../days.ts';
import type { Instant } from '../facts.ts';
import { bucketWords } from './bucket-words.ts';
import { isKnown } from './known.ts';

export interface Series {
  buckets: readonly Bucket[];
  /** Of a bucket, by its index */
  valueAt: (index: number) => number | undefined;
}

interface PointsOptions {
  knownSince: Instant | undefined;
  now: Instant;
  step: Step;
  /** IANA name */
  zone: string;
  tag: string;
  t: TFunction<'common'>;
}

/** Buckets are compared in their order. Unknown and coming ones have no value. */
export function chartPoints(
  shown: Series,
  compared: Series | undefined,
  { knownSince, now, ...words }: PointsOptions,
): TimePoint[] {
  const valueAt = ({ buckets, valueAt: own }: Series, index: number): number | undefined => {
    const start = buckets[index]?.start;
    if (start === undefined || start > now || !isKnown(start, knownSince)) return undefined;
    return own(index);
  };
  return shown.buckets.map((bucket, index) => {
    const before = compared?.buckets[index];
    return {
      id: String(bucket.start),
      ...bucketWords(bucket, words),
      value: valueAt(shown, index),
      ...(compared && before
        ? { before: valueAt(compared, index), beforeLabel: bucketWords(before, words).label }
        : {}),
    };
  });
}
