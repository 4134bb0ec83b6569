import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ago } from '#ui/format/relative.ts';
import { storeDay } from '#ui/format/store-zone.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useNow } from '#ui/format/useNow.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { useFiguresStatus } from '../useFigures.ts';
import { UnreadOrders } from './UnreadOrders.tsx';
import classes from './controls.module.css';

/** One line with how far the orders are read, or since when they are known */
export function ReadingNotice(): ReactNode {
  const { t } = useTranslation('figures');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const tag = useTag();
  const status = useFiguresStatus();
  const { state, knownSince, error } = status;
  const failure = useErrorText(error);
  const dayOf = (instant: Date): string => storeDay(instant, tag) ?? format.date(instant);
  const since =
    knownSince !== undefined && Number.isFinite(knownSince)
      ? t('reading.since', { date: dayOf(new Date(knownSince)) })
      : null;
  return (
    <>
      {state === 'failed' ? (
        <Banner
          tone="bad"
          title={t('reading.failed')}
          action={{ label: common('actions.retry'), onClick: status.retry }}
        >
          {failure.text} {since}
        </Banner>
      ) : (
        <div className={classes.reading} data-reads={state === 'reading' || undefined}>
          <ReadingState />
          {since === null ? null : <span className={classes.since}>{since}</span>}
        </div>
      )}
      {state === 'reading' && knownSince === undefined ? (
        <SlowNotice onRetry={status.retry} />
      ) : null}
      <UnreadOrders />
    </>
  );
}

function ReadingState(): ReactNode {
  const { t } = useTranslation('figures');
  const format = useFormat();
  const tag = useTag();
  const now = useNow();
  const { state, read, count, knownSince, readAt, pause, resume, stop } = useFiguresStatus();
  const numbers = {
    read: format.number(read),
    total: count === undefined ? '…' : format.number(count),
  };
  const isWhole = knownSince === -Infinity;
  const button = (label: string, onClick: () => void): ReactNode => (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {label}
    </Button>
  );
  if (state === 'ready' || (isWhole && state === 'stopped')) {
    return readAt === undefined ? null : (
      <span>{t('reading.updated', { time: ago(readAt, now, tag) })}</span>
    );
  }
  if (isWhole && (state === 'opening' || state === 'reading')) {
    return <span>{t('reading.updating')}</span>;
  }
  if (state === 'opening') return <span>{t('reading.starting')}</span>;
  return (
    <>
      <span>
        {state === 'paused'
          ? t('reading.paused', numbers)
          : state === 'stopped'
            ? t('reading.stopped', numbers)
            : t('reading.progress', numbers)}
      </span>
      {state === 'reading' ? (
        <Progress
          className={classes.progress ?? ''}
          size="sm"
          value={count ? (100 * read) / count : 0}
          aria-hidden
        />
      ) : null}
      {state === 'reading'
        ? button(t('reading.pause'), pause)
        : button(t('reading.resume'), resume)}
      {state === 'stopped' ? null : button(t('reading.stop'), stop)}
    </>
  );
}
