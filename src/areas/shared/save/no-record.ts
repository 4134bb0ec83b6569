import { noRecord } from '#app/query/no-record.ts';
import { ApiError, isApiError } from '#client/index.ts';

/** An answer without the record leaves the outcome unknown. */
export const withoutRecord = (error: unknown, operation: string): ApiError =>
  isApiError(error) ? error : noRecord(operation, error);

export const notMade = (): ApiError =>
  new ApiError('It wasn’t made', { kind: 'network', outcome: 'failed' });
