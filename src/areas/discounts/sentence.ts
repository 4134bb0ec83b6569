import { addDays } from '#ui/date/day.ts';
import { fromZoned, toZoned } from '#ui/date/zone.ts';
import { formatFor } from '#ui/format/format.ts';
import { durationText, unitText } from './duration.ts';
import type { Rule } from './rule.ts';
import { conditions, joined, lead, listed } from './short-sentence.ts';
import type { ShortWords } from './short-sentence.ts';

export interface SentenceWords extends ShortWords {
  /** The reader's time zone. */
  zone: string;
}

const MOST_DAYS = 366;

/**
 * Returns a sentence with every part of a rule: different rules never read alike.
 *
 * Each part is a clause translated as a whole.
 *
 * @param most names per condition; the rest is counted
 */
export function ruleSentence(rule: Rule, words: SentenceWords, most = Infinity): string {
  const { t, tag } = words;
  const { limit, validFor } = rule;
  return joined(
    [
      ...whatAndWhere(rule, words, most),
      rule.isTemplate ? t('sentence.template') : undefined,
      validFor ? t('sentence.validFor', { duration: durationText(validFor, tag) }) : undefined,
      rule.startsAt ? period(rule.startsAt, rule.endsAt, words) : undefined,
      limit === null
        ? undefined
        : t('sentence.limit', { count: limit, number: formatFor(tag).number(limit) }),
    ],
    t,
  );
}

function whatAndWhere(rule: Rule, words: SentenceWords, most: number): string[] {
  const { t, tag } = words;
  return [
    lead(rule, words),
    ...conditions(rule, words, most),
    rule.regions.length === 0
      ? t('sentence.any')
      : t('sentence.regions', { names: listed(rule.regions, words, Infinity, 'conjunction', tag) }),
  ];
}

function period(start: string, end: string | null, words: SentenceWords): string {
  const { t, tag, zone } = words;
  const from = instantText(start, tag, zone);
  if (end === null) return t('sentence.from', { start: from });
  const days = wholeDays(start, end, zone);
  if (days === undefined) {
    return t('sentence.fromUntil', { start: from, end: instantText(end, tag, zone) });
  }
  const duration = days % 7 === 0 ? unitText(tag, 'week', days / 7) : unitText(tag, 'day', days);
  return t('sentence.fromFor', { start: from, duration });
}

/** Days between instants at the same local time; otherwise undefined. */
function wholeDays(start: string, end: string, zone: string): number | undefined {
  const from = toZoned(start, zone);
  if (!from || Date.parse(start) % 60_000 !== 0) return undefined;
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  if (days < 1 || days > MOST_DAYS) return undefined;
  const reached = fromZoned({ day: addDays(from.day, days), time: from.time }, zone);
  return Date.parse(reached) === Date.parse(end) ? days : undefined;
}

/** Includes the weekday; seconds only if off the minute. */
function instantText(instant: string, tag: string, zone: string): string {
  const time = Date.parse(instant);
  if (!Number.isFinite(time)) return instant;
  const second = Math.floor(time / 1000) % 60;
  return new Intl.DateTimeFormat(tag, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(second === 0 ? {} : { second: '2-digit' }),
  }).format(time);
}
