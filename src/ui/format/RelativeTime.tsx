import type { ReactNode } from 'react';
import { NO_VALUE, readInstant } from './instant.ts';
import { ago } from './relative.ts';
import { useFormat } from './useFormat.ts';
import { useMoment } from './useMoment.ts';
import { useNow } from './useNow.ts';
import { useTag } from './useTag.ts';

/** Milliseconds from which on something else says more than “9 days ago”. */
const LIMITS = { day: 7 * 86_400_000, time: 86_400_000 };

interface RelativeTimeProps {
  /** As the server writes it, or milliseconds since 1970. */
  instant: string | number;
  /** What is written instead after a while: its day after a week, or, where its day stands above, its time after a day. */
  later?: keyof typeof LIMITS;
}

/** How long ago something was, kept up to date; the day and the time to whoever points at it. A dash for what is none. */
export function RelativeTime({ instant, later = 'day' }: RelativeTimeProps): ReactNode {
  const format = useFormat();
  const moment = useMoment();
  const tag = useTag();
  const now = useNow();
  const date = readInstant(instant);
  if (!date) return <span>{NO_VALUE}</span>;
  const at = date.getTime();
  const words = (): string => {
    if (now - at < LIMITS[later]) return ago(at, now, tag);
    return later === 'day' ? format.date(date) : format.time(date);
  };
  return (
    <time dateTime={date.toISOString()} title={moment(date)}>
      {words()}
    </time>
  );
}
