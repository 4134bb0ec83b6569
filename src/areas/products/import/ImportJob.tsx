import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
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
import { expectJob } from '#app/activity/job-answer.ts';
import { JobErrors } from '#app/activity/JobErrors.tsx';
import { JobPlan } from '#app/activity/JobPlan.tsx';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { errorsFile } from './errors-file.ts';
import { ImportSteps } from './ImportSteps.tsx';
import classes from './jobs.module.css';

/** Milliseconds. */
const LOOK_EVERY = 1000;
/** Milliseconds. */
const LONG = 60_000;

interface ImportParts {
  list: { to: string; label: string };
  renderNote?: (job: BatchJob) => ReactNode;
  /** @param isFresh completed while the page was open */
  renderRest?: (job: BatchJob, isFresh: boolean) => ReactNode;
  onCanceled?: (job: BatchJob) => void;
  /** Failed or canceled for good, perhaps elsewhere. */
  onDropped?: (job: BatchJob) => void;
}

interface ImportJobProps extends ImportParts {
  id: string;
  onAnother: () => void;
}

export function ImportJob({ id, onAnother, ...parts }: ImportJobProps): ReactNode {
  const { t } = useTranslation('jobs');
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
        title={t('job.failedTitle')}
        text={error?.text ?? t('job.failedText')}
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
        {...parts}
      />
    </div>
  );
}

interface JobStateProps extends ImportParts {
  job: BatchJob;
  isLong: boolean;
  onAnother: () => void;
}

function JobState(props: JobStateProps): ReactNode {
  const { job, isLong, onAnother, list, renderNote, renderRest, onCanceled, onDropped } = props;
  const { t } = useTranslation('jobs');
  const result = readResult(job.result);
  const queryClient = useQueryClient();
  const [wasOpen] = useState(isOpen(job));
  // Until a refetch, the buttons would offer the same again.
  const mutation = {
    onSuccess: (answer: { batch_job: BatchJob }): void => {
      expectJob(answer, 'confirmBatchJob');
      queryClient.setQueryData(getGetBatchJobQueryKey(job.id), answer);
    },
  };
  const confirm = useConfirmBatchJob({ mutation });
  const cancel = useCancelBatchJob({
    mutation: {
      // The answer may predate the import's end.
      onSuccess: async (answer) => {
        const { batch_job: now } = await queryClient.fetchQuery({
          ...getGetBatchJobQueryOptions(job.id),
          staleTime: 0,
        });
        if (settled(now).status === 'canceled') onCanceled?.(now);
        else expectJob(answer, 'cancelBatchJob');
      },
    },
  });
  const source = sourceFile(job);
  const isWaiting = job.status === 'pre_processed';
  const isPreparing = job.status === 'created';
  const isOver = !isOpen(job);
  const isConfirmed = job.confirmed_at !== null;
  const isLost = job.status === 'failed' || job.status === 'canceled';
  // One canceled while the server writes may still complete.
  const isDropped = isLost && (!isConfirmed || job.failed_at !== null);
  const drop = useEffectEvent(() => onDropped?.(job));
  useEffect(() => {
    if (isDropped) drop();
  }, [isDropped]);
  // All or nothing, unless the server reports rows written.
  const isStopped = isLost && (result.done ?? 0) > 0 && isConfirmed;
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
      {job.status === 'completed' ? renderRest?.(job, wasOpen) : null}
      {isWaiting ? renderNote?.(job) : null}
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
          <Button component={Link} to={list.to}>
            {list.label}
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

/** Often reported only at the end. */
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
