import { IconListDetails } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JobEntry } from '#app/activity/JobEntry.tsx';
import { isOpen, settled } from '#app/activity/job.ts';
import { useSession } from '#app/session/useSession.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useNow } from '#ui/format/useNow.ts';
import { SafeRecord } from '#ui/states/failures.tsx';
import classes from './developer.module.css';
import { PagedList } from './PagedList.tsx';
import { jobsOn } from './query.ts';

/** Milliseconds between polls while jobs run. */
const LOOK_AGAIN = 5000;

/** The server lists only the user's own jobs. */
export function JobsSection(): ReactNode {
  const { t } = useTranslation('developer');
  const [page, setPage] = useState(1);
  const now = useNow();
  const userId = useSession().data?.user.id ?? '';
  const query = useQuery({
    ...jobsOn(page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      readEach(state.data?.batch_jobs, isOpen).includes(true) ? LOOK_AGAIN : false,
  });
  return (
    <PagedList
      title={t('jobs.title')}
      note={t('jobs.own')}
      query={query}
      empty={{
        icon: <IconListDetails size={30} stroke={1.4} aria-hidden />,
        title: t('jobs.empty'),
        text: t('jobs.emptyText'),
      }}
      page={page}
      onPage={setPage}
    >
      {({ batch_jobs: jobs }) => (
        <ul className={classes.rows} aria-label={t('jobs.title')}>
          {listOf(jobs).map((job, index) => (
            <li key={job?.id ?? index} className={classes.row}>
              <SafeRecord record={job} renderBroken={() => t('jobs.broken')}>
                <JobRow job={job} now={now} userId={userId} />
              </SafeRecord>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Reads the job inside `SafeRecord`, which catches errors. */
const JobRow = ({ job, now, userId }: Parameters<typeof JobEntry>[0]): ReactNode => (
  <JobEntry job={settled(job)} now={now} userId={userId} isDated />
);
