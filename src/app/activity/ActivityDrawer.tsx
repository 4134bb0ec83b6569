import { ActionIcon, Button, Stack } from '@mantine/core';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { IconAlertTriangle, IconBell, IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useNow } from '#ui/format/useNow.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { SafePart, SafeRecord } from '#ui/states/failures.tsx';
import { hideErrorToasts } from '#ui/overlay/toast.ts';
import { SideDrawer } from '#ui/overlay/SideDrawer.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { CopyDetails } from '../errors/CopyDetails.tsx';
import { ownerKey } from '../preferences/storage.ts';
import { useErrorText } from '../query/useErrorText.ts';
import { activityJobs } from '../state/overlays.ts';
import { useStore } from '../state/store.ts';
import { latestNews, seenActivity, unseenJobs } from './announce.ts';
import { activityDays, chosenJobs } from './entries.ts';
import type { Day } from './entries.ts';
import { ErrorEntry } from './ErrorEntry.tsx';
import { errorsLog, markErrorsSeen } from './errors-log.ts';
import { JobEntry } from './JobEntry.tsx';
import { unseenJobCount } from './state.ts';
import { useBatchJobs, useRefreshBatchJobs } from './useBatchJobs.ts';
import classes from './activity.module.css';

interface ActivityDrawerProps {
  opened: boolean;
  onClose: () => void;
  userId: string;
}

export function ActivityDrawer({ opened, onClose, userId }: ActivityDrawerProps): ReactNode {
  const { t } = useTranslation('activity');
  useEffect(() => {
    if (opened) hideErrorToasts();
  }, [opened]);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('title')}
      actions={<RefreshButton />}
      flush
    >
      <SafePart>
        <ActivityList userId={userId} />
      </SafePart>
    </SideDrawer>
  );
}

function RefreshButton(): ReactNode {
  const { t } = useTranslation('activity');
  const { refresh, isRefreshing } = useRefreshBatchJobs();
  return (
    <ActionIcon
      aria-label={t('refresh')}
      title={t('refresh')}
      onClick={refresh}
      loading={isRefreshing}
    >
      <IconRefresh size={18} stroke={1.6} />
    </ActionIcon>
  );
}

/** Mounted only while open, so everything shown counts as seen. */
function ActivityList({ userId }: { userId: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const { data, isPending, isError, error } = useBatchJobs();
  const { refresh } = useRefreshBatchJobs();
  const chosen = useStore(activityJobs);
  const allErrors = useStore(errorsLog);
  const errors = chosen ? [] : allErrors;
  const { text, detail } = useErrorText(error);
  const now = useNow();
  const allJobs = data?.batch_jobs;
  const jobs = useMemo(() => allJobs && chosenJobs(allJobs, chosen), [allJobs, chosen]);

  useEffect(() => {
    if (!jobs || !allJobs) return;
    const owner = ownerKey(userId);
    const seen = latestNews(jobs, seenActivity.read(owner) || undefined);
    seenActivity.write(seen, owner);
    unseenJobCount.set(unseenJobs(allJobs, seen).length);
  }, [jobs, allJobs, userId]);
  useEffect(() => {
    if (!chosen && allErrors.length > 0) markErrorsSeen();
  }, [allErrors, chosen]);

  const days = activityDays(jobs ?? [], errors, now);
  return (
    <>
      {isError && jobs ? (
        <div className={classes.notice}>
          <Banner
            tone="warning"
            title={t('pollingFailed')}
            action={{ label: common('actions.retry'), onClick: refresh }}
          >
            <p>{text}</p>
          </Banner>
        </div>
      ) : null}
      {isError && !jobs ? (
        <ErrorState title={t('failed')} text={text} detail={detail} onRetry={refresh} />
      ) : null}
      {chosen ? (
        <div className={classes.notice}>
          <Button variant="default" size="compact-sm" onClick={() => activityJobs.set(undefined)}>
            {t('showAll')}
          </Button>
        </div>
      ) : null}
      {isPending ? <ActivitySkeleton onRetry={refresh} /> : null}
      {days.map((day) => (
        <DayEntries key={day.daysAgo ?? 'unknown'} day={day} now={now} userId={userId} />
      ))}
      {jobs && days.length === 0 ? (
        <EmptyState
          icon={<IconBell size={30} stroke={1.4} />}
          title={t('empty')}
          text={t('emptyText')}
        />
      ) : null}
    </>
  );
}

function BrokenJob({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <div className={classes.row}>
      <IconAlertTriangle size={18} stroke={1.6} className={classes.warning} aria-hidden />
      <div className={classes.content}>
        <p className={classes.text}>{t('broken')}</p>
        <CopyDetails error={error} isSmall />
      </div>
    </div>
  );
}

function DayEntries({ day, now, userId }: { day: Day; now: number; userId: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { date } = useFormat();
  const name =
    day.daysAgo === 0
      ? t('day.today')
      : day.daysAgo === 1
        ? t('day.yesterday')
        : day.at === undefined
          ? t('day.unknown')
          : date(new Date(day.at));
  return (
    <section aria-label={name}>
      <h3 className={classes.day}>{name}</h3>
      <ul className={classes.entries}>
        {day.entries.map((entry) => (
          <li key={entry.key} className={classes.entry}>
            {entry.kind === 'job' ? (
              <SafeRecord record={entry.job} renderBroken={(error) => <BrokenJob error={error} />}>
                <JobEntry job={entry.job} now={now} userId={userId} />
              </SafeRecord>
            ) : (
              <ErrorEntry error={entry.error} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActivitySkeleton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={classes.skeleton} aria-busy>
      <SlowNotice onRetry={onRetry} />
      {[60, 45, 70, 50].map((width) => (
        <div key={width} className={classes.entry}>
          <Stack gap={8}>
            <Skeleton height={13} width={`${width}%`} />
            <Skeleton height={11} width="40%" />
          </Stack>
        </div>
      ))}
    </div>
  );
}
