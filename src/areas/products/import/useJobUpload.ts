import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  createBatchJob,
  getCreateBatchJobMutationKey,
} from '#generated/admin/batch-jobs/batch-jobs.ts';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { createProtectedUpload } from '#generated/admin/uploads/uploads.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { removeUploads } from '#shared/files/useUploads.ts';
import { PARAMS } from '#app/paths.ts';

export interface JobFile {
  text: string;
  name: string;
  type: string;
}

interface JobUpload {
  type: string;
  /** Path of the job's page. */
  page: string;
  /** Files by the context name of their key; the server reads `fileKey`. Undefined aborts. */
  write: (call: CallOptions) => Promise<Readonly<Record<string, JobFile>> | undefined>;
  /** Called before the URL names the job. */
  onDone: (job: BatchJob) => void;
}

interface Upload {
  start: () => void;
  stop: () => void;
  isPending: boolean;
  error: ApiError | null;
}

async function upload({ text, name, type }: JobFile, call: CallOptions): Promise<string> {
  const { uploads } = await createProtectedUpload(
    { files: new File([text], name, { type }) },
    call,
  );
  return uploads[0]?.key ?? '';
}

/** True if the job may exist despite the error. */
const mayHaveJob = (failure: unknown): boolean =>
  isApiError(failure) && failure.operation === 'createBatchJob' && failure.outcome === 'unknown';

/** Uploads files and starts a dry run; the URL then names the job. */
export function useJobUpload({ type, page, write, onDone }: JobUpload): Upload {
  const [, setParams] = useSearchParams();
  const calls = useAbortableCalls();
  const { mutateAsync, error } = useMutation<BatchJob | undefined, ApiError, CallOptions>({
    mutationKey: getCreateBatchJobMutationKey(),
    meta: { errors: 'form' },
    mutationFn: async (call) => {
      const files = await write(call);
      if (!files) return undefined;
      const keys: Record<string, string> = {};
      try {
        for (const [name, file] of Object.entries(files)) keys[name] = await upload(file, call);
        const { batch_job: job } = await createBatchJob(
          { type, context: { ...keys, page }, dry_run: true },
          call,
        );
        return job;
      } catch (failure) {
        // If the job exists, it needs its files.
        if (!mayHaveJob(failure)) removeUploads(Object.values(keys));
        throw failure;
      }
    },
    onSuccess: (job, call) => {
      // The user has left the page.
      if (job === undefined || call.signal.aborted) return;
      // A press before the job's page is shown would start another.
      calls.finish();
      onDone(job);
      setParams({ [PARAMS.job]: job.id });
    },
  });
  return {
    // The page shows errors.
    start: () => void calls.run(mutateAsync).catch(() => undefined),
    stop: calls.stop,
    isPending: calls.isRunning,
    error,
  };
}
