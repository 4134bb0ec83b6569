import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  createBatchJob,
  getCreateBatchJobMutationKey,
} from '#generated/admin/batch-jobs/batch-jobs.ts';
import { createProtectedUpload } from '#generated/admin/uploads/uploads.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { removeUploads } from '#shared/useUploads.ts';
import { PARAMS, paths } from '#app/paths.ts';

import type { Written } from './messages.ts';
import { UnwrittenError } from './useSheet.ts';
import type { SheetState } from './useSheet.ts';

interface Upload {
  start: () => void;
  /** Ends an upload that is under way. */
  stop: () => void;
  isPending: boolean;
  error: ApiError | null;
}

/** Uploads a text as a file; its key on the server. */
async function upload(
  text: string,
  name: string,
  type: string,
  call: CallOptions,
): Promise<string> {
  const { uploads } = await createProtectedUpload(
    { files: new File([text], name, { type }) },
    call,
  );
  return uploads[0]?.key ?? '';
}

/** The file to upload; undefined when there is none, which the check gives the reasons for. */
async function written(state: SheetState, call: CallOptions): Promise<Written | undefined> {
  try {
    return await state.write(call);
  } catch (failure) {
    if (failure instanceof UnwrittenError) return undefined;
    throw failure;
  }
}

/** Whether the server may have made the job although no answer says so. */
const mayHaveJob = (failure: unknown): boolean =>
  isApiError(failure) && failure.operation === 'createBatchJob' && failure.outcome === 'unknown';

/**
 * Uploads the file and lets the server try it. What is to be done for the stock goes along as a file of its own, because
 * whoever confirms the import later, in this browser or another, needs it.
 *
 * @param onDone called when the server has the file, before the page follows the job
 */
export function useUpload(state: SheetState, name: string, onDone: () => void): Upload {
  const [, setParams] = useSearchParams();
  const calls = useOwnCalls();
  const { mutateAsync, error } = useMutation<string | undefined, ApiError, CallOptions>({
    mutationKey: getCreateBatchJobMutationKey(),
    meta: { errors: 'form' },
    mutationFn: async (call) => {
      const file = await written(state, call);
      if (!file) return undefined;
      const { text, orders } = file;
      const keys: string[] = [];
      try {
        const fileKey = await upload(text, name, 'text/csv', call);
        keys.push(fileKey);
        const stockKey = orders && (await upload(orders, 'stock.json', 'application/json', call));
        if (stockKey) keys.push(stockKey);
        const { batch_job: job } = await createBatchJob(
          {
            type: 'product-import',
            context: { fileKey, page: paths.importProducts(), ...(stockKey ? { stockKey } : {}) },
            dry_run: true,
          },
          call,
        );
        return job.id;
      } catch (failure) {
        // A job that may have been made needs its files.
        if (!mayHaveJob(failure)) removeUploads(keys);
        throw failure;
      }
    },
    onSuccess: (id, call) => {
      // Who has left the page meanwhile is not led back to it; the list of activities shows the job.
      if (id === undefined || call.signal.aborted) return;
      onDone();
      setParams({ [PARAMS.job]: id });
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
