import { isApiError } from '#client/index.ts';

/** Whether a save failed because another record has the same name, address or the like already. */
export const isDuplicate = (error: unknown): boolean =>
  isApiError(error) && error.type === 'duplicate_error';
