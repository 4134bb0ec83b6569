import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateBatchJobBodyContext } from '#generated/admin/admin.schemas.ts';
import {
  createBatchJob,
  getCreateBatchJobMutationKey,
  useGetBatchJob,
} from '#generated/admin/batch-jobs/batch-jobs.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isOpen, progressOf, readResult } from '#app/activity/job.ts';
import { useResultFile } from '#app/activity/useResultFile.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import classes from './export.module.css';

/** Milliseconds. */
const LOOK_EVERY = 1000;

interface ExportDialogProps {
  title: string;
  type: string;
  readContext: () => Promise<CreateBatchJobBodyContext>;
  found: string;
  isEmpty: boolean;
  notes?: readonly string[];
  /** Progress of data that the server's file lacks. */
  reading?: (progress: { done: number; total: number }) => string;
  onClose: () => void;
}

export function ExportDialog(props: ExportDialogProps): ReactNode {
  const { title, type, readContext, found, isEmpty, notes = [], reading, onClose } = props;
  const { t } = useTranslation('jobs');
  const calls = useAbortableCalls();
  const start = useMutation<string, ApiError, CallOptions>({
    mutationKey: getCreateBatchJobMutationKey(),
    meta: { errors: 'form' },
    mutationFn: async (call) => {
      const { batch_job: job } = await createBatchJob(
        { type, context: await readContext(), dry_run: false },
        call,
      );
      return job.id;
    },
  });
  const startError = useErrorText(start.error);
  const look = useGetBatchJob(start.data ?? '', {
    query: {
      enabled: start.data !== undefined,
      refetchInterval: ({ state }) =>
        state.data === undefined || isOpen(state.data.batch_job) ? LOOK_EVERY : false,
    },
  });
  const lookError = useErrorText(look.error);
  const job = look.data?.batch_job;
  const file = useResultFile();
  const result = readResult(job?.result);
  const fileKey = job?.status === 'completed' ? result.fileKey : undefined;
  const hasFailed = job?.status === 'failed' || job?.status === 'canceled';
  const isRunning = start.isPending || (start.data !== undefined && !fileKey && !hasFailed);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('export.close')}
          </Button>
          {fileKey === undefined ? (
            <Button
              loading={isRunning}
              disabled={isEmpty} // Errors show below.
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
        <p className={classes.text}>{found}</p>
        {notes.map((note) => (
          <p key={note} className={classes.dim}>
            {note}
          </p>
        ))}
        {isRunning ? (
          <div className={classes.content} role="status">
            <p className={classes.text}>{t('export.running')}</p>
            <Progress value={(progressOf(result) ?? 1) * 100} animated striped aria-label={title} />
            {look.isError ? <Banner tone="warning">{lookError.text}</Banner> : null}
          </div>
        ) : null}
        {fileKey === undefined ? null : (
          <p className={classes.text} role="status">
            {(file.progress && reading?.(file.progress)) ?? t('export.done')}
          </p>
        )}
        {hasFailed || start.error ? (
          <Banner tone="bad">{startError?.text ?? t('export.failed')}</Banner>
        ) : null}
      </div>
    </Dialog>
  );
}
