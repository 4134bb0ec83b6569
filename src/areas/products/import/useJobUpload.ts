import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getCreateBatchJobMutationKey } from '#generated/admin/batch-jobs/batch-jobs.ts';
import type { BatchJob, CreateBatchJobBody } from '#generated/admin/admin.schemas.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { jobCreation } from '#shared/export/job-creation.ts';
import { uploadProtected } from '#shared/files/upload-file.ts';
import { removeUploads } from '#shared/files/useUploads.ts';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import type { CreateOnce } from '#shared/save/create-once.ts';
import { PARAMS } from '#app/paths.ts';

export interface JobFile {
  text: string;
  name: string;
  type: string;
}

/** By the context name of their key; the server reads `fileKey`. */
type JobFiles = Readonly<Record<string, JobFile>>;

interface JobUpload {
  type: string;
  /** Path of the job's page. */
  page: string;
  /** Undefined aborts. */
  write: (call: CallOptions) => Promise<JobFiles | undefined>;
  /** Called before the URL names the job. */
  onDone: (job: BatchJob) => void;
}

interface Upload {
  start: () => void;
  stop: () => void;
  isPending: boolean;
  error: ApiError | null;
}

/** A job that may exist. */
interface LostJob {
  files: JobFiles;
  keys: readonly string[];
  once: CreateOnce<CreateBatchJobBody, BatchJob>;
}

const upload = async ({ text, name, type }: JobFile, call: CallOptions): Promise<string> =>
  (await uploadProtected(new File([text], name, { type }), call)).key;

/** True if the job may exist despite the error. */
const mayHaveJob = (failure: unknown): boolean =>
  isApiError(failure) && failure.operation === 'createBatchJob' && failure.outcome === 'unknown';

/** Uploads files and starts a dry run; the URL then names the job. */
export function useJobUpload({ type, page, write, onDone }: JobUpload): Upload {
  const [, setParams] = useSearchParams();
  const calls = useAbortableCalls();
  const lost = useRef<LostJob>(undefined);
  const { mutateAsync, error } = useMutation<BatchJob | undefined, ApiError, CallOptions>({
    mutationKey: getCreateBatchJobMutationKey(),
    meta: { errors: 'form' },
    mutationFn: async (call) => {
      const files = await write(call);
      if (!files) return undefined;
      const { current: earlier } = lost;
      if (earlier && JSON.stringify(earlier.files) === JSON.stringify(files)) {
        const late = await earlier.once.look(call);
        if (late.kind === 'made') return late.record;
        removeUploads(earlier.keys);
      }
      lost.current = undefined;
      const once = createOnce(jobCreation);
      const keys: Record<string, string> = {};
      try {
        for (const [name, file] of Object.entries(files)) keys[name] = await upload(file, call);
        const context = { ...keys, page };
        return await createWithin(once, { type, context, dry_run: true }, call);
      } catch (failure) {
        // If the job exists, it needs its files.
        if (mayHaveJob(failure)) lost.current = { files, keys: Object.values(keys), once };
        else removeUploads(Object.values(keys));
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
