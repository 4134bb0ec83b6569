import { ApiError } from '#client/index.ts';

/** An answer without the record leaves the outcome unknown. */
export const noRecord = (operation: string, cause?: unknown): ApiError =>
  new ApiError('The answer has no record', {
    kind: 'unreadable',
    outcome: 'unknown',
    operation,
    cause,
  });
