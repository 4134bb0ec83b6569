import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  createBatchJob,
  getCreateBatchJobMutationKey,
} from '#generated/admin/batch-jobs/batch-jobs.ts';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { createProtectedUpload } from '#generated/admin/uploads/uploads.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { removeUploads } from '../useUploads.ts';
import { PARAMS } from '#app/paths.ts';

/** A file for a job. */
export interface JobFile {
  text: string;
  name: string;
  /** Its media type. */
  type: string;
}

interface JobUpload {
  /** The server's name for this kind of job. */
  type: string;
  /** Where the job is followed. */
  page: string;
  /**
   * Writes the files, by the names under which the job's context has their keys; the server reads that of `fileKey`.
   * Undefined when there is none, which the page gives the reasons for.
   */
  write: (call: CallOptions) => Promise<Readonly<Record<string, JobFile>> | undefined>;
  /** Called with the job when the server has the files, before the page follows it. */
  onDone: (job: BatchJob) => void;
}

interface Upload {
  start: () => void;
  /** Ends an upload that is under way. */
  stop: () => void;
  isPending: boolean;
  error: ApiError | null;
}

/** Uploads a file; its key on the server. */
async function upload({ text, name, type }: JobFile, call: CallOptions): Promise<string> {
  const { uploads } = await createProtectedUpload(
    { files: new File([text], name, { type }) },
    call,
  );
  return uploads[0]?.key ?? '';
}

/** Whether the server may have made the job although no answer says so. */
const mayHaveJob = (failure: unknown): boolean =>
  isApiError(failure) && failure.operation === 'createBatchJob' && failure.outcome === 'unknown';

/** Uploads the files of an import and lets the server try it; the address then names the job. */
export function useJobUpload({ type, page, write, onDone }: JobUpload): Upload {
  const [, setParams] = useSearchParams();
  const calls = useOwnCalls();
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
        // A job that may have been made needs its files.
        if (!mayHaveJob(failure)) removeUploads(Object.values(keys));
        throw failure;
      }
    },
    onSuccess: (job, call) => {
      // Who has left the page meanwhile is not led back to it; the list of activities shows the job.
      if (job === undefined || call.signal.aborted) return;
      onDone(job);
      setParams({ [PARAMS.job]: job.id });
    },
  });
  return {
    // What failed is shown by the page.
    start: () => void calls.run(mutateAsync).catch(() => undefined),
    stop: calls.stop,
    isPending: calls.isRunning,
    error,
  };
}
