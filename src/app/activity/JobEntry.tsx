import { Button, Progress } from '@mantine/core';
import { IconDownload, IconFileExport, IconFileImport, IconListDetails } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { useCancelBatchJob, useConfirmBatchJob } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { useGetUser } from '#generated/admin/users/users.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { plainText } from '#ui/format/instant.ts';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import {
  canCancel,
  canConfirm,
  isOpen,
  isStuck,
  plainKind,
  pageOf,
  progressOf,
  readResult,
  sourceFile,
} from './job.ts';
import { expectJob } from './job-answer.ts';
import { JobErrors } from './JobErrors.tsx';
import { JobPlan } from './JobPlan.tsx';
import { kindName } from './names.ts';
import { useActivityFormat } from './useActivityFormat.ts';
import { useResultFile } from './useResultFile.ts';
import classes from './activity.module.css';

const tones: Record<BatchJob['status'], Tone> = {
  created: 'neutral',
  pre_processed: 'warning',
  confirmed: 'info',
  processing: 'info',
  completed: 'good',
  canceled: 'neutral',
  failed: 'bad',
};

function KindIcon({ type }: { type: string }): ReactNode {
  const common = { size: 18, stroke: 1.6, className: classes.icon ?? '', 'aria-hidden': true };
  if (plainText(type).endsWith('import')) return <IconFileImport {...common} />;
  return plainText(type).endsWith('export') ? (
    <IconFileExport {...common} />
  ) : (
    <IconListDetails {...common} />
  );
}

interface JobEntryProps {
  job: BatchJob;
  now: number;
  userId: string;
  isDated?: boolean;
}

export function JobEntry({ job, now, userId, isDated = false }: JobEntryProps): ReactNode {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const { size } = useActivityFormat();
  const result = readResult(job.result);
  const confirm = useConfirmBatchJob({
    mutation: { onSuccess: (answer) => expectJob(answer, 'confirmBatchJob') },
  });
  const cancel = useCancelBatchJob({
    mutation: { onSuccess: (answer) => expectJob(answer, 'cancelBatchJob') },
  });
  const file = useResultFile();
  const busy = confirm.isPending || cancel.isPending;
  const name = kindName(job.type, t);
  const source = sourceFile(job);
  const fileKey = job.status === 'completed' ? result.fileKey : undefined;
  const page = pageOf(job);
  const link = isOpen(job) || job.status === 'completed' ? page : undefined;
  return (
    <div className={classes.row} role="group" aria-label={name}>
      <KindIcon type={job.type} />
      <div className={classes.content}>
        <div className={classes.titleRow}>
          <span className={classes.title}>{name}</span>
          <StatusBadge tone={tones[job.status] ?? 'neutral'}>
            {job.status in tones ? t(`status.${job.status}`) : plainKind(job.status)}
          </StatusBadge>
        </div>
        {source ? (
          <p className={classes.text} data-no-translate>
            <bdi>{source}</bdi>
          </p>
        ) : null}
        <p className={classes.meta}>
          <CreatedBy createdBy={job.created_by} userId={userId} />
          <RelativeTime instant={job.created_at} later={isDated ? 'day' : 'time'} />
        </p>
        {isOpen(job) && !canConfirm(job) ? <JobProgress job={job} /> : null}
        {isStuck(job, now) ? <p className={classes.text}>{t('stuck')}</p> : null}
        {canConfirm(job) ? <JobPlan result={result} /> : null}
        <JobErrors errors={result.errors} />
        {fileKey !== undefined || canConfirm(job) || canCancel(job) || link ? (
          <div className={classes.actions}>
            {fileKey === undefined ? null : (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconDownload size={15} stroke={1.6} aria-hidden />}
                loading={file.isPending}
                onClick={() => file.open(fileKey)}
              >
                {result.fileSize === undefined
                  ? t('download')
                  : t('downloadSize', { size: size(result.fileSize) })}
              </Button>
            )}
            {link === undefined ? null : (
              <Button component={Link} to={link} size="compact-sm" variant="default">
                {t('open')}
              </Button>
            )}
            {canConfirm(job) && link === undefined ? (
              <Button
                size="compact-sm"
                loading={confirm.isPending}
                // Stale until the refetch.
                disabled={busy || confirm.isSuccess || cancel.isSuccess}
                onClick={() => confirm.mutate({ id: job.id })}
              >
                {job.type.endsWith('import') ? t('confirm') : common('actions.confirm')}
              </Button>
            ) : null}
            {canCancel(job) ? (
              <Button
                size="compact-sm"
                variant="default"
                loading={cancel.isPending}
                disabled={busy || cancel.isSuccess}
                onClick={() => cancel.mutate({ id: job.id })}
              >
                {t('cancel')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function JobProgress({ job }: { job: BatchJob }): ReactNode {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  const { percent } = useActivityFormat();
  const result = readResult(job.result);
  const share = progressOf(result);
  if (share === undefined) return null;
  return (
    <div className={classes.progress}>
      <Progress.Root size="sm" className={classes.bar ?? ''}>
        <Progress.Section
          value={share * 100}
          aria-label={t('progressLabel')}
          aria-valuetext={percent(share)}
        />
      </Progress.Root>
      <span className={classes.meta}>
        {t('progress', { done: number(result.done ?? 0), count: number(result.count ?? 0) })}
      </span>
    </div>
  );
}

function CreatedBy({ createdBy, userId }: { createdBy: string | null; userId: string }): ReactNode {
  const { t } = useTranslation('activity');
  const isOther = createdBy !== null && createdBy !== userId;
  const { data } = useGetUser(createdBy ?? '', { query: { enabled: isOther } });
  if (createdBy === userId) return <span>{t('byYou')}</span>;
  if (!data) return null;
  const { first_name: first, last_name: last, email } = data.user;
  return <span>{t('by', { name: [first, last].filter(Boolean).join(' ') || email })}</span>;
}
