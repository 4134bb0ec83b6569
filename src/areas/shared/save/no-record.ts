import { ApiError, isApiError } from '#client/index.ts';

/** An answer without the record leaves the outcome unknown. */
export const withoutRecord = (error: unknown, operation: string): ApiError =>
  isApiError(error)
    ? error
    : new ApiError('The answer has no record', {
        kind: 'unreadable',
        outcome: 'unknown',
        operation,
        cause: error,
      });

export const notMade = (): ApiError =>
  new ApiError('It wasn’t made', { kind: 'network', outcome: 'failed' });
