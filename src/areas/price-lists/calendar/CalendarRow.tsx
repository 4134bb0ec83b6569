import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { PeriodBadge, periodOf } from '#shared/domain/period.tsx';
import type { CalendarEntry, Place, Stretch } from './calendar.ts';
import classes from './calendar.module.css';

interface CalendarRowProps {
  entry: CalendarEntry;
  place: Place;
  stretch: Stretch;
  /** Epoch milliseconds. */
  now: number;
  /** Number of entries active at the same time. */
  overlaps: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

export function CalendarRow(props: CalendarRowProps): ReactNode {
  const { entry, place, stretch, now, overlaps } = props;
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const { id, kind, name, starts_at: from, ends_at: until, off } = entry;
  const state = off ?? periodOf(entry, now);
  const today = (now - stretch.from) / (stretch.to - stretch.from);
  const dates = t(
    from
      ? until
        ? 'calendar.fromTo'
        : 'calendar.from'
      : until
        ? 'calendar.to'
        : 'calendar.always',
    { from: from ? format.date(from) : '', to: until ? format.date(until) : '' },
  );
  const bar: CSSProperties = {
    insetInlineStart: percent(place.start),
    inlineSize: percent(place.size),
  };
  const detail = [
    t(`calendar.kind.${kind}`),
    dates,
    ...(overlaps > 0
      ? [t('calendar.overlaps', { count: overlaps, number: format.number(overlaps) })]
      : []),
  ].join(' · ');
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link
          className={classes.name}
          to={kind === 'priceList' ? paths.priceList(id) : paths.discount(id)}
        >
          <bdi>{name}</bdi>
        </Link>
        <PeriodBadge of={entry} off={off} />
        <span className={classes.detail}>{detail}</span>
      </div>
      <div className={classes.strip} title={detail} aria-hidden data-no-translate>
        {today >= 0 && today < 1 ? (
          <span className={classes.today} style={{ insetInlineStart: percent(today) }} />
        ) : null}
        <span
          className={classes.bar}
          style={bar}
          data-kind={kind}
          data-off={state === 'active' || state === 'scheduled' ? undefined : true}
          data-open-start={place.isOpenStart || undefined}
          data-open-end={place.isOpenEnd || undefined}
        >
          {name}
        </span>
      </div>
    </li>
  );
}
