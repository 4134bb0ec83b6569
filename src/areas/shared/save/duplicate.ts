import { isApiError } from '#client/index.ts';

export const isDuplicate = (error: unknown): boolean =>
  isApiError(error) && error.type === 'duplicate_error';
