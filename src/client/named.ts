import { isApiError, refused } from './error.ts';

/** Names the operation of what `build` refuses. */
export function named<T>(operation: string | undefined, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw refused(error.message, error.cause, operation);
  }
}
