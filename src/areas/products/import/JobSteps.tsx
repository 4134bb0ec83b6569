import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BatchJob } from '../../../../generated/admin/admin.schemas.ts';
import {
  useCancelBatchJob,
  useConfirmBatchJob,
  getGetBatchJobQueryKey,
  useGetBatchJob,
} from '../../../../generated/admin/batch-jobs/batch-jobs.ts';
import { saveText } from '../../../app/activity/download.ts';
import { isOpen, progressOf, readResult, sourceFile } from '../../../app/activity/job.ts';
import { JobErrors } from '../../../app/activity/JobErrors.tsx';
import { JobPlan } from '../../../app/activity/JobPlan.tsx';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx';
import { SlowNotice } from '../../../ui/states/SlowNotice.tsx';
import { errorsFile } from './errors-file.ts';
import { Steps } from './Steps.tsx';
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
  const job = query.data.batch_job;
  const isTried = job.confirmed_at !== null || job.status === 'completed';
  return (
    <div className={classes.page}>
      <Steps current={isTried ? 'import' : 'try'} />
      <JobState
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
  // The answer is shown at once: until the job is read again, its buttons would offer the same again.
  const mutation = {
    onSuccess: (answer: { batch_job: BatchJob }): void => {
      queryClient.setQueryData(getGetBatchJobQueryKey(job.id), answer);
    },
  };
  const confirm = useConfirmBatchJob({ mutation });
  const cancel = useCancelBatchJob({ mutation });
  const source = sourceFile(job);
  const isWaiting = job.status === 'pre_processed';
  const isPreparing = job.status === 'created';
  const isOver = !isOpen(job);
  // Only a trial is sure to have changed nothing.
  const isStopped =
    (job.status === 'failed' || job.status === 'canceled') && job.confirmed_at !== null;
  const sentence = isStopped ? 'stopped' : sentences[job.status];
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
      {isOver || isWaiting ? null : (
        <Running share={progressOf(result)} label={t(`job.${sentence}`)} />
      )}
      {isPreparing && isLong ? <p role="alert">{t('job.stuck')}</p> : null}
      <JobErrors errors={result.errors} />
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
        {isWaiting || isPreparing ? (
          <Button
            variant="default"
            loading={cancel.isPending}
            disabled={confirm.isPending}
            onClick={() => cancel.mutate({ id: job.id })}
          >
            {t('job.cancel')}
          </Button>
        ) : null}
        {job.status === 'completed' ? (
          <Button component={Link} to="/a/products">
            {t('job.list')}
          </Button>
        ) : null}
        {result.errors.length > 0 ? (
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
  failed: 'failed',
  canceled: 'canceled',
} as const satisfies Record<BatchJob['status'], string>;

/** How far the server is; it often says so only at the end. */
function Running({ share, label }: { share: number | undefined; label: string }): ReactNode {
  const isKnown = share !== undefined && share > 0;
  return (
    <Progress
      value={isKnown ? share * 100 : 100}
      animated={!isKnown}
      striped={!isKnown}
      aria-label={label}
      className={classes.progress ?? ''}
    />
  );
}
