import type { ReactNode } from 'react';
import { formatFor } from './format.ts';
import { NO_VALUE, readInstant } from './instant.ts';
import { ago } from './relative.ts';
import { momentOf, useMomentWords } from './useMoment.ts';
import type { MomentWords } from './useMoment.ts';
import { useNow } from './useNow.ts';

/** Milliseconds. */
const LIMITS = { day: 7 * 86_400_000, time: 86_400_000 };

interface RelativeTimeProps {
  /** ISO 8601, or milliseconds since 1970. */
  instant: string | number;
  /** Replaces relative time: the day after a week, or the time after a day (for lists grouped by day). */
  later?: keyof typeof LIMITS;
}

/** Updates itself; – for no instant. */
export const RelativeTime = (props: RelativeTimeProps): ReactNode => (
  <WordedTime {...props} words={useMomentWords()} />
);

interface WordedTimeProps extends RelativeTimeProps {
  words: MomentWords;
}

/** For cells. */
export function WordedTime({ instant, later = 'day', words: given }: WordedTimeProps): ReactNode {
  const { tag } = given;
  const format = formatFor(tag);
  const now = useNow();
  const date = readInstant(instant);
  if (!date) return <span>{NO_VALUE}</span>;
  const at = date.getTime();
  const words = (): string => {
    if (now - at < LIMITS[later]) return ago(at, now, tag);
    return later === 'day' ? format.date(date) : format.time(date);
  };
  return (
    <time dateTime={date.toISOString()} title={momentOf(date, given)}>
      {words()}
    </time>
  );
}
