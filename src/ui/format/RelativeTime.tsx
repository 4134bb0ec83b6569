import type { ReactNode } from 'react';
import { NO_VALUE, readInstant } from './instant.ts';
import { ago } from './relative.ts';
import { useFormat } from './useFormat.ts';
import { useMoment } from './useMoment.ts';
import { useNow } from './useNow.ts';
import { useTag } from './useTag.ts';

/** Milliseconds. */
const LIMITS = { day: 7 * 86_400_000, time: 86_400_000 };

interface RelativeTimeProps {
  /** ISO 8601, or milliseconds since 1970. */
  instant: string | number;
  /** Replaces relative time: the day after a week, or the time after a day (for lists grouped by day). */
  later?: keyof typeof LIMITS;
}

/** Updates itself; – for no instant. */
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
