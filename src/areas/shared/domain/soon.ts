import { timeOf } from '#ui/format/instant.ts';
import type { Bounded } from './period.tsx';

/** URL name of the filter, and its only value: days. */
export const SOON = 'soon';
export const SOON_VALUE = '7';

const AHEAD = Number(SOON_VALUE) * 86_400_000;

/**
 * True if it starts or ends within the next days.
 *
 * @param now instant, ms
 */
export const changesSoon = ({ starts_at: from, ends_at: until }: Bounded, now: number): boolean =>
  [from, until].some((at) => {
    const time = at ? timeOf(at) : 0;
    return time > now && time <= now + AHEAD;
  });
