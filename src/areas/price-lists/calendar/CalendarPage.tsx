import { ActionIcon, Button, Group, SegmentedControl, Switch, Text } from '@mantine/core';
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { SPANS, overlapsAmong, seenIn, stretchOf } from './calendar.ts';
import type { CalendarEntry, Span, Stretch } from './calendar.ts';
import { useCalendarEntries } from './query.ts';
import classes from './calendar.module.css';

const ROWS_AT_ONCE = 100;

export function CalendarPage(): ReactNode {
  const { t } = useTranslation('price-tools');
  const { t: lists } = useTranslation('price-lists');
  const { entries, error, retry } = useCalendarEntries();
  const content = (): ReactNode => {
    if (error !== null) {
      return <QueryError title={t('calendar.failed')} error={error} onRetry={retry} />;
    }
    if (!entries) {
      return (
        <>
          <SlowNotice onRetry={retry} />
          <RecordsSkeleton records={6} />
        </>
      );
    }
    if (entries.length > 0) return <Calendar entries={entries} />;
    return (
      <EmptyState
        icon={<IconCalendarOff size={30} stroke={1.4} aria-hidden />}
        title={t('calendar.empty')}
        text={t('calendar.emptyText')}
      />
    );
  };
  return (
    <Page title={t('calendar.title')} back={{ to: paths.priceLists(), label: lists('list.title') }}>
      {content()}
    </Page>
  );
}

function Calendar({ entries }: { entries: readonly CalendarEntry[] }): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [span, setSpan] = useState<Span>('quarter');
  const [step, setStep] = useState(0);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const [hidesDisabled, setHidesDisabled] = useState(true);
  const stretch = useMemo(() => stretchOf(span, now, step), [span, now, step]);
  const seen = useMemo(
    () =>
      seenIn(stretch, hidesDisabled ? entries.filter(({ off }) => off !== 'disabled') : entries),
    [stretch, entries, hidesDisabled],
  );
  const overlaps = useMemo(() => overlapsAmong(seen.map(({ entry }) => entry)), [seen]);
  const shown = seen.slice(0, most);
  const left = seen.length - shown.length;
  const name = format.date(new Date(stretch.from));
  const until = format.date(new Date(stretch.to - 1));
  return (
    <>
      <Group gap="sm" mb="md">
        <SegmentedControl
          size="xs"
          aria-label={t('calendar.span')}
          value={span}
          onChange={(next) => {
            setSpan(next);
            setStep(0);
          }}
          data={SPANS.map((value) => ({ value, label: t(`calendar.spans.${value}`) }))}
        />
        <Group gap={4}>
          <ActionIcon aria-label={t('calendar.earlier')} onClick={() => setStep(step - 1)}>
            <IconChevronLeft size={16} stroke={1.75} aria-hidden className={classes.arrow} />
          </ActionIcon>
          <Button
            size="compact-sm"
            variant="default"
            disabled={step === 0}
            onClick={() => setStep(0)}
          >
            {t('calendar.today')}
          </Button>
          <ActionIcon aria-label={t('calendar.later')} onClick={() => setStep(step + 1)}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes.arrow} />
          </ActionIcon>
        </Group>
        <Text size="sm" fw={600} role="status">
          {t('calendar.stretch', { from: name, to: until })}
        </Text>
        <Switch
          size="xs"
          label={t('calendar.hideDisabled')}
          checked={hidesDisabled}
          onChange={({ currentTarget: { checked } }) => setHidesDisabled(checked)}
        />
      </Group>
      {shown.length === 0 ? (
        <Text c="dimmed">{t('calendar.none')}</Text>
      ) : (
        <div className={classes.calendar}>
          <Legend />
          <Scale stretch={stretch} span={span} />
          <ul className={classes.rows} aria-label={t('calendar.title')}>
            {shown.map(({ entry, place }) => (
              <CalendarRow
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                place={place}
                stretch={stretch}
                now={now}
                overlaps={overlaps(entry)}
              />
            ))}
          </ul>
        </div>
      )}
      {left > 0 ? (
        <Button mt="md" variant="default" onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {t('calendar.more', { count: left, number: format.number(left) })}
        </Button>
      ) : null}
    </>
  );
}

/** Rows say it in words. */
function Legend(): ReactNode {
  const { t } = useTranslation('price-tools');
  return (
    <p className={classes.legend} aria-hidden>
      {(['priceList', 'discount'] as const).map((kind) => (
        <span key={kind}>
          <span className={classes.sample} data-kind={kind} />
          {t(`calendar.kind.${kind}`)}
        </span>
      ))}
      <span>
        <span className={classes.sample} data-off />
        {t('calendar.notActive')}
      </span>
    </p>
  );
}

/** Decorative: rows state their dates in words. */
function Scale({ stretch, span }: { stretch: Stretch; span: Span }): ReactNode {
  const tag = useTag();
  const names = useMemo(
    () =>
      new Intl.DateTimeFormat(
        tag,
        span === 'month' ? { day: 'numeric', month: 'short' } : { month: 'short' },
      ),
    [tag, span],
  );
  const { from, to, marks, ticks } = stretch;
  const at = (instant: number): CSSProperties => ({
    insetInlineStart: `${((instant - from) / (to - from)) * 100}%`,
  });
  return (
    <div className={classes.scale} aria-hidden data-no-translate>
      {ticks.map((tick) => (
        <span key={tick} className={classes.tick} style={at(tick)} />
      ))}
      {marks.map((mark) => (
        <span key={mark} className={classes.mark} style={at(mark)}>
          {names.format(mark)}
        </span>
      ))}
    </div>
  );
}
