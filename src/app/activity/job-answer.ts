import type { BatchJobResponse } from '#generated/admin/admin.schemas.ts';
import { noRecord } from '../query/no-record.ts';

/**
 * Refuses an answer without the job.
 *
 * @throws ApiError
 */
export function expectJob(answer: Partial<BatchJobResponse> | undefined, operation: string): void {
  if (typeof answer?.batch_job?.id !== 'string') throw noRecord(operation);
}
