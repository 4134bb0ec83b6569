import type { ReactNode } from 'react';
import { toZoned, readersZone } from '../date/zone.ts';
import { dayInWords } from '../date/words.ts';
import { NO_VALUE, readInstant } from '../format/instant.ts';
import { useFormat } from '../format/useFormat.ts';
import { useTag } from '../format/useTag.ts';
import { groupByDay } from './days.ts';
import classes from './Timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** An instant, ISO 8601. */
  at: string;
  title: ReactNode;
  /** Who or what did it, a note, an amount. */
  detail?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'good' | 'warning' | 'bad' | 'info';
  /** What can be done with it. */
  action?: ReactNode;
}

interface TimelineProps {
  /** Names it for screen readers. */
  label: string;
  events: readonly TimelineEvent[];
  zone?: string;
}

/** What happened, the newest first, day by day. */
export function Timeline({ label, events, zone = readersZone() }: TimelineProps): ReactNode {
  const tag = useTag();
  const format = useFormat();
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: zone });
  return (
    <section className={classes.timeline} aria-label={label}>
      {groupByDay(events, (instant) => toZoned(instant, zone)?.day ?? '').map((group) => (
        <div key={group.day} className={classes.group}>
          <h3 className={classes.day}>{group.day ? dayInWords(group.day, tag) : '–'}</h3>
          <ol className={classes.events}>
            {group.events.map((event) => {
              const at = readInstant(event.at);
              return (
                <li key={event.id} className={classes.event} data-tone={event.tone}>
                  <span className={classes.mark} aria-hidden>
                    {event.icon}
                  </span>
                  <div className={classes.what}>
                    <span className={classes.title}>{event.title}</span>
                    {event.detail ? <span className={classes.detail}>{event.detail}</span> : null}
                    {event.action}
                  </div>
                  <time
                    className={classes.time}
                    dateTime={event.at}
                    title={format.dateTime(event.at)}
                  >
                    {at ? times.format(at) : NO_VALUE}
                  </time>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
