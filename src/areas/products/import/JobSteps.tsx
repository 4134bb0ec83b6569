import { paths } from '#app/paths.ts';
import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import {
  useCancelBatchJob,
  useConfirmBatchJob,
  getGetBatchJobQueryKey,
  getGetBatchJobQueryOptions,
  useGetBatchJob,
} from '#generated/admin/batch-jobs/batch-jobs.ts';
import { saveText } from '#app/activity/download.ts';
import { isOpen, progressOf, readResult, settled, sourceFile } from '#app/activity/job.ts';
import type { JobResult } from '#app/activity/job.ts';
import { JobErrors } from '#app/activity/JobErrors.tsx';
import { JobPlan } from '#app/activity/JobPlan.tsx';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { removeUploads } from '#shared/useUploads.ts';
import { errorsFile } from './errors-file.ts';
import { StockStep } from './StockStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { stockKeyOf } from './useStockRun.ts';
import classes from './import.module.css';

/** Milliseconds between two looks at a job that is under way. */
const LOOK_EVERY = 1000;
/** After this many milliseconds a trial takes longer than it should. */
const LONG = 60_000;

interface JobStepsProps {
  id: string;
  onAnother: () => void;
}

/** An import that the server has: what it would do, the decision, and what came of it. */
export function JobSteps({ id, onAnother }: JobStepsProps): ReactNode {
  const { t } = useTranslation('imports');
  const query = useGetBatchJob(id, {
    query: {
      refetchInterval: ({ state }) => {
        const job = state.data?.batch_job;
        return job && isOpen(job) && job.status !== 'pre_processed' ? LOOK_EVERY : false;
      },
    },
  });
  const error = useErrorText(query.error);
  if (query.isLoadingError)
    return (
      <ErrorState
        title={t('error.jobTitle')}
        text={error?.text ?? t('error.jobText')}
        detail={error?.detail}
        onRetry={() => void query.refetch()}
        action={<Button onClick={onAnother}>{t('job.another')}</Button>}
      />
    );
  if (!query.data)
    return (
      <>
        <FormSkeleton />
        <SlowNotice onRetry={() => void query.refetch()} />
      </>
    );
  const job = settled(query.data.batch_job);
  const isTried = job.confirmed_at !== null || job.status === 'completed';
  return (
    <div className={classes.page}>
      <ImportSteps current={isTried ? 'import' : 'try'} />
      <JobState
        key={job.id}
        job={job}
        isLong={query.dataUpdatedAt - Date.parse(job.created_at) > LONG}
        onAnother={onAnother}
      />
    </div>
  );
}

interface JobStateProps {
  job: BatchJob;
  isLong: boolean;
  onAnother: () => void;
}

function JobState({ job, isLong, onAnother }: JobStateProps): ReactNode {
  const { t } = useTranslation('imports');
  const result = readResult(job.result);
  const queryClient = useQueryClient();
  const stockKey = stockKeyOf(job);
  const [wasOpen] = useState(isOpen(job));
  // The answer is shown at once: until the job is read again, its buttons would offer the same again.
  const mutation = {
    onSuccess: (answer: { batch_job: BatchJob }): void => {
      queryClient.setQueryData(getGetBatchJobQueryKey(job.id), answer);
    },
  };
  const confirm = useConfirmBatchJob({ mutation });
  const cancel = useCancelBatchJob({
    mutation: {
      // The answer may be older than the end of an import that had to be waited for.
      onSuccess: async () => {
        const { batch_job: now } = await queryClient.fetchQuery({
          ...getGetBatchJobQueryOptions(job.id),
          staleTime: 0,
        });
        if (stockKey && settled(now).status === 'canceled') removeUploads([stockKey]);
      },
    },
  });
  const source = sourceFile(job);
  const isWaiting = job.status === 'pre_processed';
  const isPreparing = job.status === 'created';
  const isOver = !isOpen(job);
  const isConfirmed = job.confirmed_at !== null;
  // The server writes all rows or none; one that says how many it wrote before it stopped does it otherwise.
  const isStopped =
    (job.status === 'failed' || job.status === 'canceled') && (result.done ?? 0) > 0 && isConfirmed;
  const isTooLate = job.status === 'completed' && job.canceled_at !== null;
  const isRunning = isConfirmed && !isOver;
  const sentence = isStopped ? 'stoppedPartly' : isTooLate ? 'tooLate' : sentences[job.status];
  return (
    <section className={classes.job} aria-live="polite">
      <h2 className={classes.jobTitle}>{t(`job.${sentence}`)}</h2>
      {source ? (
        <p className={classes.dim} data-no-translate>
          <bdi>{source}</bdi>
        </p>
      ) : null}
      {isWaiting ? <JobPlan result={result} /> : null}
      {job.status === 'completed' ? <JobPlan result={result} isDone /> : null}
      {isWaiting ? <p className={classes.dim}>{t('job.planNote')}</p> : null}
      {isOver || isWaiting ? null : <Running result={result} label={t(`job.${sentence}`)} />}
      {isRunning ? (
        <p className={classes.dim}>{t(cancel.isPending ? 'job.stopping' : 'job.whole')}</p>
      ) : null}
      {isPreparing && isLong ? <p role="alert">{t('job.stuck')}</p> : null}
      {job.status === 'completed' && stockKey ? (
        <StockStep job={job} stockKey={stockKey} isFresh={wasOpen} />
      ) : null}
      {isWaiting && stockKey ? <p className={classes.dim}>{t('job.stockNote')}</p> : null}
      {job.status === 'canceled' ? null : <JobErrors errors={result.errors} />}
      <div className={classes.actions}>
        {isWaiting ? (
          <Button
            loading={confirm.isPending}
            disabled={cancel.isPending}
            onClick={() => confirm.mutate({ id: job.id })}
          >
            {t('job.confirm')}
          </Button>
        ) : null}
        {isOver ? null : (
          <Button
            variant="default"
            loading={cancel.isPending}
            disabled={confirm.isPending}
            onClick={() => cancel.mutate({ id: job.id })}
          >
            {t('job.cancel')}
          </Button>
        )}
        {job.status === 'completed' ? (
          <Button component={Link} to={paths.products()}>
            {t('job.list')}
          </Button>
        ) : null}
        {result.errors.length > 0 && job.status !== 'canceled' ? (
          <Button
            variant="default"
            onClick={() => saveText(errorsFile(result.errors), 'import-problems.csv')}
          >
            {t('job.errors')}
          </Button>
        ) : null}
        {isOver ? (
          <Button variant="default" onClick={onAnother}>
            {t('job.another')}
          </Button>
        ) : null}
      </div>
      {isOver ? null : <p className={classes.dim}>{t('job.kept')}</p>}
    </section>
  );
}

const sentences = {
  created: 'preparing',
  pre_processed: 'plan',
  confirmed: 'running',
  processing: 'running',
  completed: 'done',
  failed: 'allOrNothing',
  canceled: 'canceled',
} as const satisfies Record<BatchJob['status'], string>;

/** How far the server is; it often says so only at the end. */
function Running({ result, label }: { result: JobResult; label: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  const share = progressOf(result);
  const isKnown = share !== undefined && share > 0;
  return (
    <>
      <Progress
        value={isKnown ? share * 100 : 100}
        animated={!isKnown}
        striped={!isKnown}
        aria-label={label}
        className={classes.progress ?? ''}
      />
      {isKnown ? (
        <p className={classes.dim}>
          {t('progress', { done: number(result.done ?? 0), count: number(result.count ?? 0) })}
        </p>
      ) : null}
    </>
  );
}
