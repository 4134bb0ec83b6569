import { Alert, Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createBatchJob,
  getCreateBatchJobMutationKey,
  useGetBatchJob,
} from '#generated/admin/batch-jobs/batch-jobs.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isOpen, progressOf, readResult } from '#app/activity/job.ts';
import { useResultFile } from '#app/activity/useResultFile.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { exportContext } from './context.ts';
import classes from './export.module.css';

/** Milliseconds between two looks at a job that is under way. */
const LOOK_EVERY = 1000;

interface ExportDialogProps {
  view: ListView;
  count: number | undefined;
  onClose: () => void;
}

/** Exports what the list finds, on all of its pages. */
export function ExportDialog({ view, count, onClose }: ExportDialogProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const client = useQueryClient();
  const calls = useOwnCalls();
  const start = useMutation<string, ApiError, CallOptions>({
    mutationKey: getCreateBatchJobMutationKey(),
    meta: { errors: 'form' },
    mutationFn: async (call) => {
      const { batch_job: job } = await createBatchJob(
        { type: 'product-export', context: await exportContext(client, view), dry_run: false },
        call,
      );
      return job.id;
    },
  });
  const startError = useErrorText(start.error);
  const job = useGetBatchJob(start.data ?? '', {
    query: {
      enabled: start.data !== undefined,
      refetchInterval: ({ state }) =>
        state.data === undefined || isOpen(state.data.batch_job) ? LOOK_EVERY : false,
    },
  }).data?.batch_job;
  const file = useResultFile();
  const result = readResult(job?.result);
  const fileKey = job?.status === 'completed' ? result.fileKey : undefined;
  const hasFailed = job?.status === 'failed' || job?.status === 'canceled';
  const isRunning = start.isPending || (start.data !== undefined && !fileKey && !hasFailed);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('export.title')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('export.close')}
          </Button>
          {fileKey === undefined ? (
            <Button
              loading={isRunning}
              disabled={count === 0} // What failed is shown below.
              onClick={() => void calls.run(start.mutateAsync).catch(() => undefined)}
            >
              {t('export.start')}
            </Button>
          ) : (
            <Button
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              loading={file.isPending}
              onClick={() => file.open(fileKey)}
            >
              {t('export.download')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.content}>
        <p className={classes.text}>
          {count === 0
            ? t('export.none')
            : count === undefined
              ? t('export.all')
              : t('export.count', { count, number: number(count) })}
        </p>
        <p className={classes.dim}>{t('export.note')}</p>
        <p className={classes.dim}>{t('export.stockNote')}</p>
        {isRunning ? (
          <div className={classes.content} role="status">
            <p className={classes.text}>{t('export.running')}</p>
            <Progress
              value={(progressOf(result) ?? 1) * 100}
              animated
              striped
              aria-label={t('export.title')}
            />
          </div>
        ) : null}
        {fileKey === undefined ? null : (
          <p className={classes.text} role="status">
            {file.progress === undefined
              ? t('export.done')
              : t('export.reading', {
                  count: file.progress.total,
                  done: number(file.progress.done),
                  number: number(file.progress.total),
                })}
          </p>
        )}
        {hasFailed || start.error ? (
          <Alert color="red" variant="light" role="alert">
            {startError?.text ?? t('export.failed')}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
