import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateBatchJobBodyContext } from '#generated/admin/admin.schemas.ts';
import { useGetBatchJob } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { isOpen, progressOf, readResult } from '#app/activity/job.ts';
import { useResultFile } from '#app/activity/useResultFile.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { randomKey } from '#client/index.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { CreateNotice } from '../save/CreateNotice.tsx';
import { useCreateOnce } from '../save/useCreateOnce.ts';
import classes from './export.module.css';
import { jobCreation } from './job-creation.ts';

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
  const { t: common } = useTranslation('common');
  const [request] = useState(randomKey);
  const [id, setId] = useState<string>();
  const starting = useCreateOnce({
    creation: jobCreation,
    onMade: (made) => setId(made.id),
    isReused: true,
  });
  const { notice, isUnknown } = starting;
  const startError = useErrorText(starting.error);
  const start = async (): Promise<void> => {
    if (isUnknown) {
      await starting.look();
      return;
    }
    setId(undefined);
    await starting.submit(async () => ({
      type,
      context: { ...(await readContext()), request },
      dry_run: false,
    }));
  };
  const look = useGetBatchJob(id ?? '', {
    query: {
      enabled: id !== undefined,
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
  const isRunning = starting.isRunning || (id !== undefined && !fileKey && !hasFailed);
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
            <Button loading={isRunning} disabled={isEmpty} onClick={() => void start()}>
              {isUnknown
                ? common('actions.checkAgain')
                : notice === 'differs'
                  ? common('actions.createAnother')
                  : t('export.start')}
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
        {hasFailed || starting.error ? (
          <Banner tone="bad">{startError?.text ?? t('export.failed')}</Banner>
        ) : null}
        {notice ? <CreateNotice kind={notice} /> : null}
      </div>
    </Dialog>
  );
}
