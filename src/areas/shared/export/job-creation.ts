import type { BatchJob, CreateBatchJobBody } from '#generated/admin/admin.schemas.ts';
import { createBatchJob, listBatchJobs } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf, OrderOf } from '#app/query/names.ts';
import type { Creation } from '../save/create-once.ts';

/** The list leaves out `dry_run`, which is then always false. */
const FIELDS = joinNames<FieldOf<typeof listBatchJobs>>(
  'id',
  'type',
  'context',
  'dry_run',
  'created_by',
  'created_at',
  'updated_at',
  'pre_processed_at',
  'confirmed_at',
  'processing_at',
  'completed_at',
  'canceled_at',
  'failed_at',
);

/** Imports have a file of their own, exports a `request`; the server keeps both. */
export const jobCreation: Creation<CreateBatchJobBody, BatchJob> = {
  operation: 'createBatchJob',
  create: async (body, call) => (await createBatchJob(body, call)).batch_job,
  find: async ({ type }, call) =>
    (
      await listBatchJobs(
        {
          type: [type],
          fields: FIELDS,
          order: '-created_at' satisfies OrderOf<typeof listBatchJobs>,
          limit: 10,
        },
        call,
      )
    ).batch_jobs,
  isNamed: ({ context }, body) =>
    context?.fileKey === body.context.fileKey && context?.request === body.context.request,
};
