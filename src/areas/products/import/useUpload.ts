import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  createBatchJob,
  getCreateBatchJobMutationKey,
} from '../../../../generated/admin/batch-jobs/batch-jobs.ts';
import { createProtectedUpload } from '../../../../generated/admin/uploads/uploads.ts';
import type { ApiError } from '../../../client/index.ts';
import { removeUploads } from '../../shared/useUploads.ts';
import { JOB_PARAM } from './params.ts';
import type { SheetState } from './useSheet.ts';

interface Upload {
  start: () => void;
  isPending: boolean;
  error: ApiError | null;
}

/**
 * Uploads the file and lets the server try it.
 *
 * @param onDone called when the server has the file, before the page follows the job
 */
export function useUpload(state: SheetState, name: string, onDone: () => void): Upload {
  const [, setParams] = useSearchParams();
  const { mutate, isPending, error } = useMutation<string, ApiError>({
    mutationKey: getCreateBatchJobMutationKey(),
    meta: { errors: 'form' },
    mutationFn: async () => {
      const file = new File([await state.write()], name, { type: 'text/csv' });
      const { uploads } = await createProtectedUpload({ files: file });
      const fileKey = uploads[0]?.key ?? '';
      try {
        const { batch_job: job } = await createBatchJob({
          type: 'product-import',
          context: { fileKey },
          dry_run: true,
        });
        return job.id;
      } catch (failure) {
        removeUploads([fileKey]);
        throw failure;
      }
    },
    onSuccess: (id) => {
      onDone();
      setParams({ [JOB_PARAM]: id });
    },
  });
  return { start: () => mutate(), isPending, error };
}
