import type { TFunction } from 'i18next';
import { dayToDate, monthEnd, monthStart } from '#ui/date/day.ts';
import { rangeInWords } from '#ui/date/words.ts';
import { memoize } from '#ui/format/memoize.ts';
import type { Bucket, Step } from '../days.ts';

interface BucketWords {
  step: Step;
  /** IANA name */
  zone: string;
  tag: string;
  t: TFunction<'common'>;
}

const LONGEST_HOUR = 3_600_000;

const days = memoize((tag) => formatOf(tag, { month: 'short', day: 'numeric' }));
const months = memoize((tag) => formatOf(tag, { month: 'short', year: 'numeric' }));
const fullMonths = memoize((tag) => formatOf(tag, { month: 'long', year: 'numeric' }));
const hours = memoize((key) => {
  const [tag = '', timeZone = ''] = key.split(' ');
  return formatOf(tag, { hour: 'numeric', timeZone });
});
const fullHours = memoize((key) => {
  const [tag = '', timeZone = ''] = key.split(' ');
  return formatOf(tag, { month: 'short', day: 'numeric', hour: 'numeric', timeZone });
});

const formatOf = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, { calendar: 'gregory', timeZone: 'UTC', ...options });

/** "Nov 3" for an axis, and in full */
export function bucketWords(
  bucket: Bucket,
  { step, zone, tag, t }: BucketWords,
): { tick: string; label: string } {
  const { from, to, start, end } = bucket;
  if (end - start <= LONGEST_HOUR) {
    const key = `${tag} ${zone}`;
    return { tick: hours(key).format(start), label: fullHours(key).formatRange(start, end) };
  }
  if (step !== 'month') {
    return { tick: days(tag).format(dayToDate(from)), label: rangeInWords({ from, to }, tag, t) };
  }
  const isWhole = from === monthStart(from) && to === monthEnd(to);
  return {
    tick: months(tag).format(dayToDate(from)),
    label: isWhole ? fullMonths(tag).format(dayToDate(from)) : rangeInWords({ from, to }, tag, t),
  };
}
