import type { ReactNode } from 'react';
import { toZoned, readersZone } from '../date/zone.ts';
import { dayInWords } from '../date/words.ts';
import { NO_VALUE, readInstant } from '../format/instant.ts';
import { daysAgo } from '../format/relative.ts';
import { RelativeTime } from '../format/RelativeTime.tsx';
import { useNow } from '../format/useNow.ts';
import { useTag } from '../format/useTag.ts';
import { BrokenRecord } from '../states/BrokenRecord.tsx';
import { SafeRecord } from '../states/failures.tsx';
import { groupByDay } from './days.ts';
import classes from './Timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** ISO 8601. */
  at: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Keeps its line breaks. */
  text?: string;
  /** Replaces `text`. */
  editor?: ReactNode;
  icon?: ReactNode;
  /** Replaces the icon. */
  avatar?: ReactNode;
  tone?: 'neutral' | 'good' | 'warning' | 'bad' | 'info';
  action?: ReactNode;
}

interface TimelineProps {
  label: string;
  events: readonly TimelineEvent[];
}

/** Newest first, by day in the reader's zone. */
export function Timeline({ label, events }: TimelineProps): ReactNode {
  const tag = useTag();
  const now = useNow();
  const zone = readersZone();
  const nearDays = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const nameOfDay = (day: string, at: string): string => {
    const date = readInstant(at);
    if (!date) return NO_VALUE;
    const past = daysAgo(date.getTime(), now);
    return past === 0 || past === 1 ? nearDays.format(-past, 'day') : dayInWords(day, tag);
  };
  return (
    <div className={classes.timeline} role="group" aria-label={label}>
      {groupByDay(events, (instant) => toZoned(instant, zone)?.day ?? '').map((group) => (
        <div key={group.day} className={classes.group}>
          <h3 className={classes.day}>{nameOfDay(group.day, group.events[0]?.at ?? '')}</h3>
          <ol className={classes.events}>
            {group.events.map((event) => (
              <li key={event.id} className={classes.event} data-tone={event.tone}>
                <SafeRecord
                  record={event}
                  renderBroken={(error) => (
                    <BrokenRecord name={undefined} href={undefined} error={error} />
                  )}
                >
                  <Event event={event} />
                </SafeRecord>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Event({ event }: { event: TimelineEvent }): ReactNode {
  const { at, title, detail, text, editor, icon, avatar, action } = event;
  return (
    <>
      {avatar ?? (
        <span className={classes.mark} aria-hidden>
          {icon}
        </span>
      )}
      <div className={classes.what}>
        <span className={classes.head}>
          <bdi className={classes.title}>{title}</bdi>
          <span className={classes.time}>
            <RelativeTime instant={at} later="time" />
          </span>
        </span>
        {/* Only plain text gets its own direction. */}
        {detail ? (
          <span className={classes.detail}>
            {typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}
          </span>
        ) : null}
        {editor ? <div className={classes.editor}>{editor}</div> : null}
        {text === undefined || editor ? null : <bdi className={classes.text}>{text}</bdi>}
      </div>
      {action}
    </>
  );
}
